import type { Period, Reading } from '../table.js';
import { moneyLines, type MoneyLine } from '../lists/money/journal.js';
import { partOfLog, type PartOfLog } from '../read/part-of-log.js';
import { AccountNames } from './account-names.js';
import { Journal } from './journal.js';
import { journalHead } from './journal-text.js';
import { readMoneyAccounts, readMoneyBefore } from './read-accounts.js';
import { pointsBefore, pointsLines, type PointsLine } from './read-points.js';

/**
 * The club's ledger as a journal of hledger, page by page: points as players count them, money as a
 * treasurer reads it (docs/tables.md). In the order of the days, so that a balance that is asserted is
 * the one that hledger finds there; what is in points is under the day it was recorded, money under that
 * of its voucher, both with the number of their event as code.
 */
export async function* writeHledger(reading: Reading<Period>): AsyncGenerator<string> {
  const { about } = reading;
  const names = new AccountNames(await readMoneyAccounts(reading), about.words.account);
  const journal = new Journal(about, names);
  const part = await partOfLog(reading);
  yield journalHead(
    about,
    [...names.all()].map(([, name]) => name),
  );
  yield await openingOf(reading, journal, part);
  const points = new Ahead(part === null ? none() : byEvent(pointsLines(reading, part)));
  const money = new Ahead(byEvent(moneyLines(reading)));
  let text = '';
  // The clock of a server may have been put back: a later record is not under an earlier day.
  let day = reading.query.from ?? '';
  for (;;) {
    const [inPoints, inMoney] = [await points.peek(), await money.peek()];
    const [point, coin] = [inPoints?.[0], inMoney?.[0]];
    if (point === undefined && coin === undefined) break;
    const isPoint = point !== undefined && (coin === undefined || comesFirst(point, coin, day));
    if (isPoint) {
      if (point.day > day) day = point.day;
      text += journal.points(points.take(), day);
    } else text += journal.money(money.take());
    if (text.length < PART_LENGTH) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Characters that are gathered before they go out. */
const PART_LENGTH = 65_536;

function comesFirst(point: PointsLine, coin: MoneyLine, last: string): boolean {
  const day = point.day > last ? point.day : last;
  return day < coin.day || (day === coin.day && point.event <= coin.event);
}

async function* none(): AsyncGenerator<never> {
  // A period in which nothing happened has no part of the log.
}

/** The balances of accounts before the period, as a transaction on its first day. */
async function openingOf(
  reading: Reading<Period>,
  journal: Journal,
  part: PartOfLog | null,
): Promise<string> {
  const { from } = reading.query;
  if (from === null) return '';
  const money = await readMoneyBefore(reading);
  const points = part === null ? [] : await pointsBefore(reading, part);
  return journal.opening(from, money, points);
}

/** Lines in the order of their events, an event at a time. */
async function* byEvent<Line extends { readonly event: number }>(
  pages: AsyncIterable<readonly Line[]>,
): AsyncGenerator<readonly Line[]> {
  let lines: Line[] = [];
  for await (const page of pages) {
    for (const line of page) {
      if (lines.length > 0 && lines[0]?.event !== line.event) {
        yield lines;
        lines = [];
      }
      lines.push(line);
    }
  }
  if (lines.length > 0) yield lines;
}

/** The next value of an iterator, before it is taken. */
class Ahead<T> {
  readonly #source: AsyncIterator<T>;
  #next: { readonly value: T } | null = null;
  #isAtEnd = false;

  constructor(source: AsyncIterable<T>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Null at the end. */
  async peek(): Promise<T | null> {
    if (this.#next === null && !this.#isAtEnd) {
      const next = await this.#source.next();
      if (next.done === true) this.#isAtEnd = true;
      else this.#next = { value: next.value };
    }
    return this.#next?.value ?? null;
  }

  /** The one that was looked at. */
  take(): T {
    const next = this.#next;
    if (next === null) throw new Error('nothing was looked at');
    this.#next = null;
    return next.value;
  }
}
