import { useMemo } from 'react';
import { localeOf } from '../../words/locale.js';
import { useTranslation } from '../../words/use-translation.js';

interface Dates {
  /** 'tors. 20. nov.', with the year when it is not this one. */
  readonly short: (time: string) => string;
  /** 'torsdag den 20. november 2026'. */
  readonly long: (time: string) => string;
  /** '20. nov. 2026'. */
  readonly date: (time: string) => string;
  /** '20.15'. */
  readonly clock: (time: string) => string;
  /** '20. nov. 2026, 20.15'. */
  readonly moment: (time: string) => string;
  /** '20.11.', where there is room for no more. */
  readonly shortest: (time: string) => string;
}

/** Writes times in the language and at the place of the reader. */
export function useDates(): Dates {
  const { language } = useTranslation();
  return useMemo(() => datesIn(localeOf(language)), [language]);
}

function datesIn(language: string): Dates {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (time: string) => format.format(new Date(time));
  };
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const thisYear = write(day);
  const otherYear = write({ ...day, year: 'numeric' });
  const isThisYear = (time: string) => new Date(time).getFullYear() === new Date().getFullYear();
  return {
    short: (time) => (isThisYear(time) ? thisYear(time) : otherYear(time)),
    long: write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    date: write({ dateStyle: 'medium' }),
    clock: write({ timeStyle: 'short' }),
    shortest: write({ day: 'numeric', month: 'numeric' }),
    moment: write({ dateStyle: 'medium', timeStyle: 'short' }),
  };
}
