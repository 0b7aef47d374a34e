import type { Readable } from 'node:stream';
import type { LogHead } from '../log/chain.js';
import type { Finding } from '../verify/finding.js';
import { LogVerification, type VerifyOptions } from '../verify/verify-log.js';
import { ExportedLog } from './exported-log.js';
import { ExportFault, ExportReader } from './reader.js';

/** The first thing in the file that is wrong. */
export interface ExportFailure {
  readonly ok: false;
  /** Null when the file does not say. */
  readonly clubId: string | null;
  /** The event that is wrong; null when it is the file around the log. */
  readonly seq: number | null;
  /** The line, from 1; null when it is an event of a well-formed file. */
  readonly line: number | null;
  readonly check: Finding['check'] | 'file';
  readonly detail: string;
}

export interface ExportSuccess {
  readonly ok: true;
  readonly clubId: string;
  readonly name: string;
  readonly head: LogHead;
  readonly events: number;
  readonly postings: number;
  /** The events out of whose payloads texts were taken. */
  readonly takenOut: readonly number[];
  readonly answers: number;
}

export type ExportResult = ExportSuccess | ExportFailure;

/**
 * Verifies an exported club by its file alone: the chain of hashes, the replay of every event by the
 * rules of its session, all rows in the file against those of the replay, and the end of the file.
 *
 * @param file the bytes of the file; it is closed when this is done
 */
export function verifyExport(file: Readable, options: VerifyOptions): Promise<ExportResult> {
  return verifyFile(file, options, (reader) => Promise.resolve(new ExportedLog(reader)));
}

/**
 * Verifies a file through whatever takes the rows that follow from it.
 * @param open makes that, once the lines before the log have been read
 */
export async function verifyFile(
  file: Readable,
  options: VerifyOptions,
  open: (reader: ExportReader) => Promise<ExportedLog>,
): Promise<ExportResult> {
  let reader: ExportReader | null = null;
  try {
    reader = await ExportReader.open(file);
    const { club: clubId, name, answers } = reader.club;
    const log = await open(reader);
    const verification = new LogVerification(log, options);
    const finding = await verification.run();
    if (finding !== null) return { ok: false, clubId, line: null, ...finding };
    log.checkBooksUsed();
    const changed = await log.compareReceipts();
    if (changed !== null) return { ok: false, clubId, line: null, ...changed };
    await reader.checkEnd();
    return { ok: true, clubId, name, ...verification.verified, answers };
  } catch (error) {
    if (!(error instanceof ExportFault)) throw error;
    const { line, seq, detail } = error;
    return { ok: false, clubId: reader?.club.club ?? null, seq, line, check: 'file', detail };
  } finally {
    file.destroy();
  }
}
