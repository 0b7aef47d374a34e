import type { Course } from '../../../src/evening/course.js';
import { standingsByHand } from '../../../src/evening/standings-by-hand.js';
import { useTranslation } from '../../words/use-translation.js';
import type { PlotLine } from './plot.js';
import type { NameOf } from '../people/use-names.js';

/** The data of an evening's plot. */
export interface EveningPlot {
  readonly lines: readonly PlotLine[];
  readonly places: readonly string[];
}

/** The standings of an evening hand by hand, to be drawn; null until a hand has been played. */
export function useEveningPlot(
  nameOf: NameOf,
  placeOf: (player: string) => number | undefined,
): (course: Course) => EveningPlot | null {
  const { t } = useTranslation('evening-page');
  return (course) => {
    const then = standingsByHand(course);
    if (then.every(({ hand }) => hand === null)) return null;
    const players = then.at(-1)?.standings ?? [];
    return {
      places: then.map(({ hand }, index) => {
        if (index === 0) return t('begin');
        return hand === null ? '' : String(hand);
      }),
      lines: players.map(({ player }) => ({
        id: player,
        name: nameOf(player),
        place: placeOf(player),
        values: then.map(
          ({ standings }) => standings.find((one) => one.player === player)?.points ?? null,
        ),
      })),
    };
  };
}
