import type { Language } from '../language.js';
import evening from './reasons/evening.js';
import koenigrufen from './reasons/koenigrufen.js';
import service from './reasons/service.js';
import shared from './reasons/shared.js';
import tarok from './reasons/tarok.js';
import vocabulary from './vocabulary.js';

const words: Language = {
  vocabulary,
  reasons: { ...shared, ...tarok, ...koenigrufen, ...evening, ...service },
};

export default words;
