import { useMemo } from 'react';
import { useDates } from './dates.js';

/** Writes days of the calendar, `YYYY-MM-DD`, which are the same wherever the reader is. */
export function useDays() {
  const dates = useDates();
  return useMemo(() => {
    // Noon of the reader's own clock falls on the day that is named.
    const at = (write: (time: string) => string) => (day: string) => write(`${day}T12:00:00`);
    return {
      short: at(dates.short),
      long: at(dates.long),
      date: at(dates.date),
      shortest: at(dates.shortest),
    };
  }, [dates]);
}
