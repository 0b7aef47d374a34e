/** A subject that only time brings, with its day: it comes once for each of them. */
export type TimeSubject =
  | {
      readonly what: 'answer' | 'begins';
      readonly series: string;
      readonly planned: string;
      readonly day: string;
    }
  | { readonly what: 'due'; readonly dues: string; readonly day: string }
  | { readonly what: 'backup'; readonly day: string };

/** As it is in the queue. */
export function writeSubject(subject: TimeSubject): string {
  const { what, day } = subject;
  if (what === 'backup') return `${what} ${day}`;
  if (what === 'due') return `${what} ${subject.dues} ${day}`;
  return `${what} ${subject.series} ${subject.planned} ${day}`;
}

/** Null for one that is not known any more. */
export function readSubject(text: string): TimeSubject | null {
  const [what, one = '', two = '', three = ''] = text.split(' ');
  if (what === 'backup') return { what, day: one };
  if (what === 'due') return { what, dues: one, day: two };
  if (what !== 'answer' && what !== 'begins') return null;
  return { what, series: one, planned: two, day: three };
}
