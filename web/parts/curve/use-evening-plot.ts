import type { Course } from '../../../src/evening/course.js';
import { standingsByHand } from '../../../src/evening/standings-by-hand.js';
import { useTranslation } from '../../words/use-translation.js';
import { sparse, type PlotLine } from './plot.js';
import type { NameOf } from '../people/use-names.js';

/** The data of an evening's plot. */
export interface EveningPlot {
  readonly lines: readonly PlotLine[];
  readonly places: readonly string[];
}

/** So many numbers of hands have room below a plot. */
const MOST_PLACES = 8;

/** The standings of an evening hand by hand, to be drawn; null until a hand has been played. */
export function useEveningPlot(nameOf: NameOf): (course: Course) => EveningPlot | null {
  const { t } = useTranslation('evening-page');
  return (course) => {
    const then = standingsByHand(course);
    if (then.every(({ hand }) => hand === null)) return null;
    const players = then.at(-1)?.standings ?? [];
    const numbers = sparse(
      then.map(({ hand }) => (hand === null ? '' : String(hand))),
      MOST_PLACES,
    );
    return {
      places: numbers.map((number, index) => (index === 0 ? t('begin') : number)),
      lines: players.map(({ player }) => ({
        id: player,
        name: nameOf(player),
        values: then.map(
          ({ standings }) => standings.find((one) => one.player === player)?.points ?? null,
        ),
      })),
    };
  };
}
