import type { DuesNews, News, PaymentNews, PlannedNews, TransferNews } from '../events/kind.js';
import type da from './da/news.js';

/** The sentences of news. */
type NewsKey =
  | Exclude<
      keyof typeof da,
      'years' | 'eveningsPlanned' | 'office' | 'target' | `${string}_one` | `${string}_other`
    >
  | `eveningsPlanned.${keyof (typeof da)['eveningsPlanned']}`
  | `office.${keyof (typeof da)['office']}`
  | `target.${keyof (typeof da)['target']}`;

/** News with the fine that they are about. */
interface SaidNews extends News {
  /** The fine's code in the rule book; null for none. */
  readonly code: string | null;
  /** The club's own fine that it is; null for none. */
  readonly own: string | null;
  /** The member whose fine it is; null for none, or several. */
  readonly fined: string | null;
}

/** How names and amounts are said. */
export interface NewsNames {
  /** The reader; null for who has claimed no member. */
  readonly member: string | null;
  readonly nameOf: (member: string) => string;
  readonly fine: (code: string, own: string | null) => string;
  /** @param amount minor units */
  readonly money: (amount: number, currency: string) => string;
  readonly day: (day: string) => string;
  /** @param time `HH:MM` */
  readonly clock: (time: string) => string;
}

const PAYMENT_KEYS = {
  'payment-confirmed': 'paymentConfirmed',
  'payment-declined': 'paymentDeclined',
  'payment-reversed': 'paymentReversed',
} as const;

const DUES_KEYS = { 'dues-charged': 'duesCharged', 'dues-waived': 'duesWaived' } as const;

const OBJECTION_KEYS = {
  'objection-raised': 'objectionRaised',
  'objection-granted': 'objectionGranted',
  'objection-turned-down': 'objectionTurnedDown',
} as const;

/** A piece of news in a sentence. */
export function newsSentence(
  item: SaidNews,
  say: (key: NewsKey, blanks: Readonly<Record<string, string | number>>) => string,
  { member, nameOf, fine: fineName, money, day, clock }: NewsNames,
): string {
  const { what, hand, code, own, fined, by, decision, payment, dues } = item;
  const { planned, why, year, transfer, voucher, book } = item;
  const fine = code === null ? '' : fineName(code, own);
  const name = by === null ? '' : nameOf(by);
  const isTheirs = fined === null || fined === member;
  const ofTarget = { hand: hand ?? 0, fine, name: fined === null ? '' : nameOf(fined) };
  if (isOfPlanned(what)) {
    return planned === null ? '' : plannedSentence(what, planned, say, { why, day, clock });
  }
  switch (what) {
    case 'fined':
      return say('fined', { fine });
    case 'disputed':
      return say('disputed', { name });
    case 'dispute-answered':
      return say('answered', { name });
    case 'dispute-decided':
      return decidedSentence({ code, decision, isTheirs }, say, ofTarget);
    case 'decision-proposed':
      return say('decisionProposed', { name });
    case 'decision-declined':
      return say('decisionDeclined', { name });
    case 'corrected':
      if (hand !== null) return say('correctedHand', { hand });
      if (code === null) return say('corrected', {});
      return say(isTheirs ? 'correctedFine' : 'correctedFineOf', ofTarget);
    case 'payment-confirmed':
    case 'payment-declined':
    case 'payment-reversed':
      return payment === null ? '' : say(PAYMENT_KEYS[what], paymentWords(payment, money));
    case 'objection-raised':
    case 'objection-granted':
    case 'objection-turned-down':
      return say(OBJECTION_KEYS[what], { name, label: voucher?.label ?? '', why: why ?? '' });
    case 'year-closed':
    case 'year-reopened':
    case 'year-examined':
    case 'remark-put':
    case 'remark-answered':
    case 'remark-kept-open':
      return say(`office.${what}`, { label: year?.label ?? '' });
    case 'plan-agreed':
    case 'transfer-dropped':
      return transfer === null ? '' : transferSentence(what, transfer, say, { nameOf, money });
    case 'book-adopted':
    case 'book-adoption-taken-back': {
      const key = what === 'book-adopted' ? 'bookAdopted' : 'bookTakenBack';
      return book === null ? '' : say(key, { ...book, day: day(book.from), why: why ?? '' });
    }
    case 'dues-charged':
    case 'dues-waived':
      return dues === null ? '' : say(DUES_KEYS[what], duesWords(dues, { money, day }));
  }
}

function decidedSentence(
  {
    code,
    decision,
    isTheirs,
  }: Pick<SaidNews, 'code' | 'decision'> & { readonly isTheirs: boolean },
  say: (key: NewsKey, blanks: Readonly<Record<string, string | number>>) => string,
  ofTarget: Readonly<Record<string, string | number>>,
): string {
  const about = code === null ? 'hand' : isTheirs ? 'fine' : 'fineOf';
  const target = say(`target.${about}`, ofTarget);
  return say(decision === 'overturned' ? 'overturned' : 'upheld', { what: target });
}

function paymentWords({ amount, currency, why }: PaymentNews, money: NewsNames['money']) {
  return { money: money(amount, currency), why: why ?? '' };
}

function duesWords(
  { name, amount, currency, dueDay, why }: DuesNews,
  { money, day }: Pick<NewsNames, 'money' | 'day'>,
) {
  return {
    name,
    money: money(amount, currency),
    day: day(dueDay ?? ''),
    why: why ?? '',
  };
}

const PLANNED_KEYS = {
  'evening-moved': 'eveningMoved',
  'evening-called-off': 'eveningCalledOff',
  'evening-brought-back': 'eveningBroughtBack',
  'host-swapped': 'hostSwapped',
  'cake-swapped': 'cakeSwapped',
} as const;

type PlannedNewsKind = keyof typeof PLANNED_KEYS | 'evenings-planned';

function isOfPlanned(what: News['what']): what is PlannedNewsKind {
  return what === 'evenings-planned' || what in PLANNED_KEYS;
}

function plannedSentence(
  what: PlannedNewsKind,
  { day: now, planned: first, time, place, repeat }: PlannedNews,
  say: (key: NewsKey, blanks: Readonly<Record<string, string | number>>) => string,
  { why, day, clock }: Pick<News, 'why'> & Pick<NewsNames, 'day' | 'clock'>,
): string {
  const at = time === null ? null : clock(time);
  // Only its time or place is another.
  const isSameDay = what === 'evening-moved' && now === first;
  const parts = [isSameDay ? null : day(now), at, place];
  const when = parts.filter((one) => one !== null).join(', ');
  const said = { planned: day(first), when, why: why ?? '' };
  if (what === 'evenings-planned') return say(`eveningsPlanned.${repeat ?? 'once'}`, said);
  return say(isSameDay ? 'eveningChanged' : PLANNED_KEYS[what], said);
}

function transferSentence(
  what: 'plan-agreed' | 'transfer-dropped',
  { other, pays, amount, currency, why }: TransferNews,
  say: (key: NewsKey, blanks: Readonly<Record<string, string | number>>) => string,
  { nameOf, money }: Pick<NewsNames, 'nameOf' | 'money'>,
): string {
  const name = other === null ? '' : nameOf(other);
  const said = { money: money(amount, currency), name, why: why ?? '' };
  if (what === 'transfer-dropped') return say(pays ? 'planDropped' : 'planDroppedGets', said);
  if (other === null) return say(pays ? 'planPaysClub' : 'planGetsClub', said);
  return say(pays ? 'planPays' : 'planGets', said);
}
