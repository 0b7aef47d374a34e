import type { DisputeFile } from '../../api/evenings/club-queries.js';

/** The members with whom somebody may decide a dispute. */
export interface Deciders {
  /** The member's own part in it; null for none. */
  readonly part: DisputeFile['parties'][number]['part'] | null;
  /** The other members without a part. */
  readonly withoutPart: readonly string[];
  /** Whether the member decides only with one of these. */
  readonly needsSecond: boolean;
}

/** The members with whom somebody may decide a dispute, as the service judges it. */
export function decidersFor(
  { parties, withoutPart }: Pick<DisputeFile, 'parties' | 'withoutPart'>,
  me: string | null,
): Deciders {
  const part = parties.find(({ member }) => member === me)?.part ?? null;
  const others = withoutPart.filter((id) => id !== me);
  return { part, withoutPart: others, needsSecond: part !== null && others.length > 0 };
}
