import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import type { HandView } from '../../api/evenings/club-queries.js';
import { useNameList } from '../../parts/people/player-name.js';
import type { NameOf } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';

type Game = NonNullable<HandView['games']>[number];

interface Bid {
  readonly games?: readonly Pick<Game, 'contract' | 'declarer' | 'partner'>[];
}

/** A hand of Königrufen in lines: the bid, the announcements, and the outcome. */
export function useKoenigrufenLines(
  nameOf: NameOf,
): (record: KoenigrufenHandRecord, hand: HandView) => readonly string[] {
  const said = useAnnouncementWords(nameOf);
  const outcome = useOutcome(nameOf);
  return (record, hand) => [...said(record, hand), ...outcome(hand)];
}

/** The bid, the announcements, and the sides. */
export function useAnnouncementWords(nameOf: NameOf) {
  const { t } = useTranslation(['session', 'cards']);
  return (record: KoenigrufenHandRecord, { games = [] }: Bid): readonly string[] => {
    const { contract, calledKing, kontra, personalKontra, announcements, gaveUp } = record;
    const kontraWord = (word: 'kontra' | 'rekontra' | 'subkontra') => t(`kontras.${word}`);
    return [
      ...(contract === 'trischaken' ? [t('lines.trischaken')] : []),
      ...games.map(({ contract: game, declarer, partner }) => {
        const names = { name: nameOf(declarer), contract: t(`contracts.${game}`) };
        if (partner === null) return t('lines.contract', names);
        return t('lines.contractWith', { ...names, partner: nameOf(partner) });
      }),
      ...(calledKing == null
        ? []
        : [
            t('lines.called', {
              king: calledKing === 'fourth' ? t('lines.fourth') : t(`cards:kings.${calledKing}`),
            }),
          ]),
      ...(gaveUp === true ? [t('lines.gaveUp')] : []),
      ...(kontra == null ? [] : [t('lines.kontra', { kontra: kontraWord(kontra) })]),
      ...(personalKontra ?? []).map((one) =>
        t('lines.personalKontra', { name: nameOf(one.player), kontra: kontraWord(one.kontra) }),
      ),
      ...(announcements ?? []).map(({ figure, player, kontra: on }) => {
        const names = { name: nameOf(player), figure: t(`figures.${figure}`) };
        if (on == null) return t('lines.announced', names);
        return t('lines.announcedKontra', { ...names, kontra: kontraWord(on) });
      }),
    ];
  };
}

function useOutcome(nameOf: NameOf) {
  const { t } = useTranslation('session');
  const list = useNameList();
  return ({ games = [], figures = [], count, trischaken }: HandView): readonly string[] => [
    ...(count == null
      ? []
      : [
          t('lines.sideCount', {
            declarer: cardPoints(count.declarer),
            opponents: cardPoints(count.opponents),
          }),
        ]),
    ...figures.map(({ figure, side, made }) =>
      t(made ? 'lines.figureMade' : 'lines.figureLost', {
        side: t(`sides.${side}`),
        figure: t(`figures.${figure}`),
      }),
    ),
    ...games.map(({ contract, declarer, won }) =>
      t(won ? 'lines.won' : 'lines.lost', {
        name: nameOf(declarer),
        contract: t(`contracts.${contract}`),
      }),
    ),
    ...(trischaken == null
      ? []
      : [
          t('lines.losers', { names: list(trischaken.losers.map(nameOf)) }),
          ...(trischaken.mayor ? [t('lines.mayor')] : []),
          ...(trischaken.virgins.length > 0
            ? [t('lines.virgins', { names: list(trischaken.virgins.map(nameOf)) })]
            : []),
        ]),
  ];
}

const THIRDS = ['', '⅓', '⅔'] as const;

/** Card points out of blad, which are thirds: 115 is `38⅓`. */
function cardPoints(blad: number): string {
  return `${Math.floor(blad / 3)}${THIRDS[blad % 3] ?? ''}`;
}
