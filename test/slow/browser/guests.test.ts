import type { Page } from 'playwright-core';
import type { MemberList } from '../../../src/clubs/view.js';
import type { BalanceReport } from '../../../src/reports/balance-report.js';
import type { SessionList } from '../../../src/sessions/table/session.view.js';
import eveningStart from '../../../web/words/da/evening-start.js';
import people from '../../../web/words/da/people.js';
import memberStart from '../../../web/words/da/member-start.js';
import tableWords from '../../../web/words/da/table.js';
import { call, expectStatus, expectVerified, plainHand, read } from '../../support/api/api.js';
import { inBrowser } from '../../browser/support/browser.js';
import { CardTable } from '../../browser/support/card-table.js';
import {
  openHouse,
  openMembers,
  openOwners,
  openTablet,
  type House,
} from '../../browser/support/house.js';
import { fill } from '../../browser/support/said.js';

inBrowser('guests', () => {
  let house: House;
  let table: CardTable;
  let owners: Page;

  beforeAll(async () => {
    house = await openHouse();
    table = new CardTable(await (await openTablet(house)).newPage());
    owners = await (await openOwners(house)).newPage();
  });
  afterAll(async () => {
    await house.close();
  });
  afterEach(async () => {
    await expectVerified(house.base, house.club);
  });

  const clubPath = () => `/v1/clubs/${house.club}`;
  const latest = async () => {
    const { sessions } = await read<SessionList>(house.base, `${clubPath()}/sessions`);
    const [session] = sessions;
    if (session === undefined) throw new Error('no evening was opened');
    return session;
  };
  const guestOf = async (name: string) => {
    const { members } = await read<MemberList>(house.base, `${clubPath()}/members`);
    return members.find((one) => one.name === name && one.guest)?.id ?? '';
  };
  const addGuest = async (name: string) => {
    const { page } = table;
    await table.press(`+ ${people.guests.new}`);
    await page.getByLabel(people.guests.name).fill(name);
    await table.press(people.guests.addHere);
  };

  test('a guest sits down at the start of an evening, and another one in the middle', async () => {
    const { page } = table;
    await page.goto(`/clubs/${house.club}/start?new=1`);
    await table.prepare(['Anna', 'Bent'], 'brix-1996', eveningStart.honour);
    await addGuest('Per');
    const per = page.getByRole('region', { name: eveningStart.who }).getByRole('button', {
      name: /^Per/,
      pressed: true,
    });
    await per.waitFor();
    expect(await per.innerText()).toContain(people.guests.guest);
    await table.open();
    expect((await latest()).seats.at(-1)).toBe(await guestOf('Per'));

    await table.press(tableWords.join);
    await addGuest('Ole');
    await table.press(fill(tableWords.joining.submit, { name: 'Ole' }));
    const ring = page.getByRole('list', { name: tableWords.seats });
    await ring.getByText('Ole').waitFor();
    await page.getByText(tableWords.notSent).waitFor({ state: 'detached' });
    expect((await latest()).seats).toContain(await guestOf('Ole'));
  });

  test('the owner makes the one a member, and merges the other, whose evening is the member’s', async () => {
    const { id, seats } = await latest();
    const path = `${clubPath()}/sessions/${id}`;
    const { version } = await latest();
    const body = plainHand(await read(house.base, path));
    expectStatus(await call(house.base, 'POST', `${path}/hands`, { version, body }), 201);
    expect(seats).toHaveLength(4);
    const ole = await guestOf('Ole');
    const per = await guestOf('Per');
    const button = (name: string) => owners.getByRole('button', { name, exact: true });
    await owners.goto(`/clubs/${house.club}/people`);
    const section = owners.getByRole('region', { name: people.guests.title });
    await section.getByText('Per', { exact: true }).waitFor();

    await button(fill(people.guests.makeMember, { name: 'Ole' })).tap();
    await owners.getByText(fill(people.guests.made, { name: 'Ole' })).waitFor();
    await section.getByText('Ole', { exact: true }).waitFor({ state: 'detached' });
    const { members } = await read<MemberList>(house.base, `${clubPath()}/members`);
    expect(members.find((one) => one.id === ole)).toMatchObject({ name: 'Ole', guest: false });

    await button(fill(people.guests.merge, { name: 'Per' })).tap();
    const sheet = owners.getByRole('dialog', {
      name: fill(people.guests.mergeTitle, { name: 'Per' }),
    });
    const merge = sheet.getByRole('button', { name: people.guests.mergeDo, exact: true });
    expect(await merge.isDisabled()).toBe(true);
    // Anna sat at the same table.
    await sheet.getByLabel(people.guests.mergeInto).selectOption({ label: 'Anna' });
    await merge.tap();
    await sheet.getByText(/samme bord/).waitFor();
    await sheet.getByLabel(people.guests.mergeInto).selectOption({ label: 'Dorte' });
    await merge.tap();
    await owners.getByText(fill(people.guests.merged, { guest: 'Per', name: 'Dorte' })).waitFor();
    await section.waitFor({ state: 'detached' });

    const dorte = house.idOf('Dorte');
    const balance = await read<BalanceReport>(house.base, `${clubPath()}/members/${dorte}/balance`);
    expect(balance.openSessions.map(({ session }) => session)).toEqual([id]);
    const page = await (await openMembers(house, dorte, 'member')).newPage();
    await page.goto(`/clubs/${house.club}`);
    const running = page.getByRole('region', { name: memberStart.running });
    await running.getByText(memberStart.yours).waitFor();
    const standings = running.getByRole('list', { name: memberStart.running });
    await standings.getByText('Dorte (dig)').waitFor();
    expect(await standings.getByText('Per', { exact: true }).count()).toBe(0);
    expect(per).not.toBe('');
  });

  test('a merged guest is not offered at the table any more', async () => {
    const { page } = table;
    await page.goto(`/clubs/${house.club}/start?new=1`);
    const who = page.getByRole('region', { name: eveningStart.who });
    await who.getByRole('button', { name: 'Dorte', exact: true }).waitFor();
    expect(await who.getByRole('button', { name: 'Dorte' }).count()).toBe(1);
    expect(await who.getByRole('button', { name: /^Per/ }).count()).toBe(0);
    await who.getByRole('button', { name: 'Ole', exact: true }).waitFor();
  });
});
