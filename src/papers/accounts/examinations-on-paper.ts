import type {
  ExaminationView,
  RemarkView,
  SaidView,
} from '../../cash-book/examinations/examination.view.js';
import { doubtsAtSigning } from '../../money/years/books-at-signing.js';
import { fill } from '../../words/fill.js';
import { warningSentence } from '../../words/languages.js';
import { authorOf, type Frame } from '../frame.js';
import type { Block } from '../paper.js';
import { nameOnPaper } from './name-on-paper.js';

/** The texts of auditors about a year. */
interface Written {
  readonly examinations: readonly ExaminationView[];
  readonly remarks: readonly RemarkView[];
}

/**
 * The examinations of a year: the author and the accounts of each signature, the points that were looked
 * at and those that were not, what the books said against them, the remarks then open, and the
 * conclusion. The first line says so where none is of these figures. The remarks of the year follow.
 */
export function examinationBlocks(
  frame: Frame,
  { examinations, remarks }: Written,
  currency: string,
): readonly Block[] {
  const say = frame.words.year.examined;
  const isSigned = examinations.some(({ holds, withdrawn }) => holds && withdrawn === null);
  return [
    { kind: 'heading', text: say.title },
    ...(isSigned ? [] : [{ kind: 'lines', lines: [say.none] } as const]),
    ...examinations.flatMap((one) => blocksOf(frame, one, currency)),
    ...(remarks.length === 0
      ? []
      : [
          { kind: 'heading', text: say.remarks } as const,
          { kind: 'facts', facts: remarks.flatMap((one) => remarkFacts(frame, one)) } as const,
        ]),
  ];
}

type Fact = readonly [name: string, what: string];

function blocksOf(frame: Frame, one: ExaminationView, currency: string): readonly Block[] {
  const { words, times } = frame;
  const { examined: say, checks } = words.year;
  const day = times.day(one.time);
  const conclusion = say.conclusions[one.conclusion ?? 'none'];
  const { reopened, withdrawn } = one;
  const state = [
    ...(withdrawn === null ? [] : [said(frame, say.withdrawn, withdrawn)]),
    ...(reopened === null ? [] : [fill(say.ofBefore, { day: times.day(reopened.time) })]),
    ...(withdrawn === null && reopened === null ? [say.ofNow] : []),
  ];
  const points = (codes: ExaminationView['ticked']) => {
    return codes.length === 0 ? '–' : codes.map((code) => checks[code]).join(' · ');
  };
  return [
    {
      kind: 'lines',
      lines: [fill(say.signed, { name: authorOf(frame, one.actor), day, conclusion }), ...state],
    },
    {
      kind: 'facts',
      facts: [
        ...reservationFact(frame, one),
        [say.looked, points(one.ticked)],
        [say.notLooked, points(one.unticked)],
        ...voucherFacts(frame, one),
        ...changesFacts(frame, one, currency),
        ...booksFacts(frame, one),
        ...numbersFact(say.settledThen, one.settled),
        ...numbersFact(say.openThen, one.open),
        ...numbersFact(say.notedThen, one.noted),
      ],
    },
  ];
}

/** The reservation, or why the accounts are not approved. */
function reservationFact(
  { words }: Frame,
  { conclusion, reservation }: ExaminationView,
): readonly Fact[] {
  if (reservation === null || conclusion === null || conclusion === 'approved') return [];
  return [[words.year.examined.reservation[conclusion], reservation]];
}

/** The number of vouchers that were looked at. */
function voucherFacts(frame: Frame, { vouchers }: ExaminationView): readonly Fact[] {
  if (vouchers === null) return [];
  const { examined: say } = frame.words.year;
  const { total, looked, numbers, otherNumbers } = vouchers;
  return [
    [say.vouchers, fill(say.vouchersLooked, { count: looked.length, total })],
    ...rangesFact(say.numbersLooked, numbers),
    ...rangesFact(say.numbersNotLooked, otherNumbers),
  ];
}

function rangesFact(name: string, numbers: readonly number[]): readonly Fact[] {
  return numbers.length === 0 ? [] : [[name, inRanges(numbers)]];
}

/** Numbers in order, each run of them by its ends: `1–4, 7`. */
export function inRanges(numbers: readonly number[]): string {
  const runs: { readonly first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
    .join(', ');
}

/** The differences between these figures and the ones that were signed, in short. */
function changesFacts(
  { words, numbers }: Frame,
  { changes }: ExaminationView,
  currency: string,
): readonly Fact[] {
  if (changes === null) return [];
  const { since: say } = words.year.examined;
  const { added, reversed, vouchers, balances } = changes;
  const labels = (kind: 'added' | 'reversed') =>
    vouchers
      .filter(({ change }) => (change === 'reversed') === (kind === 'reversed'))
      .map(({ label }) => label)
      .join(', ');
  const counted = (['added', 'reversed'] as const).flatMap((kind) => {
    const count = kind === 'added' ? added : reversed;
    if (count === 0) return [];
    const listed = labels(kind);
    return [[say[kind], listed === '' ? String(count) : listed] as const];
  });
  const amount = (minor: number) => numbers.amount(minor, currency);
  const differing = balances.map(({ account, code, name, then, now }) => {
    const called =
      account === null ? say.members : nameOnPaper(words.vocabulary.account({ code, name }));
    return `${called} ${amount(then)} → ${amount(now)}`;
  });
  if (counted.length + differing.length === 0) return [[say.title, say.nothing]];
  return [
    ...counted,
    ...(differing.length === 0 ? [] : [[say.balances, differing.join('; ')] as const]),
  ];
}

/** The contradictions in the books at the signature, beside those that other lines show. */
function booksFacts(
  { language, words }: Frame,
  { books, ticked, conclusion }: ExaminationView,
): readonly Fact[] {
  const signed = { ticked, conclusion, looked: null, open: [] };
  const called = (purse: (typeof books.purses)[number]) => {
    return nameOnPaper(words.vocabulary.account(purse));
  };
  const doubts = doubtsAtSigning(books, signed, called);
  if (doubts.length === 0) return [];
  const sentences = doubts.map(({ reason, params }) =>
    warningSentence(language, { reason, params }),
  );
  return [[words.year.examined.books, sentences.join(' ')]];
}

function numbersFact(name: string, numbers: readonly number[]): readonly Fact[] {
  return numbers.length === 0 ? [] : [[name, numbers.join(', ')]];
}

function remarkFacts(frame: Frame, remark: RemarkView): readonly Fact[] {
  const { examined: say } = frame.words.year;
  const { number, text, voucher, standing, answer, keptOpen, settled } = remark;
  const name =
    voucher === null
      ? fill(say.remark, { number })
      : fill(say.remarkOf, { number, label: voucher.label });
  const exchange = [
    ...(answer === null ? [] : [{ ...answer, words: say.answer }]),
    ...(keptOpen === null ? [] : [{ ...keptOpen, words: say.keptOpen }]),
  ].sort((one, other) => one.event - other.event);
  const written = said(frame, say.said, { ...remark, text });
  return [
    [name, settled === null ? `${written} – ${say.standings[standing]}` : written],
    ...exchange.map((one): Fact => [one.words, said(frame, say.said, one)]),
    ...(settled === null ? [] : [[say.standings.settled, said(frame, say.by, settled)] as const]),
  ];
}

function said(
  frame: Frame,
  words: string,
  { actor, time, text }: Pick<SaidView, 'actor' | 'time' | 'text'>,
): string {
  return fill(words, { name: authorOf(frame, actor), day: frame.times.day(time), text });
}
