import type { ExaminationView, SaidView } from '../../cash-book/years/year.view.js';
import { fill } from '../../words/fill.js';
import { authorOf, type Frame } from '../frame.js';
import type { Block } from '../paper.js';

/**
 * The examinations of a year: the author and the accounts of each signature, the points that were looked
 * at and those that were not, remarks with answers, and the conclusion. The first line says so where
 * none is of these figures.
 */
export function examinationBlocks(
  frame: Frame,
  examinations: readonly ExaminationView[],
): readonly Block[] {
  const say = frame.words.year.examined;
  const isSigned = examinations.some(({ holds, withdrawn }) => holds && withdrawn === null);
  return [
    { kind: 'heading', text: say.title },
    ...(isSigned ? [] : [{ kind: 'lines', lines: [say.none] } as const]),
    ...examinations.flatMap((one) => blocksOf(frame, one)),
  ];
}

function blocksOf(frame: Frame, one: ExaminationView): readonly Block[] {
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
        [say.looked, points(one.ticked)],
        [say.notLooked, points(one.unticked)],
        ...voucherFacts(frame, one),
        ...one.noted.flatMap((remark) => remarkFacts(frame, remark)),
      ],
    },
  ];
}

type Fact = readonly [name: string, what: string];

/** The number of vouchers that were looked at, and the remarks about them. */
function voucherFacts(frame: Frame, { vouchers }: ExaminationView): readonly Fact[] {
  if (vouchers === null) return [];
  const { examined: say } = frame.words.year;
  const { total, looked } = vouchers;
  return [
    [say.vouchers, fill(say.vouchersLooked, { count: looked.length, total })],
    ...looked.flatMap(({ label, remark }) =>
      remark === '' ? [] : [[fill(say.voucher, { label }), remark] as const],
    ),
  ];
}

function remarkFacts(
  frame: Frame,
  { number, text, answer, settled }: ExaminationView['noted'][number],
): readonly Fact[] {
  const { examined: say } = frame.words.year;
  const isOpen = answer === null && settled === null;
  return [
    [fill(say.remark, { number }), isOpen ? `${text} (${say.unanswered})` : text],
    ...(answer === null ? [] : [[say.answer, said(frame, say.said, answer)] as const]),
    ...(settled === null ? [] : [[say.settled, said(frame, say.by, settled)] as const]),
  ];
}

function said(frame: Frame, words: string, { actor, time, text }: SaidView): string {
  return fill(words, { name: authorOf(frame, actor), day: frame.times.day(time), text });
}
