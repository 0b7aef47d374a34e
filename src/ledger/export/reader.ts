import { createHash } from 'node:crypto';
import {
  EXPORT_VERSION,
  readLine,
  kindOfAccount,
  type AccountLine,
  type AnswerLine,
  type ClubLine,
  type EndLine,
  type EventLine,
  type ExportLine,
  type NameLine,
  type ReceiptLine,
  type RuleBookLine,
  type SessionLine,
} from './format.js';
import { contentVersion } from '../log/content-version.js';
import type { LoggedEvent } from '../log/event.js';
import type { PersonName } from '../log/person-name.js';
import { textLines, type TextLine } from './text-lines.js';

/** A fault in a line of an exported file; the log itself is verified elsewhere. */
export class ExportFault extends Error {
  override readonly name = 'ExportFault';

  constructor(
    /** From 1. */
    readonly line: number,
    readonly detail: string,
    /** The event that it is about, if any. */
    readonly seq: number | null = null,
  ) {
    super(`line ${line}: ${detail}`);
  }
}

/** Events with the answers that follow them. */
export interface ExportPage {
  readonly events: readonly LoggedEvent[];
  readonly answers: readonly AnswerLine[];
}

const PAGE_SIZE = 500;
/** Files of an older age are read as ever. */
const VERSION_WITHOUT_NAMES = 1;
const FIRST_VERSION_WITH_RECEIPTS = 3;

/**
 * Reads an exported file from its first line to its last, a page of events at a time. It looks at
 * the order and the number of the lines and at the digest of the whole; whether the log is right,
 * is for verification to say.
 */
export class ExportReader {
  readonly #lines: AsyncGenerator<TextLine>;
  readonly #digest = createHash('sha256');
  /** The next line; null at the end of the file. */
  #next: { readonly line: ExportLine; readonly raw: TextLine } | null = null;
  #read = 0;
  #answers = 0;
  #opened = false;

  readonly ruleBooks: RuleBookLine[] = [];
  readonly accounts: AccountLine[] = [];
  readonly sessions: SessionLine[] = [];
  /** By the numbers of their events. */
  readonly names = new Map<number, PersonName>();

  private constructor(
    lines: AsyncGenerator<TextLine>,
    readonly club: ClubLine,
  ) {
    this.#lines = lines;
  }

  /**
   * Reads what comes before the log.
   * @throws ExportFault
   */
  static async open(chunks: AsyncIterable<Buffer>): Promise<ExportReader> {
    const lines = textLines(chunks);
    const first = await lines.next();
    if (first.done === true) throw new ExportFault(1, 'the file is empty');
    const reader = new ExportReader(lines, clubLine(first.value));
    reader.#take(first.value);
    await reader.#advance();
    await reader.#readHeader();
    return reader;
  }

  /** How many lines were read so far. */
  get linesRead(): number {
    return this.#read;
  }

  /**
   * The log. It ends where its lines end; `checkEnd` finds out whether the file is whole.
   * @throws ExportFault, after the events that were read before the faulty line
   */
  async *pages(): AsyncGenerator<ExportPage> {
    let events: LoggedEvent[] = [];
    let answers: AnswerLine[] = [];
    let last: AnswerLine | LoggedEvent | null = null;
    try {
      for (;;) {
        const line = this.#next?.line;
        if (line?.type === 'event') {
          if (events.length === PAGE_SIZE) {
            yield { events, answers };
            events = [];
            answers = [];
          }
          last = this.#event(line);
          events.push(last);
        } else if (line?.type === 'answer') {
          this.#checkAnswer(line, last);
          last = line;
          answers.push(line);
        } else if (line === undefined || line.type === 'receipt' || line.type === 'end') {
          break;
        } else {
          this.#fault(`a line of type ${line.type} does not belong here`);
        }
        await this.#advance();
      }
    } catch (error) {
      if (events.length > 0) yield { events, answers };
      throw error;
    }
    if (events.length > 0) yield { events, answers };
  }

  /**
   * The files of receipts, after the log.
   * @throws ExportFault
   */
  async *receipts(): AsyncGenerator<ReceiptLine> {
    let before: ReceiptLine | undefined;
    let read = 0;
    for (let line = this.#next?.line; line?.type === 'receipt'; line = this.#next?.line) {
      await this.#advance();
      this.#inOrder(before, line, ({ digest }) => digest);
      yield line;
      before = line;
      read += 1;
    }
    const { receipts = 0 } = this.club;
    if (read !== receipts) this.#fault(`the file has ${read} receipts, not ${receipts}`);
  }

  /**
   * Reads the end of the file, after the receipts.
   * @throws ExportFault
   */
  async checkEnd(): Promise<void> {
    const end = this.#next;
    if (end === null) this.#fault('the file was cut off: its end line is missing');
    if (end.line.type !== 'end')
      this.#fault(`a line of type ${end.line.type} does not belong here`);
    if (this.#answers !== this.club.answers) {
      this.#fault(`the file has ${this.#answers} answers, not ${this.club.answers}`);
    }
    if (!this.#opened) this.#fault('the answer to the key that opened the club is missing');
    this.#checkDigest(end.line);
    if (!end.raw.ended) this.#fault('its line break is missing');
    await this.#advance();
    if (this.#next !== null) this.#fault('there is more after the end line');
  }

  #checkDigest({ lines, sha256 }: EndLine): void {
    if (lines !== this.#read) this.#fault(`it ends ${lines} lines, but ${this.#read} were read`);
    if (this.#digest.copy().digest('hex') !== sha256) {
      this.#fault('the lines before it are not those that were written: their SHA-256 is another');
    }
  }

  async #readHeader(): Promise<void> {
    const { ruleBooks, accounts, sessions, names = 0 } = this.club;
    for (let i = 0; i < ruleBooks; i++) {
      const line = await this.#expect('rule-book', i, ruleBooks);
      const { book, version, content } = line;
      if (contentVersion(content) !== version) {
        throw new ExportFault(this.#read, `the content of ${book} is not its version ${version}`);
      }
      this.#inOrder(this.ruleBooks.at(-1), line, ({ book, version }) => `${book} ${version}`);
      this.ruleBooks.push(line);
    }
    for (let i = 0; i < accounts; i++) {
      const line = await this.#expect('account', i, accounts);
      if (line.id !== i + 1) throw new ExportFault(this.#read, `account ${i + 1} is missing`);
      this.accounts.push({ ...line, kind: kindOfAccount(line.kind) });
    }
    for (let i = 0; i < sessions; i++) {
      const line = await this.#expect('session', i, sessions);
      this.#inOrder(this.sessions.at(-1), line, ({ id }) => id);
      this.sessions.push(line);
    }
    let before: NameLine | undefined;
    for (let i = 0; i < names; i++) {
      const line = await this.#expect('name', i, names);
      const { event, person, salt, name } = line;
      this.#inOrder(before, line, (one) => one.event);
      this.names.set(event, { person, salt, name });
      before = line;
    }
  }

  async #expect<T extends ExportLine['type']>(
    type: T,
    i: number,
    count: number,
  ): Promise<Extract<ExportLine, { type: T }>> {
    const next = this.#next;
    if (next?.line.type !== type) this.#fault(`${type} ${i + 1} of ${count} is missing here`);
    await this.#advance();
    return next.line as Extract<ExportLine, { type: T }>;
  }

  #inOrder<T>(before: T | undefined, line: T, keyOf: (line: T) => string | number): void {
    if (before === undefined || keyOf(before) < keyOf(line)) return;
    throw new ExportFault(this.#read, 'it is not in its order');
  }

  #event({ session, type: _type, ...event }: EventLine): LoggedEvent {
    const logged = { ...event, clubId: this.club.club, sessionId: session };
    const named = this.names.get(event.seq);
    return named === undefined ? logged : { ...logged, named };
  }

  /** Answers follow their event, in the order of their keys. */
  #checkAnswer(answer: AnswerLine, last: AnswerLine | LoggedEvent | null): void {
    const isFirst = last === null || 'seq' in last;
    const seq = last === null ? 0 : 'seq' in last ? last.seq : last.event;
    if (answer.event !== seq) {
      const missing = answer.event > seq ? seq + 1 : answer.event;
      this.#fault(`an answer to event ${answer.event} stands after event ${seq}`, missing);
    }
    if (!isFirst && !(last.key < answer.key)) {
      this.#fault('an answer is not in its order, or stands here twice', seq);
    }
    this.#answers += 1;
    if (answer.event === 1 && answer.key === this.club.openingKey) this.#opened = true;
  }

  /** Goes on to the next line; the one before it has been read. */
  async #advance(): Promise<void> {
    if (this.#next !== null) this.#take(this.#next.raw);
    this.#next = null;
    const next = await this.#lines.next();
    if (next.done === true) return;
    const line = read(next.value);
    if (typeof line === 'string') throw new ExportFault(next.value.number, line);
    this.#next = { line, raw: next.value };
  }

  #take({ bytes }: TextLine): void {
    this.#digest.update(bytes);
    this.#read += 1;
  }

  /** @throws ExportFault about the next line */
  #fault(detail: string, seq: number | null = null): never {
    throw new ExportFault(this.#read + 1, detail, seq);
  }
}

function read({ text }: TextLine): ExportLine | string {
  return text === null ? 'it is not UTF-8, or too long' : readLine(text);
}

function clubLine(raw: TextLine): ClubLine {
  const line = read(raw);
  if (typeof line === 'string' || line.type !== 'club') {
    throw new ExportFault(1, 'this is no club exported by Kopperne');
  }
  if (line.version > EXPORT_VERSION) {
    const versions = `version ${line.version} of the format; this is for version ${EXPORT_VERSION}`;
    throw new ExportFault(1, `the file has ${versions}`);
  }
  if ((line.names === undefined) !== (line.version === VERSION_WITHOUT_NAMES)) {
    throw new ExportFault(1, 'its names is wrong or missing');
  }
  if ((line.receipts === undefined) !== line.version < FIRST_VERSION_WITH_RECEIPTS) {
    throw new ExportFault(1, 'its receipts is wrong or missing');
  }
  return line;
}
