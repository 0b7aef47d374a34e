import type { KoenigrufenTopicId } from './koenigrufen/topics.js';
import type { TarokTopicId } from './tarok/topics.js';

/** What can be asked for by name at the table of a game. */
export type Term = TarokTopicId | KoenigrufenTopicId;
