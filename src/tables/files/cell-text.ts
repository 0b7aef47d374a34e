import { decimalsOf, plainAmount } from '../../money/amount.js';
import { POINTS, type Amount } from '../table.js';

/** How many decimals a unit has: points none, money those of its currency. */
export function decimalsOfUnit(unit: string): number {
  return unit === POINTS ? 0 : decimalsOf(unit);
}

/** An amount as a plain number with all its decimals: exact, with a point. */
export function amountText({ amount, unit }: Amount): string {
  return unit === POINTS ? String(amount) : plainAmount(amount, unit);
}

/** Made once a zone: to make them takes longer than to use them. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-u-ca-gregory-nu-latn', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, made);
  return made;
}

/** An instant as the clock of the club shows it: `2026-11-20 19:30:05`. */
export function timeText(instant: string, timeZone: string): string {
  return formatIn(timeZone).format(new Date(instant));
}
