import type { NamedAccount } from '../../cash-book/examinations/examination.view.js';
import type { YearAccounts } from '../../cash-book/years/year-accounts.view.js';
import { fill } from '../../words/fill.js';
import type { Frame } from '../frame.js';
import type { Block } from '../paper.js';
import { nameOnPaper } from './name-on-paper.js';

/** The name of an account with the numbers of its notes: `Room (note 1)`. */
export function notedName(
  { words }: Frame,
  { notes }: Pick<YearAccounts, 'notes'>,
  one: NamedAccount,
): string {
  const name = nameOnPaper(words.vocabulary.account(one));
  const numbers = notes.flatMap(({ number, about }) => {
    return about?.account === one.account ? [number] : [];
  });
  return numbers.length === 0
    ? name
    : fill(words.year.notes.mark, { name, numbers: numbers.join(', ') });
}

/** The notes by their numbers, each with the account that it is about. */
export function noteBlocks(
  { words }: Frame,
  { notes }: Pick<YearAccounts, 'notes'>,
): readonly Block[] {
  if (notes.length === 0) return [];
  const { title, ofYear } = words.year.notes;
  return [
    { kind: 'heading', text: title },
    {
      kind: 'facts',
      facts: notes.map(({ number, about, text }) => {
        const name = about === null ? ofYear : nameOnPaper(words.vocabulary.account(about));
        return [`${number}. ${name}`, text] as const;
      }),
    },
  ];
}
