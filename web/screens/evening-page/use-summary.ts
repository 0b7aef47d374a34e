import { timeOfEvening } from '../../parts/evening/time-of-evening.js';
import { useQuery } from '@tanstack/react-query';
import { heldAt } from '../../../src/evening/held.js';
import { gameOf } from '../../../src/rules/game.js';
import type { KeeperName } from '../../../src/rules/payment.js';
import { sessionQuery } from '../../api/evenings/evening-queries.js';
import { handsThatCount } from '../../evening/counted-hands.js';
import type { Evening } from '../../evening/evening.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { plainPoints, signedPoints } from '../../parts/figures/points.js';
import { useSignedMoney } from '../../parts/figures/signed-money.js';
import { useEveningPlot, type EveningPlot } from '../../parts/curve/use-evening-plot.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useSettling } from '../../parts/settling/use-settling.js';
import { useHighlights, type HighlightLine } from '../../parts/evening/use-highlights.js';
import { useTranslation } from '../../words/use-translation.js';

/** An evening in short, in words and numbers: the page, the picture and the text all say it. */
export interface Summary {
  /** The club, and the day when it is known. */
  readonly title: string;
  /** 'Stuen · Tarok, VLK 1970 · 14 hænder · 0,25 kr. pr. point'; the table where it is named. */
  readonly facts: string;
  /** The best first. */
  readonly rows: readonly ResultRow[];
  /** The content of the pots before the split, or of the kitty. */
  readonly held: readonly { readonly pot: KeeperName; readonly content: number }[];
  readonly plot: EveningPlot | null;
  /** The payments that settle the evening, once it has ended. */
  readonly settling: readonly string[];
  /** The plot in a sentence. */
  readonly plotWords: string;
  readonly lines: readonly HighlightLine[];
  /** '2026-11-20', for the name of a file; '' when it is not known. */
  readonly day: string;
}

export interface ResultRow {
  readonly player: string;
  readonly name: string;
  readonly place: number | undefined;
  readonly points: number;
  readonly said: string;
  /** Null when they played for honour. */
  readonly money: string | null;
}

export function useSummary(evening: Evening): Summary {
  const { t } = useTranslation(['evening-page', 'members']);
  const { club, course, rules, at, session, standings } = evening;
  const dates = useDates();
  const money = useMoney(club.currency);
  const signedMoney = useSignedMoney(club.currency);
  const nameOf = useNames(evening);
  const highlights = useHighlights(nameOf);
  const settling = useSettling({ club, session: session.id, rate: at.rate, nameOf });
  const plotOf = useEveningPlot(nameOf, (player) => evening.places.get(player));
  // Only for its day: without a network there may be none.
  const { data: seen } = useQuery(sessionQuery(club.id, session.id));
  const { rate } = at;
  const hands = handsThatCount(course, at.hands);
  const opening = course[0]?.step;
  const tableName = opening?.kind === 'session-opened' ? opening.tableName : undefined;
  const rows = standings
    .toSorted((one, other) => other.points - one.points)
    .map(({ player, points }) => ({
      ...{ player, points, name: nameOf(player), said: signedPoints(points) },
      place: evening.places.get(player),
      money: rate > 0 ? signedMoney(points * rate) : null,
    }));
  const [best] = rows;
  return {
    title:
      seen === undefined
        ? club.name
        : t('title', { club: club.name, date: dates.long(timeOfEvening(seen)) }),
    facts: [
      ...(tableName === undefined ? [] : [tableName]),
      rules.own?.name ?? t(`members:books.${rules.book}`),
      t('members:hands', { count: hands }),
      rate > 0 ? t('members:rate', { amount: money(rate) }) : t('members:honour'),
    ].join(' · '),
    rows,
    held: heldAtTheEnd(evening),
    settling: at.closed && seen?.settledThen !== true ? settling(standings) : [],
    plot: plotOf(course),
    plotWords: best === undefined ? '' : t('courseLeads', { name: best.name, points: best.said }),
    // In the order of the hands; of one hand, the greatest first.
    lines: highlights(rules, course).toSorted((one, other) => (one.hand ?? 0) - (other.hand ?? 0)),
    day: seen === undefined ? '' : timeOfEvening(seen).slice(0, 10),
  };
}

/** The pots are empty once they are split, so their content before is shown. */
function heldAtTheEnd({ course, rules, at }: Evening): Summary['held'] {
  const before = course.find(({ step }) => step.kind === 'session-closed')?.before ?? at;
  const [potsThen, now] = [heldAt(rules, before), heldAt(rules, at)];
  return gameOf(rules).keepers.map((pot) => {
    const content = (pot === 'kitty' ? now : potsThen)[pot] ?? 0;
    return { pot, content };
  });
}

/** The evening as text, for a message to those who were there. */
export function useSummaryText(): (summary: Summary) => string {
  const { t } = useTranslation(['evening-page', 'payments', 'table']);
  return ({ title, facts, rows, held, settling, lines }) => {
    const shown = held.filter(({ pot, content }) => pot !== 'kitty' || content !== 0);
    const cups = shown.map(({ pot, content }) =>
      t('holds', { pot: t(`payments:pots.${pot}`), points: plainPoints(content) }),
    );
    return [
      title,
      facts,
      '',
      ...rows.map(({ name, said, money }, index) =>
        [`${index + 1}. ${name} ${said}`, ...(money === null ? [] : [`(${money})`])].join(' '),
      ),
      ...(cups.length === 0 ? [] : ['', ...cups]),
      ...(settling.length === 0 ? [] : ['', t('table:settling.title'), ...settling]),
      ...(lines.length === 0 ? [] : ['']),
      ...lines.map(({ where, what }) => t('line', { where, what })),
    ].join('\n');
  };
}
