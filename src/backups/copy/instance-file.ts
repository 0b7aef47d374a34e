import { createHash } from 'node:crypto';
import { textLines, type TextLine } from '../../ledger/export/text-lines.js';
import { isUuid } from '../../values/uuid.js';
import { BackupError } from '../backup-files.js';
import { INSTANCE_TABLES, type InstanceTable } from './instance-tables.js';

/**
 * The file of an instance: JSON lines (docs/export.md) with what follows from no club's log. The first
 * line names the clubs that belong to it, the last one has the number of lines and their SHA-256.
 */

const FORMAT = 'kopperne-instance';
const VERSION = 1;

/** A club of the instance, with the head of its log and the name of its own file in the same folder. */
export interface ClubOfInstance {
  readonly club: string;
  readonly name: string;
  readonly seq: number;
  readonly hash: string;
  readonly file: string;
}

/** A row of one of the tables: its columns by their names, as PostgreSQL writes them as JSON. */
export interface InstanceRow {
  readonly table: InstanceTable;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The lines of the file, the last one included. `rows` are JSON texts. */
export function* writeInstance(
  clubs: readonly ClubOfInstance[],
  rows: Iterable<{ readonly table: InstanceTable; readonly json: string }>,
): Generator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  const counted = (line: string) => {
    hash.update(line);
    lines += 1;
    return line;
  };
  yield counted(
    `${JSON.stringify({ type: 'instance', format: FORMAT, version: VERSION, clubs })}\n`,
  );
  for (const { table, json } of rows) {
    yield counted(`{"type":"row","table":"${table}","row":${json}}\n`);
  }
  yield `${JSON.stringify({ type: 'end', lines, sha256: hash.digest('hex') })}\n`;
}

/**
 * Reads the whole file.
 * @throws BackupError naming the line that is damaged, missing or of another format
 */
export async function readInstance(
  chunks: AsyncIterable<Buffer>,
): Promise<{ clubs: readonly ClubOfInstance[]; rows: readonly InstanceRow[] }> {
  const hash = createHash('sha256');
  let clubs: readonly ClubOfInstance[] | null = null;
  const rows: InstanceRow[] = [];
  let isWhole = false;
  for await (const line of textLines(chunks)) {
    if (isWhole) throw fault(line, 'lines follow the end');
    const value = parse(line);
    if (clubs === null) {
      clubs = clubsOf(value, line);
    } else if (value['type'] === 'end') {
      isWhole = value['lines'] === line.number - 1 && value['sha256'] === hash.digest('hex');
      if (!isWhole) throw fault(line, 'the file was changed: its digest is another one');
      continue;
    } else {
      rows.push(rowOf(value, line));
    }
    hash.update(line.bytes);
  }
  if (clubs === null || !isWhole) throw new BackupError('The file of the instance is cut off.');
  return { clubs, rows };
}

function parse(line: TextLine): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line.text ?? '');
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // No JSON.
  }
  throw fault(line, 'it is no line of JSON');
}

function clubsOf(
  { type, format, version, clubs }: Record<string, unknown>,
  line: TextLine,
): readonly ClubOfInstance[] {
  if (type !== 'instance' || format !== FORMAT || !Array.isArray(clubs)) {
    throw fault(line, 'it is no file of an instance');
  }
  if (version !== VERSION) throw fault(line, `version ${String(version)} is not known here`);
  for (const one of clubs as ClubOfInstance[]) {
    // A name of a file must not lead out of the folder.
    if (!isUuid(one.club) || !/^[\w.-]+$/.test(one.file)) throw fault(line, 'a club has no file');
  }
  return clubs as ClubOfInstance[];
}

function rowOf({ type, table, row }: Record<string, unknown>, line: TextLine): InstanceRow {
  const known = INSTANCE_TABLES.find((name) => name === table);
  if (type !== 'row' || known === undefined || typeof row !== 'object' || row === null) {
    throw fault(line, 'it is no row of a table that is known here');
  }
  return { table: known, row: row as Record<string, unknown> };
}

function fault({ number }: TextLine, detail: string): BackupError {
  return new BackupError(`The file of the instance is wrong in line ${number}: ${detail}.`);
}
