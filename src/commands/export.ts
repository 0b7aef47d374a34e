import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { writeCopy } from '../backups/copy/write-copy.js';
import { DONE, readArguments, runCommand, UsageError, withDatabase } from './command-line.js';
import { ClubExport } from '../ledger/export/export-club.js';
import { headText } from '../ledger/log/head-text.js';
import { createPool } from '../platform/database/pools.js';
import { isUuid } from '../values/uuid.js';

const USAGE = `npm run export -- CLUB_ID [FILE]
npm run export -- --all FOLDER

Writes a club into a file (docs/export.md): its log and the answers kept with it, which is all there
is to know of it. The service may run meanwhile. Without FILE the file is named after the club and
its last event; FILE may be - for a pipe, and then say npm run --silent.
--all writes every club, as it was at one moment, and a file with the users, their passwords' hashes,
tokens and settings, into a folder that does not exist yet. npm run import -- --all FOLDER brings it into
another instance, of any version of PostgreSQL: passwords and tablets go on to work there. Keep it as
carefully as the data.
Exit code 0 when it is written, 2 when it is not.`;

function main(args: readonly string[]): Promise<number> {
  const { plain, set } = readArguments(args, [], ['all']);
  const [first, file] = plain;
  if (set.has('all')) {
    if (first === undefined || plain.length > 1) throw new UsageError();
    return writeAll(resolve(first));
  }
  const clubId = first;
  if (clubId === undefined || !isUuid(clubId) || plain.length > 2) throw new UsageError();
  return withDatabase('find', createPool, async (pool) => {
    await write(pool, clubId, file);
    return DONE;
  });
}

function writeAll(folder: string): Promise<number> {
  if (existsSync(folder)) throw new Error(`${folder} exists already`);
  return withDatabase('find', createPool, async (pool) => {
    const clubs = await writeCopy(pool, folder);
    for (const { club, name, seq, hash } of clubs) {
      console.log(`${club} ${name}: ${seq} events, verified`);
      console.log(`  head ${headText({ seq, hash }).long}`);
    }
    console.log(`${clubs.length} clubs and the instance's users and settings written to ${folder}`);
    return DONE;
  });
}

async function write(pool: Pool, clubId: string, wanted?: string): Promise<void> {
  const exported = await ClubExport.begin(pool, clubId);
  if (wanted === '-') {
    await pipeline(exported.stream(), process.stdout, { end: false });
    return;
  }
  const file = wanted ?? exported.fileName;
  // Under its own name only once it is whole.
  const part = `${file}.part`;
  try {
    await pipeline(exported.stream(), createWriteStream(part, { flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const { name, seq, hash } = exported.club;
  console.log(`${clubId} ${name}: ${seq} events written to ${file}`);
  console.log(`  head ${headText({ seq, hash }).long}`);
}

await runCommand(USAGE, 'export', main);
