/**
 * Which way a rank moved, and by how many places.
 *
 * @param before null for who was not ranked then
 */
export function rankMoved(rank: number, before: number | null) {
  if (before === null) return { way: 'new', places: 0 } as const;
  if (before === rank) return { way: 'same', places: 0 } as const;
  return { way: before > rank ? 'up' : 'down', places: Math.abs(before - rank) } as const;
}
