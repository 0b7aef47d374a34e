import type { Pool } from 'pg';
import type { Answerer, Beside } from '../platform/worker/beside.js';
import { streamFrom } from '../platform/worker/lazy-worker.js';
import {
  TableFilesHere,
  type JournalRequest,
  type TableRequest,
  type TableFile,
  type TableFiles,
} from './table-files.js';

/** Tables written in a thread of lower priority, beside recording. */
export class TableFilesBeside implements TableFiles {
  constructor(private readonly beside: Beside) {}

  async write(asked: TableRequest | JournalRequest): Promise<TableFile> {
    const { answer, port } = await this.beside.ask('tables', asked.clubId, asked);
    return { ...(answer as Omit<TableFile, 'stream'>), stream: streamFrom(port) };
  }
}

/** Answers the requests for tables in the worker. */
export function answerTables(pool: Pool): Answerer {
  return async (asked, { turns }) => {
    const files = new TableFilesHere(pool, turns);
    const { stream, ...answer } = await files.write(asked as TableRequest | JournalRequest);
    return { answer, stream };
  };
}
