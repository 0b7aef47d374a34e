/** Fewer than so many are no ground for a share. */
export const FEWEST = 10;

/** How often something happened, of how many times it could have. */
export interface Share {
  readonly made: number;
  readonly of: number;
  /** `made` by `of`; null where `of` is fewer than ten. */
  readonly share: number | null;
}

export function shareOf(made: number, of: number): Share {
  return { made, of, share: of < FEWEST ? null : made / of };
}
