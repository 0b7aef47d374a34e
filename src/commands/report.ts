import { createWriteStream, existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DONE, readArguments, runCommand, UsageError, WRONG } from './command-line.js';
import { readConfig } from '../platform/config.js';
import { isUuid } from '../values/uuid.js';

const USAGE = `npm run report -- CLUB_ID WHAT [FILE] [--service ADDRESS] [--replace]

Fetches a paper or a table of a club from a running service into a file. WHAT is what stands behind
the club in its address (docs/tables.md, docs/openapi.json), with what narrows it:

  vouchers.xlsx                     fines.csv?state=upheld&language=da
  sessions/SESSION_ID/sheet.pdf     'journal.csv?from=2026-01-01&to=2026-12-31'

Who asks is told by a token for programs, in the environment: KOPPERNE_TOKEN. The service is that of
this computer, or --service https://kopperne.example. Without FILE, or where FILE is a folder, the file
is named by the service, so that it sorts; FILE may be - for a pipe, and then say npm run --silent.
A file that is there already is kept, unless --replace is said.
Exit code 0 when it is written, 1 when it was refused, 2 when it could not be fetched.`;

async function main(args: readonly string[]): Promise<number> {
  const { plain, given, set } = readArguments(args, ['service'], ['replace']);
  const [clubId, what, wanted] = plain;
  if (clubId === undefined || !isUuid(clubId) || what === undefined || plain.length > 3) {
    throw new UsageError();
  }
  const address = addressOf(given.service, `/v1/clubs/${clubId}/${what}`);
  const token = process.env['KOPPERNE_TOKEN']?.trim() ?? '';
  if (token === '') throw new Error('KOPPERNE_TOKEN is not set: it is the token that lets you in');
  const isReplaced = set.has('replace');
  // Before the service writes what could not be kept.
  if (wanted !== undefined && !isFolder(wanted)) requireRoom(wanted, isReplaced);
  const ending = new AbortController();
  try {
    const answer = await ask(address, token, ending.signal);
    if (!answer.ok || answer.body === null) {
      process.stderr.write(`Refused: ${await whyOf(answer)}\n`);
      return WRONG;
    }
    const content = Readable.from(partsOf(answer.body, address));
    if (wanted === '-') await pipeline(content, process.stdout, { end: false });
    else await write(content, fileFor(answer, wanted), isReplaced);
    return DONE;
  } finally {
    // The rest of an unwanted file is not fetched.
    ending.abort();
  }
}

function addressOf(service: string | undefined, path: string): URL {
  const base = service ?? `http://127.0.0.1:${readConfig(process.env).port}`;
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) {
    throw new Error(`--service must be an address such as https://kopperne.example, not '${base}'`);
  }
  return new URL(path, base);
}

async function ask(address: URL, token: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { signal, headers: { authorization: `Bearer ${token}` } });
  } catch (error) {
    throw new Error(`${address.origin} does not answer`, { cause: error });
  }
}

/** The parts of the file; a break is reported as an error. */
async function* partsOf(
  body: ReadableStream<Uint8Array>,
  { origin }: URL,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new Error(`${origin} broke off in the middle`, { cause: error });
    });
    if (done) return;
    yield value;
  }
}

async function whyOf(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    const { detail } = JSON.parse(text) as { readonly detail?: unknown };
    if (typeof detail === 'string') return detail;
  } catch {
    // A proxy in between may have answered in a form of its own.
  }
  return `${answer.status} ${answer.statusText}`.trim();
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function requireRoom(file: string, isReplaced: boolean): void {
  if (!isReplaced && existsSync(file)) {
    throw new Error(`${file} is there already; --replace writes it anew`);
  }
}

/** Where the file goes: under its own name, or into a folder under the name that the service gives it. */
function fileFor(answer: Response, wanted = '.'): string {
  return isFolder(wanted) ? join(wanted, nameOf(answer)) : wanted;
}

/** As the service names it; nothing in a name leads into another folder. */
function nameOf({ headers }: Response): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  if (name === undefined) throw new Error('that is neither a paper nor a table: say a name for it');
  return decodeURIComponent(name).replaceAll(/[/\\]/g, ' ');
}

async function write(content: Readable, file: string, isReplaced: boolean): Promise<void> {
  requireRoom(file, isReplaced);
  // Under its own name only once it is whole.
  const part = `${file}.part`;
  try {
    await pipeline(content, createWriteStream(part, { flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  console.log(file);
}

await runCommand(USAGE, 'fetch', main);
