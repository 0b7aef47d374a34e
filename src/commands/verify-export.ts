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
} from './command-line.js';
import { headText, readHeadText } from '../ledger/log/head-text.js';
import { openFile } from '../ledger/export/open-file.js';
import { verifyExport, type ExportFailure } from '../ledger/export/verify-export.js';
import { ClubReplayer } from '../replay/club-replayer.js';

const USAGE = `npm run verify:export -- FILE [--until SEQ:HASH]

Verifies an exported club by nothing but its file: the chain of hashes, the replay of every event by
the rules of its session, the balances, and that the file is whole. FILE may be packed by gzip
(.gz), or - for what is piped in. --until gives a head kept on paper, in its long or its short form.
Exit code 0 when all is well, 1 when something is wrong, 2 when it could not be looked at.`;

async function main(args: readonly string[]): Promise<number> {
  const { plain, given } = readArguments(args, ['until']);
  const [file] = plain;
  const until = given.until === undefined ? null : readHeadText(given.until);
  if (plain.length !== 1 || file === undefined || (given.until !== undefined && !until)) {
    throw new UsageError();
  }
  const started = performance.now();
  const result = await verifyExport(file === '-' ? process.stdin : openFile(file), {
    replayer: new ClubReplayer(),
    onProgress: showProgress,
    ...(until === null ? {} : { until }),
  });
  clearProgress();
  if (!result.ok) {
    console.log(`${file}: WRONG ${placeOf(result)}`);
    console.log(`  ${result.detail}`);
    return WRONG;
  }
  const { clubId, name, events, postings, answers, head } = result;
  const took = secondsSince(started);
  console.log(
    `${clubId} ${name}: ${events} events, ${postings} postings, ${answers} answers in ${took}`,
  );
  showTakenOut(result.takenOut);
  console.log(`  head ${headText(head).long}`);
  console.log(`  on paper ${headText(head).short}`);
  return DONE;
}

/** Which event or line is wrong, and what it fails. */
function placeOf({ seq, line, check }: ExportFailure): string {
  const places = [
    ...(seq === null ? [] : [`event ${seq}`]),
    ...(line === null ? [] : [`line ${line}`]),
  ];
  return `at ${places.join(', ')} (${check})`;
}

await runCommand(USAGE, 'verify', main);
