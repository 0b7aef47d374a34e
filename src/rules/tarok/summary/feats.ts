import type { Feat } from '../../feat.js';
import type { TarokOutcome } from '../settle.js';

/** The feats of a hand of Tarok: a tout, a nolo, an ultimo, and baguds. */
export function featsOf({ tout, nolo, ultimo, bagud }: TarokOutcome): readonly Feat[] {
  const feats: Feat[] = [];
  const alone = { card: null, isDeclared: false };
  if (tout !== null) feats.push({ kind: 'tout', players: [tout], ...alone });
  if (nolo !== null) feats.push({ kind: 'nolo', players: [nolo], ...alone });
  if (ultimo !== null) {
    const { player, card } = ultimo;
    const kind = card === 'pagat' ? 'pagat-ultimo' : 'king-ultimo';
    feats.push({ kind, players: [player], card, isDeclared: false });
  }
  for (const { player, card } of bagud) {
    const kind = card === 'pagat' ? 'pagat-bagud' : 'king-bagud';
    feats.push({ kind, players: [player], card, isDeclared: false });
  }
  return feats;
}
