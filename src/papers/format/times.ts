import { dayOf } from '../../values/time-zone.js';
import type { PaperWords } from '../../words/papers.js';

/** How days and times are written where the club is. */
export interface Times {
  /** '20. november 2026' */
  readonly day: (time: string) => string;
  /** '20.11.2026, 19.30' */
  readonly moment: (time: string) => string;
  /** '19.30' */
  readonly clock: (time: string) => string;
  /** `2026-11-20` */
  readonly isoDay: (time: string) => string;
}

export function timesIn({ paper, vocabulary }: PaperWords, timeZone: string): Times {
  const clock = new Intl.DateTimeFormat(paper.locale, { timeStyle: 'short', timeZone });
  const moment = new Intl.DateTimeFormat(paper.locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  const isoDay = (time: string) => dayOf(new Date(time), timeZone);
  return {
    day: (time) => vocabulary.day(isoDay(time)),
    moment: (time) => moment.format(new Date(time)),
    clock: (time) => clock.format(new Date(time)),
    isoDay,
  };
}
