/** People of the parts, who exist nowhere else: a short name, and one that needs several lines. */
export const PEOPLE = [
  { id: 'a', name: 'Bo' },
  { id: 'b', name: 'Kirsten Holm' },
  { id: 'c', name: 'Søren Kjærgaard-Østergaard' },
  { id: 'd', name: 'Ülkü Ærø' },
] as const;

export function nameOf(player: string): string {
  return PEOPLE.find(({ id }) => id === player)?.name ?? player;
}

export function placeOf(player: string): number {
  return PEOPLE.findIndex(({ id }) => id === player);
}
