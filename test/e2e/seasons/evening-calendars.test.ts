import ICAL from 'ical.js';
import type {
  CalendarFeedsView,
  CalendarMadeView,
} from '../../../src/planning/calendar/calendar.view.js';
import type { PlannedEveningList, PlannedWritten } from '../../../src/planning/planned.view.js';
import { memberAt, whoIs } from '../../support/access/access.js';
import { call, expectStatus, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { SeasonClub } from '../../support/seasons/season-club.js';

/** Calendars of planned evenings, read back by a library of its own. */

let served: ServedApp;
let club: SeasonClub;
let series: string;
let as: string;

const DAY = '2027-03-24';

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
beforeEach(async () => {
  club = await SeasonClub.open(served);
  club.at('2027-03-01T10:00:00.000Z');
  const body = { firstDay: '2027-03-17', time: '19:00', repeat: 'week', place: 'Klubhuset' };
  series = expectStatus(await club.send<PlannedWritten>('evening-series', body), 201).body.series;
  as = await memberAt(served.base, club.club, club.id('a'));
});
afterEach(() => {
  club.setBack();
});
afterAll(() => served.close());

const evening = (what: string) => `evening-series/${series}/evenings/${DAY}/${what}`;

async function address(whose: 'own' | 'club', by?: string): Promise<string> {
  const made = await club.send<CalendarMadeView>(
    `calendars/${whose}`,
    undefined,
    by === undefined ? {} : { as: by },
  );
  return new URL(expectStatus(made, 201).body.links[0]?.link ?? '').pathname;
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(served.base + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  return answer.text();
}

/** The evenings of a calendar by their first planned days. */
function eventsIn(text: string): ReadonlyMap<string, ICAL.Component> {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone === null) throw new Error('no time zone');
  ICAL.TimezoneService.register(new ICAL.Timezone(zone), 'Europe/Copenhagen');
  return new Map(
    calendar.getAllSubcomponents('vevent').map((event) => {
      const uid = String(event.getFirstPropertyValue('uid'));
      expect(uid).toContain(series);
      return [uid.slice(series.length + 1, -'@kopperne'.length), event];
    }),
  );
}

const valueOf = (event: ICAL.Component | undefined, name: string) =>
  event?.getFirstPropertyValue(name)?.toString();

test('evenings are at the time of the club, in its zone, before and after the clock was changed', async () => {
  const events = eventsIn(await fetchText(await address('own', as)));
  const { evenings } = (
    await club.get<PlannedEveningList>('planned-evenings?from=2027-03-17&to=2027-04-07')
  ).body;
  expect(evenings).toHaveLength(4);
  for (const { planned, begins } of evenings) {
    const start = events.get(planned)?.getFirstPropertyValue('dtstart') as ICAL.Time;
    expect(start.toString()).toBe(`${planned}T19:00:00`);
    expect(events.get(planned)?.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(
      'Europe/Copenhagen',
    );
    expect(start.toJSDate().toISOString()).toBe(begins);
  }
});

test('each change raises SEQUENCE, keeps the UID, and one called off stays as cancelled until it is brought back', async () => {
  const path = await address('own', as);
  const read = async () => {
    const event = eventsIn(await fetchText(path)).get(DAY);
    return ['sequence', 'status', 'dtstart', 'last-modified'].map((name) => valueOf(event, name));
  };
  expect(await read()).toEqual(['0', 'CONFIRMED', `${DAY}T19:00:00`, '2027-03-01T10:00:00Z']);
  club.at('2027-03-02T10:00:00.000Z');
  const move = { day: '2027-04-02', time: '18:30', why: 'Huset er lejet ud.' };
  expectStatus(await club.send(evening('move'), move), 200);
  expect(await read()).toEqual(['1', 'CONFIRMED', '2027-04-02T18:30:00', '2027-03-02T10:00:00Z']);
  club.at('2027-03-03T10:00:00.000Z');
  expectStatus(await club.send(evening('call-off'), { why: 'Sne.' }), 200);
  expect(await read()).toEqual(['2', 'CANCELLED', '2027-04-02T18:30:00', '2027-03-03T10:00:00Z']);
  club.at('2027-03-04T10:00:00.000Z');
  expectStatus(await club.send(evening('bring-back'), { why: 'Tø.' }), 200);
  expect(await read()).toEqual(['3', 'CONFIRMED', '2027-04-02T18:30:00', '2027-03-04T10:00:00Z']);
});

test("one's own calendar has one's own answer, and neither has a name", async () => {
  const b = await memberAt(served.base, club.club, club.id('b'));
  for (const by of [as, b]) {
    expectStatus(await club.send(evening('answer'), { answer: 'no' }, { as: by }), 200);
  }
  const own = await fetchText(await address('own', as));
  const clubs = await fetchText(await address('club'));
  const of = (text: string, name: string) => valueOf(eventsIn(text).get(DAY), name);
  expect(of(own, 'description')).toBe('Du kommer ikke');
  expect(of(own, 'transp')).toBe('TRANSPARENT');
  expect([of(clubs, 'description') ?? '', of(clubs, 'transp')]).toEqual(['', 'OPAQUE']);
  const { members } = (await club.get<{ members: { name: string }[] }>('members')).body;
  for (const { name } of members) {
    expect(own).not.toContain(name);
    expect(clubs).not.toContain(name);
  }
});

test('an address ends when it is renewed or ended, and with the role of its user for good', async () => {
  const isThere = async (path: string) => (await fetch(served.base + path)).status === 200;
  const first = await address('own', as);
  const second = await address('own', as);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  club.at('2027-03-01T10:30:00.000Z');
  const { user } = await whoIs(served.base, as);
  const member = { path: club.path(`memberships/${user?.id ?? ''}`) };
  expectStatus(await call(served.base, 'POST', `${member.path}/end`), 200);
  expect(await isThere(second)).toBe(false);
  const again = { roles: ['member'], member: club.id('a') };
  const invite = await club.send<{ readonly token: string }>('invites', again);
  const body = { token: expectStatus(invite, 201).body.token };
  const accepted = await call(served.base, 'POST', '/v1/invites/accept', { as, body });
  expect(accepted.status).toBeLessThan(300);
  // The role is there again, and the address is not.
  expect((await club.get('calendars', as)).status).toBe(200);
  expect(await isThere(second)).toBe(false);
  club.at('2027-03-01T11:00:00.000Z');
  const third = await address('own', as);
  expect(await isThere(third)).toBe(true);
  expectStatus(await club.send('calendars/own/end', undefined, { as }), 200);
  expect(await isThere(third)).toBe(false);
  const left = await club.get<CalendarFeedsView>('calendars', as);
  expect(left.body).toEqual({ own: null, club: null });
});

test('a secret is kept as a hash, and is in no row of the log', async () => {
  const path = await address('own', as);
  const secret = /kopcal_[\w-]+/.exec(path)?.[0] ?? 'none';
  for (const table of ['calendar_feed', 'club_event', 'idempotency_key']) {
    const text = `SELECT count(*)::int4 AS found FROM ${table} t WHERE t::text LIKE $1`;
    const { rows } = await served.pool.query<{ found: number }>(text, [`%${secret}%`]);
    expect([table, rows[0]?.found]).toEqual([table, 0]);
  }
});

test('a calendar says the turn of its owner, and names nobody', async () => {
  const members = [club.id('a'), club.id('b')];
  expectStatus(await club.send('evening-turns', { turn: 'host', members }), 200);
  expectStatus(
    await club.send('evening-turns', { turn: 'cake', members: members.toReversed() }),
    200,
  );
  const text = await fetchText(await address('own', as));
  const events = eventsIn(text);
  expect(valueOf(events.get('2027-03-17'), 'description')).toMatch(/^Du er vært\n/);
  expect(valueOf(events.get(DAY), 'description')).toMatch(/^Du har kage med\n/);
  const { members: people } = (await club.get<{ members: { name: string }[] }>('members')).body;
  for (const { name } of people) expect(text).not.toContain(name);
  expect(await fetchText(await address('club'))).not.toMatch(/vært|kage/);
});

test('a swap of turns raises SEQUENCE and LAST-MODIFIED of both evenings, of no other', async () => {
  const members = [club.id('a'), club.id('b')];
  expectStatus(await club.send('evening-turns', { turn: 'host', members }), 200);
  const path = await address('own', as);
  const read = async (day: string) => {
    const event = eventsIn(await fetchText(path)).get(day);
    return ['sequence', 'dtstamp', 'last-modified'].map((name) => valueOf(event, name));
  };
  const set = ['1', '2027-03-01T10:00:00Z', '2027-03-01T10:00:00Z'];
  expect(await read(DAY)).toEqual(set);
  club.at('2027-03-02T10:00:00.000Z');
  const body = { turn: 'host', with: { series, planned: '2027-03-17' }, why: 'Ferie.' };
  expectStatus(await club.send(evening('swap'), body), 200);
  const swapped = ['2', '2027-03-02T10:00:00Z', '2027-03-02T10:00:00Z'];
  expect(await read(DAY)).toEqual(swapped);
  expect(await read('2027-03-17')).toEqual(swapped);
  expect(await read('2027-04-07')).toEqual(set);
});
