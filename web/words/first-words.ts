import type { RoomName } from './rooms.js';
import type { Words } from './translate.js';

/**
 * What a language says on a first look, and the ways to the rest of its words: one file a language, so
 * that nobody fetches the ways to the words of the others.
 */
export interface FirstWords {
  readonly rooms: Readonly<Partial<Record<RoomName, Words>>>;
  /** By their paths: `../sv/wall.ts`. */
  readonly files: Readonly<Partial<Record<string, () => Promise<{ readonly default: Words }>>>>;
}
