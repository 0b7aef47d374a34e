import type { KoenigrufenTopicId } from '../koenigrufen/summary/topics.js';
import type { TarokTopicId } from '../tarok/summary/topics.js';

/** What can be asked for by name at the table of a game. */
export type Term = TarokTopicId | KoenigrufenTopicId;
