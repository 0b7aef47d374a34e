import type { Books } from '../../api/money/cash.js';

/** The day of a voucher for something of a day: that day, or today where it is to come or its year is closed. */
export function bookableDay({ years, today }: Books, day: string): string {
  const isClosed = years.some(
    ({ firstDay, lastDay, status }) => firstDay <= day && day <= lastDay && status === 'closed',
  );
  return isClosed || day > today ? today : day;
}
