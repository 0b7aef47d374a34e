import { resolve } from 'node:path';
import {
  DONE,
  UsageError,
  WRONG,
  clearProgress,
  readArguments,
  runCommand,
  secondsSince,
  showProgress,
  showTakenOut,
  withDatabase,
} from './command-line.js';
import { importCopy } from '../backups/copy/import-copy.js';
import { headText, readHeadText } from '../ledger/log/head-text.js';
import { openFile } from '../ledger/export/open-file.js';
import { importClub, ImportRefused } from '../ledger/export/import-club.js';
import type { ExportResult } from '../ledger/export/verify-export.js';
import { openOlderBooks } from '../cash-book/books/open-older-books.js';
import { ClubWriter } from '../ledger/write/club-writer.js';
import { createWritePool } from '../platform/database/pools.js';
import { ClubReplayer } from '../replay/club-replayer.js';

const USAGE = `npm run import -- FILE [--until SEQ:HASH]
npm run import -- --all FOLDER

Brings an exported club into the database (DATA_DIR, which is made when it is not there, or
DATABASE_URL), where it must not be yet. The whole file is verified first; then all of it is written,
verified again and committed, or nothing. The service may run meanwhile. --until gives a head kept on
paper that the log must have. FILE may be packed by gzip (.gz).
--all brings in what npm run export -- --all has written: every club, and then the users with their
passwords, tokens and settings. The instance must have no users yet. It can be ended at any moment and
run again.
Exit code 0 when it is imported, 1 when file or club are refused, 2 when it could not be done.`;

async function main(args: readonly string[]): Promise<number> {
  const { plain, given, set } = readArguments(args, ['until'], ['all']);
  const [file] = plain;
  const until = given.until === undefined ? null : readHeadText(given.until);
  if (plain.length !== 1 || file === undefined || (given.until !== undefined && !until)) {
    throw new UsageError();
  }
  if (set.has('all')) {
    if (until !== null) throw new UsageError();
    return importAll(resolve(file));
  }
  const started = performance.now();
  try {
    const result = await withDatabase('make', createWritePool, async (pool) => {
      const imported = await importClub(pool, openFile(file), {
        replayer: new ClubReplayer(),
        onProgress: showProgress,
        ...(until === null ? {} : { until }),
      });
      // A club from before there were books gets them.
      if (imported.ok) await openOlderBooks(pool, new ClubWriter(pool), imported.clubId);
      return imported;
    });
    clearProgress();
    return tell(file, result, secondsSince(started));
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    clearProgress();
    console.log(`${file}: refused: ${error.message}`);
    return WRONG;
  }
}

function importAll(folder: string): Promise<number> {
  return withDatabase('make', createWritePool, async (pool) => {
    const { users } = await importCopy(
      pool,
      folder,
      ({ club, name, seq, wasThere }) => {
        clearProgress();
        console.log(`${club} ${name}: ${seq} events, ${wasThere ? 'there already' : 'verified'}`);
      },
      showProgress,
    );
    await openOlderBooks(pool);
    console.log(`${users} users with their passwords, tokens and settings`);
    return DONE;
  });
}

function tell(file: string, result: ExportResult, took: string): number {
  if (!result.ok) {
    const { seq, line, check, detail } = result;
    const place = seq === null ? `line ${line ?? 1}` : `event ${seq}`;
    console.log(`${file}: WRONG at ${place} (${check}); nothing was written`);
    console.log(`  ${detail}`);
    return WRONG;
  }
  const { clubId, name, events, postings, answers, head } = result;
  console.log(
    `${clubId} ${name}: ${events} events, ${postings} postings, ${answers} answers in ${took}`,
  );
  showTakenOut(result.takenOut);
  console.log(`  head ${headText(head).long}`);
  console.log(`  Its users cannot sign in here. Next: npm run access -- owner ${clubId}`);
  console.log(
    '  makes a link for its first owner here, who ends the roles of before under People.',
  );
  return DONE;
}

await runCommand(USAGE, 'import', main);
