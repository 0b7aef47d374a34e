import { saltOf } from '../../platform/chance/chance.js';
import { canonical } from './canonical.js';
import { sha256 } from './chain.js';

/**
 * A name that an event gives a person, as it is kept beside the log. The log can never be changed, and a
 * person may want to be forgotten: so the log itself holds a digest of the name only
 * (docs/decisions, leaving for good).
 */
export interface PersonName {
  /** The member or the user. */
  readonly person: string;
  /** Without it, names that are guessed could be tried. */
  readonly salt: string;
  readonly name: string;
}

/** The change of names by an event. */
export interface Naming {
  /** The member or the user whose name the payload gives; null where it gives nobody's. */
  readonly person: string | null;
  /** The members and users whose names are erased with it. */
  readonly forgets: readonly string[];
}

const SALT_BYTES = 16;

/** A salt that nobody had before. */
export function newSalt(): string {
  return saltOf(SALT_BYTES);
}

/**
 * The digest of a name in the log: SHA-256 of the canonical JSON `[club, salt, name]`, in hexadecimal.
 */
export function nameDigest(clubId: string, { salt, name }: Omit<PersonName, 'person'>): string {
  return sha256(canonical([clubId, salt, name]));
}
