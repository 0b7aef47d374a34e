import { byGame, type HandRecord } from '../../../src/rules/game.js';
import type { HandView } from '../../api/evenings/club-queries.js';
import { useTranslation } from '../../words/use-translation.js';
import { useNameList } from '../people/player-name.js';
import type { NameOf } from '../people/use-names.js';

/** A hand in a line: its deciding event. Words: rooms `session` and `cards`. */
export function useHandSummary(nameOf: NameOf): (hand: HandView) => string {
  const { t } = useTranslation(['session', 'cards']);
  const list = useNameList();
  const koenigrufen = ({ games = [], trischaken }: HandView): readonly string[] => [
    ...games.map(({ contract, declarer, won }) => {
      const said = { contract: upper(t(`contracts.${contract}`)), name: nameOf(declarer) };
      return t(won ? 'summary.won' : 'summary.lost', said);
    }),
    ...(trischaken == null
      ? []
      : [t('summary.trischaken', { names: list(trischaken.losers.map(nameOf)) })]),
  ];
  const tarok = ({ nolo, tout, ultimo, bagud = [], record }: HandView): readonly string[] => {
    const special = [
      ...(tout == null ? [] : [t('summary.tout', { name: nameOf(tout) })]),
      ...(nolo == null ? [] : [t('summary.nolo', { name: nameOf(nolo) })]),
      ...(ultimo == null
        ? []
        : [
            t('summary.ultimo', {
              card: t(`cards:ultimoCards.${ultimo.card}`),
              name: nameOf(ultimo.player),
            }),
          ]),
      ...bagud.map(({ card, player }) =>
        t('summary.bagud', { card: t(`cards:ultimoCards.${card}`), name: nameOf(player) }),
      ),
    ];
    if (special.length > 0) return special;
    const winner = lastTrickOf(record);
    return winner === null ? [] : [t('summary.lastTrick', { name: nameOf(winner) })];
  };
  return (hand) => {
    // The rules themselves read this record once; a voided hand has none.
    const record = hand.record as unknown as HandRecord | null;
    const said =
      record === null
        ? []
        : byGame(record, { tarok: () => tarok(hand), koenigrufen: () => koenigrufen(hand) });
    const isOrdinary = hand.kind === 'played';
    return [...(isOrdinary ? [] : [t(`kinds.${hand.kind}`)]), ...said].join(' · ');
  };
}

/** The winner of the last trick, in a record of Tarok; null where there is none. */
function lastTrickOf(record: HandView['record']): string | null {
  if (record === null || !('lastTrick' in record)) return null;
  return record.lastTrick?.winner ?? null;
}

export function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
