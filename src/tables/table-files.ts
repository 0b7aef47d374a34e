import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { ReadPool } from '../platform/database/pools.js';
import { fileName } from '../platform/http/file-name.js';
import { atOnce, type Turns } from '../platform/worker/pace.js';
import { patientStream } from '../platform/worker/patient-stream.js';
import type { LanguageId } from '../people/languages.js';
import { readAbout } from './about.js';
import { writeCsv, type Dialect } from './files/csv.js';
import { CSV, XLSX } from './files/media-types.js';
import { writeXlsx } from './files/xlsx.js';
import { writeHledger } from './hledger/hledger.js';
import {
  columnsFor,
  daysOfPeriod,
  type About,
  type TableIds,
  type Period,
  type Reading,
} from './table.js';
import { TABLES, type TableId } from './tables.js';

interface FileRequest {
  readonly clubId: string;
  /** The language of the reader; null for that of the club. */
  readonly language: LanguageId | null;
}

/** A table that is asked for. */
export interface TableRequest extends FileRequest {
  readonly table: TableId;
  readonly format: 'csv' | 'xlsx';
  readonly of: TableIds;
  readonly query: object;
  readonly dialect: Dialect;
}

/** A journal of hledger that is asked for. */
export interface JournalRequest extends FileRequest {
  readonly format: 'hledger';
  readonly query: Period;
}

/** A file on its way. */
export interface TableFile {
  readonly name: string;
  readonly mediaType: string;
  readonly stream: Readable;
}

/** Writes tables, in either thread. */
export interface TableFiles {
  /** @throws Problem for a club, a session or a member that is not known */
  write(asked: TableRequest | JournalRequest): Promise<TableFile>;
}

/** Under which the injector has it. */
export const TABLE_FILES = Symbol('table files');

/** Tables written in the thread that asks for them. */
export class TableFilesHere implements TableFiles {
  readonly #database: ReadPool;

  /** @param turns lets their statements through */
  constructor(
    pool: Pool,
    private readonly turns: Turns = atOnce,
  ) {
    this.#database = { pool };
  }

  async write(asked: TableRequest | JournalRequest): Promise<TableFile> {
    const { clubId, language } = asked;
    const about = await this.turns(() => readAbout(this.#database, clubId, language));
    const reading = { database: this.#database, turns: this.turns, about };
    return asked.format === 'hledger'
      ? journalFile({ ...reading, of: {}, query: asked.query })
      : tableFile(asked, { ...reading, of: asked.of, query: asked.query });
  }
}

async function tableFile(
  { table: id, format, dialect, of }: TableRequest,
  reading: Reading<object>,
): Promise<TableFile> {
  const { table } = TABLES[id];
  const { about } = reading;
  const name = about.words.names[table.name];
  const rows = await begun(table.pages(reading));
  const days = (await table.days?.(reading)) ?? [about.head.day];
  const parts = [
    about.club,
    name,
    ...[of.memberId, of.ownerId].flatMap((id) => (id === undefined ? [] : [about.nameOf(id)])),
  ];
  const isPlain = format === 'csv' && dialect === 'plain';
  const columns = columnsFor(isPlain ? 'programs' : 'people', table.columns);
  const written =
    format === 'csv'
      ? writeCsv(columns, rows, about, dialect)
      : writeXlsx(columns, rows, about, { name });
  return {
    name: fileName(days, parts, format),
    mediaType: format === 'csv' ? `${CSV}; charset=utf-8; header=present` : XLSX,
    stream: patientStream(written),
  };
}

async function journalFile(reading: Reading<Period>): Promise<TableFile> {
  const { about, query } = reading;
  const text = await begun(writeHledger(reading));
  return {
    name: fileName(daysOfPeriod({ query, about }), partsOfJournal(about), 'hledger'),
    mediaType: 'text/plain; charset=utf-8',
    stream: patientStream(text),
  };
}

function partsOfJournal({ club, words }: About): readonly string[] {
  return [club, words.names.books];
}

/** The same once its first part was made: a refusal comes before anything goes out. */
async function begun<T>(parts: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const rest = parts[Symbol.asyncIterator]();
  const first = await rest.next();
  return (async function* () {
    if (first.done !== true) yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
}
