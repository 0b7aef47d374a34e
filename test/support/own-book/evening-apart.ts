/**
 * A club's own book with a fine of its own and without the tout, and the hands of an evening that other
 * books read in another way.
 */

/** The changes to `vlk-1970`. */
export const APART = {
  added: [{ code: 'telefon', words: { da: 'Telefon, der ringer' }, stage: 'play', price: 5 }],
  notPlayed: ['tout'],
} as const;

/**
 * The hands of three players, the first of whom deals: a telephone rings, a misdeal, all tricks as they
 * are counted where no tout is played, and a plain one. `brix-1996` has another player deal after the
 * misdeal; `wolff-1899` counts all three.
 */
export function handsApart([a, b, c]: readonly string[]): readonly object[] {
  return [
    {
      events: [{ kind: 'pagat-won', player: c }],
      lastTrick: { winner: c, ultimoCards: [] },
      count: [
        { player: a, points: 26 },
        { player: c, points: 26 },
      ],
      fines: [{ player: c, code: 'other', own: 'telefon', stage: 'play' }],
    },
    { redeal: true, fines: [{ player: b, code: 'misdeal', stage: 'deal' }] },
    {
      trickless: [a, c],
      events: [{ kind: 'pagat-won', player: b }],
      lastTrick: { winner: b, ultimoCards: [] },
      count: [
        { player: b, points: 77 },
        { player: c, points: 1 },
      ],
    },
    {
      events: [{ kind: 'pagat-won', player: a }],
      lastTrick: { winner: a, ultimoCards: [] },
      count: [
        { player: a, points: 20 },
        { player: c, points: 30 },
      ],
    },
  ];
}
