import type { HeldView } from '../../../src/held/held.view.js';
import { fillClub, make, type FullClub } from '../../support/access/access-club.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  read,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { readsOfClub, textAt } from '../../support/api/every-read.js';
import { forget, settleAll } from '../../support/money/leaving.js';
import { withPoppler } from '../../support/files/poppler.js';

/** Somebody of whom there is one of everything leaves for good: all reads before, and all after. */

let served: ServedApp;
let base: string;
let full: FullClub;
let clubPath: string;
let reads: readonly string[];
let member: string;
/** The places where one of their names was shown before. */
const before = new Set<string>();
let refusals: readonly (readonly string[])[];

/** All that they were ever called: at first, renamed, as a guest, as a user. */
const names = () => [/\bAnna\b/, /Qvistgaard/, /Kvistrup/, /Gammelgaard/, RegExp(full.member.name)];
const isNamed = (text: string) => names().some((name) => name.test(text));
const isPaper = (path: string) => path.includes('.pdf');

beforeAll(async () => {
  served = await serveTestApp();
  ({ base } = served);
  full = await fillClub(base);
  clubPath = `/v1/clubs/${full.club}`;
  member = full.members[0] ?? '';
  for (const name of ['Rosa Qvistgaard', 'Rosalinde Kvistrup']) {
    const renamed = await call(base, 'PATCH', `${clubPath}/members/${member}`, { body: { name } });
    expectStatus(renamed, 200);
  }
  const guest = await make<{ id: string }>(base, `${clubPath}/guests`, { name: 'Per Gammelgaard' });
  await make(base, `${clubPath}/guests/${guest.id}/merge`, { into: member });
  reads = readsOfClub(
    { ...full.ids, memberId: member },
    { member, members: full.members.slice(0, 2).join(',') },
  );
  for (const path of reads.filter((one) => !isPaper(one))) {
    if (isNamed(await textAt(base, path, { language: 'da' }))) before.add(path);
  }
  await openSession(base, { club: full.club, members: full.members });
  refusals = await settleAll({ base, club: full.club, member });
});
afterAll(() => served.close());

test('all that is open of theirs is said at once', () => {
  expect(refusals.map(([first]) => first)).toEqual([
    'leaves-table',
    'leaves-dispute',
    'leaves-payment',
    'leaves-transfer',
    'leaves-money',
  ]);
  expect(refusals[0]).toEqual(
    expect.arrayContaining(['leaves-dispute', 'leaves-payment', 'leaves-transfer']),
  );
});

test('no read has a name of theirs any more', async () => {
  // That they were looked for where they had been.
  const told = [...before].map((path) => path.replace(clubPath, '').replace(/\?.*/, ''));
  expect(told.map((path) => path.replaceAll(/[0-9a-f-]{36}/g, '…'))).toEqual(
    expect.arrayContaining([
      ...[
        '/members',
        '/audit',
        '/fines.csv',
        '/fines.xlsx',
        '/dues',
        '/payments',
        '/ledger.hledger',
      ],
      ...['/members/…/held', '/members/…/balance', '/money/members', '/money/members.xlsx'],
      ...['/sessions/…/hands.csv', '/statistics.csv', '/seasons/…/standings.csv', '/export'],
    ]),
  );
  const named: string[] = [];
  for (const path of reads.filter((one) => !isPaper(one))) {
    if (isNamed(await textAt(base, path, { language: 'da' }))) named.push(path);
  }
  expect(named).toEqual([]);
  await expectVerified(base, full.club);
});

/** Those whose reader is known: by the address, or by what the browser speaks. */
const spoken = () => reads.filter((path) => /\{language\}|\.(csv|xlsx)/.test(path));

test('in tables, journals and what is held they are called in the language of the reader', async () => {
  const called = new Set<string>();
  for (const path of spoken().filter((one) => !isPaper(one))) {
    const text = await textAt(base, path, { language: 'en' });
    // A reminder is read by members.
    if (/tidligere medlem/.test(text)) called.add(`${path} in Danish`);
    if (/former member \(R\.K\.\)/.test(text)) called.add(path.replace(/.*[/]([a-z.]+).*$/, '$1'));
  }
  expect([...called].filter((one) => one.endsWith('in Danish'))).toEqual([]);
  expect([...called]).toEqual(
    expect.arrayContaining(['hands.csv', 'fines.xlsx', 'ledger.hledger', 'statement.csv', 'held']),
  );
});

test('the log is in one language', async () => {
  const audit = await textAt(base, `${clubPath}/audit?limit=200`, { language: 'en' });
  expect(audit).toContain('former member (R.K.)');
  expect(audit).not.toContain('tidligere medlem');
});

withPoppler('papers', () => {
  test('name nobody who left, and everybody else, in the language of the reader', async () => {
    const said = new Map<string, string>();
    for (const path of spoken().filter(isPaper)) {
      said.set(
        path.replace(/.*[/]([a-z]+\.pdf).*/, '$1'),
        await textAt(base, path, { language: 'en' }),
      );
    }
    expect([...said.keys()].sort()).toEqual(
      ['accounts.pdf', 'fines.pdf', 'sheet.pdf', 'standings.pdf', 'statement.pdf'].sort(),
    );
    for (const [paper, text] of said) {
      expect([paper, isNamed(text)]).toEqual([paper, false]);
      expect([paper, /tidligere/.test(text)]).toEqual([paper, false]);
    }
    const sheet = said.get('sheet.pdf') ?? '';
    expect(sheet).toContain('former member (R.K.)');
    for (const name of ['Bent', 'Carl']) expect(sheet).toContain(name);
    // A paper that was made of an older log before they left is drawn again as well.
    const older = await textAt(
      base,
      `${clubPath}/sessions/${full.ids['sessionId'] ?? ''}/sheet.pdf?head=25&language=de`,
      { language: 'de' },
    );
    expect(older).toContain('ehemaliges Mitglied (R.K.)');
    expect(isNamed(older)).toBe(false);
  });
});

test('the data held of them has no name, and is there for an owner', async () => {
  const held = await read<HeldView>(base, `${clubPath}/members/${member}/held?language=sv`);
  expect(held.member.name).toBe('tidigare medlem (R.K.)');
  expect([held.names, held.user]).toEqual([[], null]);
  expect(held.evenings).toHaveLength(2);
  expect(held.fines).toHaveLength(1);
  // Their user is gone, and nobody else gets the answer.
  const asThem = `${clubPath}/members/${member}/held`;
  expect((await call(base, 'GET', asThem, { as: full.member.token })).status).toBe(401);
  expectStatus(await forget(base, full.club, member), 200);
});
