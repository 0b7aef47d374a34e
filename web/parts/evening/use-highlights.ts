import type { Course } from '../../../src/evening/course.js';
import {
  highlightsOf,
  type FullestPot,
  type HandFeat,
  type Highlights,
} from '../../../src/evening/highlights.js';
import type { Rules } from '../../../src/rules/game.js';
import { useTranslation } from '../../words/use-translation.js';
import { useNameList } from '../people/player-name.js';
import { plainPoints } from '../figures/points.js';
import type { NameOf } from '../people/use-names.js';

/** Something that happened in an evening, in words. */
export interface HighlightLine {
  readonly key: string;
  /** Where it leads; null before the first hand. */
  readonly hand: number | null;
  /** 'Hånd 7' */
  readonly where: string;
  readonly what: string;
}

/** The events of an evening, the greatest first. Words: `evening-page`, `cards`, `payments`. */
export function useHighlights(
  nameOf: NameOf,
): (rules: Rules, course: Course) => readonly HighlightLine[] {
  const { t } = useTranslation(['evening-page', 'payments']);
  const greatest = useGreatest(nameOf);
  const wordsOfFeat = useFeatWords(nameOf);
  return (rules, course) => {
    const highlights = highlightsOf(rules, course);
    return [
      ...greatest(highlights),
      ...highlights.feats.map((feat, index) => ({
        key: `feat ${index}`,
        hand: feat.hand,
        where: t('hand', { number: feat.hand }),
        what: wordsOfFeat(feat),
      })),
    ];
  };
}

function useGreatest(nameOf: NameOf): (highlights: Highlights) => readonly HighlightLine[] {
  const { t } = useTranslation(['evening-page', 'payments']);
  const list = useNameList();
  const whereOf = ({ hand, isBetween }: FullestPot) => {
    if (hand === null) return t('beforeFirst');
    return t(isBetween ? 'between' : 'hand', { number: hand });
  };
  return ({ biggestHand, topContract, fullestPot }) => {
    const lines: HighlightLine[] = [];
    if (biggestHand !== null) {
      const { hand, player, points } = biggestHand;
      const what = t('biggestHand', { name: nameOf(player), points: plainPoints(points) });
      lines.push({ key: 'biggest', hand, where: t('hand', { number: hand }), what });
    }
    if (topContract !== null) {
      const { hand, contract, games } = topContract;
      const said = list(
        games.map(({ player, won }) => t(won ? 'won' : 'lost', { name: nameOf(player) })),
      );
      const what = t('topContract', { contract: t(`contracts.${contract}`), games: said });
      lines.push({ key: 'contract', hand, where: t('hand', { number: hand }), what });
    }
    if (fullestPot !== null) {
      const { pot, points, hand } = fullestPot;
      const pots = t(`payments:parties.${pot}`);
      const what = t('fullestPot', { pot: pots, points: plainPoints(points) });
      lines.push({ key: 'pot', hand, where: whereOf(fullestPot), what });
    }
    return lines;
  };
}

function useFeatWords(nameOf: NameOf): (feat: HandFeat) => string {
  const { t } = useTranslation(['evening-page', 'cards']);
  const list = useNameList();
  return ({ kind, players, card, isDeclared, taken }) => {
    const names = list(players.map(nameOf));
    const what =
      kind === 'king-ultimo' && card === null
        ? t('kingUltimo', { names })
        : t(`feats.${kind}`, { names, card: card === null ? '' : t(`cards:ultimoCards.${card}`) });
    if (isDeclared) return t('declared', { what });
    if (taken === 0) return what;
    return t(kind === 'tout' ? 'takenBoth' : 'taken', { what, points: plainPoints(taken) });
  };
}
