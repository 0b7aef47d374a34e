import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { DeviceList } from '../../../src/access/access.view.js';
import type { MemberList } from '../../../src/clubs/view.js';
import type { HeldView } from '../../../src/held/held.view.js';
import access from '../../../web/words/da/access.js';
import held from '../../../web/words/da/held.js';
import people from '../../../web/words/da/people.js';
import { call, expectStatus, expectVerified, read } from '../../support/api/api.js';
import { inBrowser } from '../../browser/support/browser.js';
import { openHouse, openMembers, openOwners, type House } from '../../browser/support/house.js';
import { fill } from '../../browser/support/said.js';

inBrowser('data held, and leaving for good', () => {
  let house: House;
  let owners: Page;

  beforeAll(async () => {
    house = await openHouse();
    owners = await (await openOwners(house)).newPage();
  });
  afterAll(async () => {
    await house.close();
  });

  const clubPath = () => `/v1/clubs/${house.club}`;

  test('a member finds what the club knows about them, and takes it with them', async () => {
    const page = await (await openMembers(house, house.members[0] ?? '')).newPage();
    await page.goto('/account');
    await page.getByRole('link', { name: /ved om dig/ }).click();
    await page.getByRole('heading', { name: held.title, exact: true }).waitFor();
    await page.getByText(held.leave.mine).waitFor();
    expect(await page.getByRole('button', { name: held.leave.begin }).count()).toBe(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: held.download }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d .+\.json$/);
    const all = JSON.parse(readFileSync(await file.path(), 'utf8')) as HeldView;
    expect(all.user).not.toBeNull();
    expect(all.log.length).toBeGreaterThan(0);
    expect(access.account.held).toContain('{{club}}');
  });

  test('an owner forgets somebody at their wish, and sees the open matters first', async () => {
    const name = 'Rosalinde Qvistgaard';
    const added = await call<{ id: string }>(house.base, 'POST', `${clubPath()}/members`, {
      body: { name },
    });
    const { id } = expectStatus(added, 201).body;
    const device = { name: 'Rosalindes tablet' };
    expectStatus(await call(house.base, 'POST', `${clubPath()}/devices`, { body: device }), 201);
    await owners.goto(`/clubs/${house.club}/people`);
    await owners.getByRole('button', { name: fill(people.members.changeOf, { name }) }).click();
    await owners.getByRole('menuitem', { name: fill(people.members.held, { name }) }).click();
    await owners.getByRole('heading', { name: fill(held.titleOf, { name }) }).waitFor();
    await owners.getByRole('button', { name: held.leave.begin }).click();
    const sheet = owners.getByRole('dialog', { name: fill(held.leave.sure, { name }) });
    const sure = sheet.getByRole('button', { name: held.leave.do });
    await sheet.getByText(held.leave.stays).waitFor();
    await sheet.getByText(held.leave.texts_one).waitFor();
    const quoted = (text: string) => fill(held.leave.quoted, { text });
    const becomes = { from: quoted(device.name), to: quoted('R.Q.s tablet') };
    await sheet.getByLabel(fill(held.leave.becomes, becomes)).check();
    expect(await sure.isDisabled()).toBe(true);
    await sheet.getByLabel(fill(held.leave.wished, { name })).check();
    await sure.click();
    await owners.getByText(held.leave.done).waitFor();
    await owners.getByRole('heading', { name: people.title, exact: true }).waitFor();
    await owners.getByText(fill(people.members.left_one, { count: 1 })).click();
    await owners.getByText('tidligere medlem (R.Q.)', { exact: true }).waitFor();
    expect(await owners.getByText(name).count()).toBe(0);
    const { members } = await read<MemberList>(house.base, `${clubPath()}/members`);
    expect(members.find((one) => one.id === id)?.initials).toBe('R.Q.');
    const { devices } = await read<DeviceList>(house.base, `${clubPath()}/devices`);
    expect(devices.map((one) => one.name)).toEqual(['R.Q.s tablet']);
    await expectVerified(house.base, house.club);
  });
});
