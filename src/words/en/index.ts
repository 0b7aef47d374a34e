import type { Language } from '../language.js';
import log from './log.js';
import evening from './reasons/evening.js';
import koenigrufen from './reasons/koenigrufen.js';
import service from './reasons/service.js';
import shared from './reasons/shared.js';
import tarok from './reasons/tarok.js';
import vocabulary from './vocabulary.js';

export default {
  vocabulary,
  log,
  reasons: { ...shared, ...tarok, ...koenigrufen, ...evening, ...service },
} satisfies Language;
