import { ACCOUNT_KINDS, type AccountKind } from '../log/posting.js';
import { isUuid } from '../../values/uuid.js';

/**
 * The lines of an exported club, in the order of the file (docs/export.md): the club, its rule books,
 * accounts, sessions and names at that time, then the log, each event followed by the answers kept with
 * it, the files of receipts, and the end. The same club gives the same bytes, so no line has the time or the author of the
 * export.
 */
export type ExportLine =
  | ClubLine
  | RuleBookLine
  | AccountLine
  | SessionLine
  | NameLine
  | EventLine
  | AnswerLine
  | ReceiptLine
  | EndLine;

export const EXPORT_FORMAT = 'kopperne-export';
/**
 * Version 1 had no lines of names: the log had them. Versions 1 and 2 had no receipts, version 3 and
 * before no events without their texts.
 */
export const EXPORT_VERSION = 4;

export interface ClubLine {
  readonly type: 'club';
  readonly format: typeof EXPORT_FORMAT;
  readonly version: number;
  /** Club id. */
  readonly club: string;
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly openingKey: string;
  /** Number and hash of the last event. */
  readonly seq: number;
  readonly hash: string;
  /** How many lines of each kind follow. */
  readonly ruleBooks: number;
  readonly accounts: number;
  readonly sessions: number;
  /** Absent in version 1. */
  readonly names?: number;
  readonly answers: number;
  /** Absent in versions 1 and 2. */
  readonly receipts?: number;
}

export interface RuleBookLine {
  readonly type: 'rule-book';
  readonly book: string;
  /** The first 12 digits of the SHA-256 of the canonical content. */
  readonly version: string;
  readonly content: object;
}

export interface AccountLine {
  readonly type: 'account';
  readonly id: number;
  readonly kind: AccountKind;
  readonly session: string | null;
  readonly member: string | null;
  /** Points or minor units. */
  readonly balance: number;
}

export interface SessionLine {
  readonly type: 'session';
  readonly id: string;
  readonly status: string;
  readonly version: number;
  /** Number of its last event. */
  readonly lastEvent: number;
}

/** A name that an event gives a person: the log has its digest. */
export interface NameLine {
  readonly type: 'name';
  readonly event: number;
  /** The member or the user. */
  readonly person: string;
  readonly salt: string;
  readonly name: string;
}

export interface EventLine {
  readonly type: 'event';
  readonly seq: number;
  readonly kind: string;
  readonly session: string | null;
  readonly actor: string;
  readonly time: string;
  /** Canonical JSON, exactly the text that was hashed; but for texts taken out since. */
  readonly payload: string;
  readonly prevHash: string;
  readonly hash: string;
  /** The last event by which texts were taken out of it; absent where none were. */
  readonly takenOut?: number;
}

/** The first answer to a write, which its key will always get. */
export interface AnswerLine {
  readonly type: 'answer';
  /** The last event after the write. */
  readonly event: number;
  readonly key: string;
  readonly requestHash: string;
  readonly status: number;
  readonly etag: string | null;
  readonly body: string;
  readonly time: string;
}

/** The file of a receipt: the log has its digest. */
export interface ReceiptLine {
  readonly type: 'receipt';
  /** SHA-256 of the file. */
  readonly digest: string;
  /** Base64. */
  readonly content: string;
}

export interface EndLine {
  readonly type: 'end';
  /** Lines before this one. */
  readonly lines: number;
  /** SHA-256 of all bytes before this line. */
  readonly sha256: string;
}

/** The text of a line. Fields are in the order in which the line was made. */
export function writeLine(line: ExportLine): string {
  return `${JSON.stringify(line)}\n`;
}

/** The name of the clearing account in older files. */
const OLD_CLEARING = 'cash-box';

/** The kind of an account as it is called now. */
export function kindOfAccount(kind: string): AccountKind {
  return kind === OLD_CLEARING ? 'clearing' : (kind as AccountKind);
}

/** A line as it was read: the types of its fields were checked, their meaning was not. */
export function readLine(text: string): ExportLine | string {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  if (typeof line !== 'object' || line === null || !('type' in line)) return 'it has no type';
  const { type } = line;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return 'it has no type of a line';
  const fields: Readonly<Record<string, Check>> = FIELDS[type as ExportLine['type']];
  for (const [name, isRight] of Object.entries(fields)) {
    if (!isRight((line as Record<string, unknown>)[name])) return `its ${name} is wrong or missing`;
  }
  if (HALF_ESCAPED.test(text) && holdsHalf(line)) return 'it holds half a character';
  const more = Object.keys(line).find((name) => name !== 'type' && !Object.hasOwn(fields, name));
  return more === undefined ? (line as ExportLine) : `it has an unknown field, ${more}`;
}

/** A character beyond the first 65,536 is written in two halves, where it is not written as itself. */
const HALF_ESCAPED = /\\u[dD][89a-fA-F]/;

/**
 * Whether a text in a value is no Unicode: it has one half of a character without the other, which
 * no database keeps. Payloads and answers are JSON in a text of their own.
 */
function holdsHalf(value: unknown): boolean {
  if (typeof value === 'string') {
    if (/\p{Surrogate}/u.test(value)) return true;
    if (!HALF_ESCAPED.test(value)) return false;
    try {
      return holdsHalf(JSON.parse(value));
    } catch {
      return false;
    }
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some((entry) => entry.some(holdsHalf));
}

type Check = (value: unknown) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const from =
  (least: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && !Object.is(value, -0);

const text: Check = (value) => typeof value === 'string';
const id: Check = (value) => typeof value === 'string' && isUuid(value);
const sha256 = matches(/^[0-9a-f]{64}$/);
const base64 = matches(/^[A-Za-z0-9+/]*={0,2}$/);
const count = from(0);
const ordinal = from(1);
const time: Check = (value) => {
  if (typeof value !== 'string') return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString() === value;
};

const FIELDS: {
  readonly [T in ExportLine['type']]: Readonly<
    Record<Exclude<keyof Extract<ExportLine, { type: T }>, 'type'>, Check>
  >;
} = {
  club: {
    format: (value) => value === EXPORT_FORMAT,
    version: ordinal,
    club: id,
    name: text,
    currency: matches(/^[A-Z]{3}$/),
    openingKey: text,
    seq: ordinal,
    hash: sha256,
    ruleBooks: count,
    accounts: count,
    sessions: count,
    names: (value) => value === undefined || count(value),
    answers: count,
    receipts: (value) => value === undefined || count(value),
  },
  'rule-book': {
    book: text,
    version: text,
    content: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  },
  account: {
    id: ordinal,
    kind: (value) => value === OLD_CLEARING || ACCOUNT_KINDS.some((kind) => kind === value),
    session: orNull(id),
    member: orNull(id),
    balance: from(Number.MIN_SAFE_INTEGER),
  },
  session: { id, status: matches(/^(open|closed)$/), version: ordinal, lastEvent: count },
  name: { event: ordinal, person: id, salt: text, name: text },
  event: {
    seq: ordinal,
    kind: text,
    session: orNull(id),
    actor: text,
    time,
    payload: text,
    prevHash: sha256,
    hash: sha256,
    takenOut: (value) => value === undefined || ordinal(value),
  },
  answer: {
    event: ordinal,
    key: text,
    requestHash: text,
    status: (value) => from(100)(value) && (value as number) < 600,
    etag: orNull(text),
    body: text,
    time,
  },
  receipt: {
    digest: sha256,
    content: (value) => base64(value) && (value as string).length % 4 === 0,
  },
  end: { lines: ordinal, sha256 },
};
