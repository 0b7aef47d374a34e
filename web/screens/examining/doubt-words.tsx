import { Suspense } from 'react';
import {
  doubtsAtSigning,
  type DoubtAtSigning,
  type Signed,
} from '../../../src/money/years/books-at-signing.js';
import type { Bodies } from '../../api/bodies.js';
import { useWarningWords } from '../../parts/notices/use-refusal-words.js';
import { useAccountName } from '../cash/use-account-names.js';

type Books = Bodies['BooksAtSigningView'];

/** The contradictions in the books to an examination, with purses in the language of the reader. */
export function useDoubtsAtSigning(): (books: Books, signed: Signed) => readonly DoubtAtSigning[] {
  const nameOf = useAccountName();
  return (books, signed) =>
    doubtsAtSigning(books, signed, ({ account, ...purse }) => nameOf({ ...purse, id: account }));
}

/** The same in words, a sentence each. */
export function DoubtWords({ doubts }: { readonly doubts: readonly DoubtAtSigning[] }) {
  return (
    <Suspense fallback="…">
      <Words doubts={doubts} />
    </Suspense>
  );
}

function Words({ doubts }: { readonly doubts: readonly DoubtAtSigning[] }) {
  const sentenceOf = useWarningWords();
  return doubts.map(({ reason, params }) => sentenceOf({ reason, params })).join(' ');
}
