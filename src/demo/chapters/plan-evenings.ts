import type { Day } from '../../values/day.js';
import type { DemoApi } from '../demo-api.js';
import { found, type DemoClub, type DemoRole } from '../demo-club.js';

/** The days of the evenings that are planned. */
export interface PlannedDays {
  readonly first: Day;
  readonly second: Day;
  readonly third: Day;
  readonly last: Day;
}

/** The answers, each of somebody for an evening. */
const ANSWERS = [
  ['owner', 'first', { answer: 'yes' }],
  ['secretary', 'first', { answer: 'yes', guests: 1 }],
  ['treasurer', 'first', { answer: 'later' }],
  ['auditor', 'first', { answer: 'no' }],
  ['owner', 'second', { answer: 'maybe' }],
] as const satisfies readonly (readonly [DemoRole, keyof PlannedDays, object])[];

/** Plans a series of evenings, moves one, calls another off, and has it answered. */
export async function planEvenings(
  api: DemoApi,
  club: DemoClub,
  day: Day,
  { first, second, third, last }: PlannedDays,
): Promise<void> {
  const days = { first, second, third, last };
  const as = found(club.tokens, 'secretary');
  api.at(day, '18:00');
  const { series } = await api.ask<{ readonly series: string }>({
    path: `${club.here}/evening-series`,
    body: {
      ...{ firstDay: first, lastDay: last, repeat: 'two-weeks', time: '19:00' },
      ...{ place: 'Klubhuset', tables: 2, answerHours: 24 },
    },
    as,
  });
  const evening = (which: Day) => `${club.here}/evening-series/${series}/evenings/${which}`;
  api.wait(30);
  const move = { place: 'Hos Agnes', why: 'Klubhuset er lejet ud.' };
  await api.ask({ path: `${evening(second)}/move`, body: move, as });
  api.wait(5);
  const off = { why: 'For mange er på ferie.' };
  await api.ask({ path: `${evening(third)}/call-off`, body: off, as });
  for (const [role, which, body] of ANSWERS) {
    api.wait(90);
    const path = `${evening(days[which])}/answer`;
    await api.ask({ path, body, as: found(club.tokens, role) });
  }
}
