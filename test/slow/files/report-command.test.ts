import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProgramTokenMadeView } from '../../../src/access/access.view.js';
import { TABLES } from '../../../src/tables/tables.js';
import { fillClub, make, type FullClub } from '../../support/access/access-club.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { runProgram } from '../../support/database/program.js';
import { letOwnerIn, spawnService, type ServiceProcess } from '../../support/database/service.js';
import { csvRows } from '../../support/files/tables.js';

/** `npm run report` as somebody runs it beside a running service. */

let database: TestDatabase;
let service: ServiceProcess;
let base: string;
let full: FullClub;
let token: string;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  service = spawnService({ DATABASE_URL: databaseUrl(database), LOG_LEVEL: 'info' });
  base = await letOwnerIn(service);
  full = await fillClub(base);
  ({ token } = await make<ProgramTokenMadeView>(base, '/v1/me/tokens', { name: 'Hver nat' }));
}, 60_000);
afterAll(async () => {
  service.child.kill('SIGTERM');
  await service.ended();
  await database.drop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs it in a folder of its own, for the service of these tests unless another is named. */
function report(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const here = args.includes('--service') ? args : [...args, '--service', base];
  return runProgram('dist/commands/report.js', here, { KOPPERNE_TOKEN: token, ...env }, folder);
}

/** The address of a list, with the ids of the club. */
function at(place: string): string {
  return place.replaceAll(/:(\w+)/g, (_, name: string) => full.ids[name] ?? '');
}

const PAPERS = [
  'sessions/:sessionId/sheet',
  'members/:memberId/statement',
  'fines',
  'seasons/:seasonId/standings',
  'years/:firstDay/accounts',
];

/** The first bytes of a file of each kind. */
const BEGINS = { pdf: '%PDF-1.7', xlsx: 'PK', csv: '\u{EF}\u{BB}\u{BF}', hledger: '' } as const;

describe('every kind of', () => {
  const tables = Object.values(TABLES).map((table) => table.at);
  const every = [
    ...PAPERS.map((place) => [place, 'pdf'] as const),
    ...tables.map((place) => [place, 'csv'] as const),
    ...tables.slice(0, 1).map((place) => [place, 'xlsx'] as const),
    ['ledger', 'hledger'] as const,
  ];

  test('paper and table comes into a file whose name sorts by its days', async () => {
    for (const [place, ending] of every) {
      const { code, output } = await report([full.club, `${at(place)}.${ending}`]);
      expect([place, code]).toEqual([place, 0]);
      const name = output.trim();
      expect(name).toMatch(/^\d{4}(-\d\d-\d\d)?( \d{4}-\d\d-\d\d)? Kopperne \p{L}.*\.\w+$/u);
      const bytes = await readFile(join(folder, name));
      const begin = BEGINS[ending];
      expect([place, bytes.toString('latin1', 0, begin.length)]).toEqual([place, begin]);
      expect(bytes.length).toBeGreaterThan(20);
    }
    const names = await readdir(folder);
    expect(names.length).toBe(every.length);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  }, 120_000);
});

test('the filters of a table go with it, and it comes under a name of one’s own or in a pipe', async () => {
  const what = 'ledger.csv?from=2001-01-01&to=2001-12-31&dialect=plain';
  expect(await report([full.club, what, 'old.csv'])).toEqual({ code: 0, output: 'old.csv\n' });
  const [head = [], ...rows] = csvRows(await readFile(join(folder, 'old.csv')));
  expect([head[0], rows]).toEqual(['event', []]);
  const piped = await report([full.club, what, '-']);
  expect(piped).toEqual({ code: 0, output: `${head.join(',')}\r\n` });
  await mkdir(join(folder, 'months'));
  const { output } = await report([full.club, what, 'months']);
  expect(output).toMatch(/^months\/2001-01-01 2001-12-31 Kopperne .+\.csv\n$/);
  expect(await readdir(folder)).toEqual(['months', 'old.csv']);
});

test('a file that is there is kept, unless it is to be replaced', async () => {
  const { output } = await report([full.club, 'vouchers.csv']);
  for (const name of [output.trim(), 'vouchers.csv']) {
    await writeFile(join(folder, name), 'mine');
    const named = name === 'vouchers.csv' ? [name] : [];
    const again = await report([full.club, 'vouchers.csv', ...named]);
    expect(again).toEqual({
      code: 2,
      output: `Cannot fetch: ${name} is there already; --replace writes it anew\n`,
    });
    expect(await readFile(join(folder, name), 'utf8')).toBe('mine');
    const replaced = await report([full.club, 'vouchers.csv', ...named, '--replace']);
    expect(replaced).toEqual({ code: 0, output: `${name}\n` });
    expect(await readFile(join(folder, name), 'utf8')).not.toBe('mine');
  }
});

test('a wrong request is reported, with exit code 2; --help with 0', async () => {
  for (const args of [
    [full.club],
    ['everything', 'vouchers.csv'],
    [full.club, 'vouchers.csv', 'one.csv', 'two.csv'],
    [full.club, 'vouchers.csv', '--language', 'da'],
  ]) {
    const { code, output } = await report(args);
    expect([code, output]).toEqual([2, expect.stringMatching(/^npm run report -- CLUB_ID WHAT/)]);
  }
  const help = await report(['--help']);
  expect([help.code, help.output]).toEqual([0, expect.stringContaining('KOPPERNE_TOKEN')]);
  const nobody = await report([full.club, 'vouchers.csv'], { KOPPERNE_TOKEN: '' });
  expect([nobody.code, nobody.output]).toEqual([
    2,
    expect.stringContaining('KOPPERNE_TOKEN is not set'),
  ]);
  const where = await report([full.club, 'vouchers.csv', '--service', 'kopperne']);
  expect([where.code, where.output]).toEqual([
    2,
    expect.stringContaining('--service must be an address'),
  ]);
  const list = await report([full.club, 'sessions']);
  expect([list.code, list.output]).toEqual([
    2,
    expect.stringContaining('neither a paper nor a table'),
  ]);
  expect(await readdir(folder)).toEqual([]);
});

test('a refusal of the service is shown in its words, with exit code 1', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const refused = async (what: string, env: Readonly<Record<string, string>> = {}) => {
    const { code, output } = await report([full.club, what], env);
    expect([what, code]).toEqual([what, 1]);
    return output;
  };
  expect(await refused(`sessions/${nobody}/sheet.pdf`)).toMatch(/^Refused: \w+ .+\.\n$/);
  expect(await refused('vouchers.pdf')).toMatch(/^Refused: \w+ .+\.\n$/);
  const forged = { KOPPERNE_TOKEN: 'kopt_nobody' };
  expect(await refused('vouchers.csv', forged)).toMatch(/^Refused: \w+ .+\.\n$/);
  expect(await readdir(folder)).toEqual([]);
});

test('a service that is not there, or that breaks off, leaves no file', async () => {
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/csv', 'content-length': '1000' });
    reply.write('Dato;', () => reply.destroy());
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked = [full.club, 'vouchers.csv', 'vouchers.csv', '--service', address];
  const broken = await report(asked);
  expect(broken).toEqual({
    code: 2,
    output: `Cannot fetch: ${address} broke off in the middle\n`,
  });
  await new Promise((go) => server.close(go));
  const gone = await report(asked);
  expect(gone).toEqual({ code: 2, output: `Cannot fetch: ${address} does not answer\n` });
  expect(await readdir(folder)).toEqual([]);
});
