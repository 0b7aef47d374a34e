import { execFileSync, spawnSync } from 'node:child_process';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { asOwner } from '../access/access.js';

/** Tables as other programs read them. */

/** A file as it was answered. */
export interface Fetched {
  readonly status: number;
  readonly type: string | null;
  readonly disposition: string | null;
  readonly bytes: Buffer;
}

export async function fetchFile(
  base: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Fetched> {
  const answer = await fetch(base + path, { headers: { ...asOwner(base), ...headers } });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    disposition: answer.headers.get('content-disposition'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

/** A CSV file by another parser: its lines, the head first. */
export function csvRows(bytes: Buffer, delimiter = ','): string[][] {
  return parse(bytes, { delimiter, bom: true, record_delimiter: '\r\n' });
}

/** The same by the keys of a plain file. */
export function csvRecords(bytes: Buffer): Record<string, string>[] {
  const [head = [], ...rows] = csvRows(bytes);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at] ?? '', cell])));
}

export type Cell = string | number | boolean | Date | null;

/** An XLSX file by another reader: the rows of each sheet. */
export async function xlsxSheets(
  bytes: Buffer,
): Promise<{ readonly name: string; readonly rows: readonly (readonly Cell[])[] }[]> {
  const sheets = await readXlsx(bytes);
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as Cell[][] }));
}

/** Whether hledger is there. */
export const HAS_HLEDGER = spawnSync('hledger', ['--version']).status === 0;

/** Asks hledger about a journal; throws with what it says where it does not accept it. */
export function hledger(journal: Buffer, ...args: readonly string[]): string {
  return execFileSync('hledger', ['-f', '-', ...args], {
    input: journal,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    maxBuffer: 100_000_000,
  });
}

/**
 * The balances that hledger finds on the accounts below one, by their names, in the units as they are
 * written.
 */
export function hledgerBalances(journal: Buffer, account: string): Map<string, string> {
  const text = hledger(journal, 'balance', account, '--flat', '--no-total', '-O', 'csv');
  const [, ...rows] = csvRows(Buffer.from(text.replaceAll(/\r?\n/g, '\r\n')));
  return new Map(rows.map(([name = '', amount = '']) => [name, amount]));
}
