import type { MoneyParam } from '../events/money/parts.js';
import { purposeInWords } from '../money/voucher-title.js';
import type { WayKind } from '../money/pay/how-to-pay.js';
import type { Line } from '../money/pay/way.js';

/** What somebody is reminded of who owes the club money. */
export interface Reminder {
  /** The names of the club and of the member. */
  readonly club: string;
  readonly member: string;
  /** The overdue dues, in all; 0 for none. */
  readonly money: MoneyParam;
  /** The whole debt. */
  readonly whole: MoneyParam;
  /** Its parts; their sum is the whole. */
  readonly items: readonly ReminderItem[];
  /** The ways to pay, each with what is copied into the app or the bank; none where the club names none. */
  readonly ways: readonly {
    readonly kind: WayKind;
    readonly lines: readonly Line[];
  }[];
  /**
   * What is to be paid to the club, each amount by the one code that is asked for it; none where all is
   * between members.
   */
  readonly codes: readonly CodeToPay[];
  /** Who sends it; null for the club alone. */
  readonly sender: string | null;
}

/** An amount with the code by which its payment is found. */
export interface CodeToPay {
  readonly money: MoneyParam;
  readonly reference: string;
  /** Whether an agreed plan asks for it. */
  readonly isPlanned: boolean;
}

interface ReminderItem {
  /** The kind of the event that made it. */
  readonly kind: string;
  /** The dues, or the purpose; may be empty. */
  readonly name: string;
  /** `YYYY-MM-DD`: since when it is owed. */
  readonly day: string;
  /** `YYYY-MM-DD`; null for all but dues. */
  readonly dueDay: string | null;
  readonly isOverdue: boolean;
  readonly money: MoneyParam;
}

/** The words of a part of a debt: the kinds of events, and a day. */
interface PartWords {
  readonly kinds: Readonly<Record<string, string>>;
  readonly day: (day: string) => string;
}

/** The parts of a debt by how they are reminded of, each with its day in words. */
export function partsOfDebt(
  items: readonly ReminderItem[],
  { kinds, day }: PartWords,
  line: (what: string, item: ReminderItem) => string,
) {
  const said = items.map((item) => {
    const kind = kinds[item.kind] ?? item.kind;
    // Dues go by their own name.
    const name = purposeInWords(item.name, day);
    const what = item.dueDay !== null ? item.name : name === '' ? kind : `${kind}: ${name}`;
    return { isOverdue: item.isOverdue, line: `- ${line(what, item)}` };
  });
  return {
    overdue: said.filter(({ isOverdue }) => isOverdue).map((one) => one.line),
    others: said.filter(({ isOverdue }) => !isOverdue).map((one) => one.line),
  };
}

/** The words in which a letter says what is owed. */
interface DebtWords {
  /** Above the overdue dues. */
  readonly overdue: string;
  /** Above what is owed beside them. */
  readonly others: string;
  /** The sum of both. */
  readonly whole: string;
  /** Above all that is owed, where nothing is overdue. */
  readonly owed: string;
}

/** The paragraphs of a letter that say what is owed: overdue dues, what else is open, the sum of both. */
export function debtInWords(
  { overdue, others }: ReturnType<typeof partsOfDebt>,
  words: DebtWords,
): string[] {
  const listed = (title: string, lines: readonly string[]) => [title, ...lines].join('\n');
  if (overdue.length === 0) return [listed(words.owed, others)];
  const late = listed(words.overdue, overdue);
  return others.length === 0 ? [late] : [late, listed(words.others, others), words.whole];
}

/** The words of the ways to pay in a letter. */
export interface PayWords {
  readonly ways: Readonly<Record<WayKind, string>>;
  readonly lines: Readonly<Record<Line['name'], string>>;
}

/** The ways to pay, a line each: `MobilePay: Nummer 123456`. */
export function waysInWords(
  { ways, lines: names }: PayWords,
  { ways: chosen }: Reminder,
): string[] {
  return chosen.map(({ kind, lines }) => {
    const said = lines
      .filter(({ name }) => name !== 'reference')
      .map(({ name, text }) => `${names[name]} ${text}`);
    return `- ${ways[kind]}: ${said.join(', ')}`;
  });
}

/**
 * The codes in a letter: one sentence for one code that is for all of it, else a line an amount.
 *
 * @param one the sentence for a single code
 * @param each above the lines, and a line of an amount
 */
export function codesInWords(
  { codes, whole }: Reminder,
  one: (reference: string) => string,
  each: { readonly title: string; readonly line: (code: CodeToPay) => string },
): string[] {
  const [first] = codes;
  if (codes.length === 1 && first?.money.amount === whole.amount) return [one(first.reference)];
  return [each.title, ...codes.map((code) => `- ${each.line(code)}`)];
}

/** The names under a letter. */
export function signed({ sender, club }: Reminder): string {
  return [...(sender === null ? [] : [sender]), club].join('\n');
}

/** A letter: its paragraphs with an empty line between them. */
export function letter(...paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
