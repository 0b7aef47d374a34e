import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import access from '../../../web/words/da/access.js';
import backups from '../../../web/words/da/backups.js';
import certificate from '../../../web/words/da/certificate.js';
import eveningStart from '../../../web/words/da/evening-start.js';
import firstSteps from '../../../web/words/da/first-steps.js';
import memberStart from '../../../web/words/da/member-start.js';
import outbox from '../../../web/words/da/outbox.js';
import memberList from '../../../web/words/da/member-list.js';
import sheetSource from '../../../web/words/da/sheet-source.js';
import people from '../../../web/words/da/people.js';
import files from '../../../web/words/da/files.js';
import shell from '../../../web/words/da/shell.js';
import english from '../../../web/words/en/access.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { runProgram } from '../../support/database/program.js';
import { setupToken, spawnService, type ServiceProcess } from '../../support/database/service.js';
import { inBrowser, startChromium } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { faultsOn } from '../support/narrow.js';
import { SIZES } from '../support/house.js';
import { fill } from '../support/said.js';

/**
 * A stranger's first evening, at an address of the network, which a browser does not take for this
 * computer, and so gives neither a service worker nor a clipboard on plain HTTP.
 */

const NAME = 'klubben.test';
const FLAGS = [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`, '--ignore-certificate-errors'];
const PASSWORD = 'kongen af spar';
const TABLET = 'Bordet';

let database: TestDatabase;
let dataDir: string;
let service: ServiceProcess;
let browser: Browser;
let plain: string;
let secure: string;

async function openBrowser(locale = 'da-DK'): Promise<BrowserContext> {
  const device = await browser.newContext({
    ...{ baseURL: plain, locale, viewport: SIZES.tablet, hasTouch: true, reducedMotion: 'reduce' },
  });
  device.setDefaultTimeout(20_000);
  return device;
}

inBrowser('a new club', () => {
  let owner: CardTable;
  let page: Page;
  let tablet: CardTable;
  let tabletsDevice: BrowserContext;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'kopperne-new-club-'));
    await runProgram('dist/commands/certificate.js', [NAME], { DATA_DIR: dataDir });
    service = spawnService({ DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir });
    const { port } = new URL(await service.ready());
    plain = `http://${NAME}:${port}`;
    secure = `https://${NAME}:${port}`;
    browser = await startChromium(FLAGS);
    page = await (await openBrowser()).newPage();
    owner = new CardTable(page);
    tabletsDevice = await openBrowser();
    tablet = new CardTable(await tabletsDevice.newPage());
  });
  afterAll(async () => {
    await browser.close();
    service.child.kill('SIGTERM');
    await service.ended();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  const steps = () => page.getByRole('region', { name: firstSteps.title });

  async function toStart(): Promise<void> {
    await page.goto('/');
    await page.getByRole('navigation', { name: memberStart.keep }).waitFor();
  }

  /** Reloads with the words of the first steps there just after the screen that waits for them. */
  async function reloadWithWordsAtOnce() {
    const words = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .findLast(({ name }) => /first-steps-[^/]*js$/.test(name))?.name,
    );
    await page.addInitScript((file) => import(file).catch(() => undefined), String(words));
    await page.reload();
  }

  test('its address says where the link is, in the language of the browser', async () => {
    for (const path of ['/', '/setup']) {
      await page.goto(path);
      await page.getByText(access.setup.begin).waitFor();
    }
    const other = await openBrowser('en-US');
    const theirs = await other.newPage();
    await theirs.goto('/');
    await theirs.getByText(english.setup.begin).waitFor();
    expect(await theirs.locator('html').getAttribute('lang')).toBe('en');
    await other.close();
  });

  test('its owner is led from the link to themselves as a member, and to the others', async () => {
    const link = `/setup#${await setupToken(service)}`;
    await page.goto(link);
    await page.getByLabel(access.setup.club).fill('Den nye klub');
    await page.getByLabel(access.setup.yourName).fill('karen@example.org');
    await page.getByRole('textbox', { name: access.password }).fill(PASSWORD);
    await owner.press(access.setup.submit);
    await steps().getByRole('textbox', { name: firstSteps.me.name }).fill('Anna');
    await owner.press(firstSteps.me.submit);
    await page.getByRole('heading', { name: fill(memberStart.title, { name: 'Anna' }) }).waitFor();
    for (const [count, name] of ['Bent', 'Carl'].entries()) {
      const field = steps().getByRole('textbox', { name: firstSteps.others.name });
      await field.fill(name);
      await owner.press(people.members.add, steps());
      await page.getByText(fill(people.members.added_one, { name })).waitFor();
      if (count === 0)
        await steps()
          .getByText(fill(firstSteps.others.so, { names: name }))
          .waitFor();
    }
    // The link is used: it leads to the sign-in, and asks for no club any more.
    const other = await openBrowser();
    const theirs = await other.newPage();
    await theirs.goto(link);
    await theirs.getByRole('heading', { name: access.setup.used.title }).waitFor();
    expect(await theirs.getByLabel(access.setup.club).count()).toBe(0);
    await theirs.getByRole('link', { name: access.signIn.submit }).click();
    await theirs.getByRole('heading', { name: access.signIn.title }).waitFor();
    await other.close();
    // The same name is asked about, and the step stays open until the owner ends it.
    await steps().getByRole('textbox', { name: firstSteps.others.name }).fill('carl');
    await owner.press(people.members.add, steps());
    await steps()
      .getByText(fill(access.known, { names: 'carl' }))
      .waitFor();
    await owner.press(firstSteps.others.done, steps());
    await steps().getByRole('link', { name: firstSteps.tablet.go }).waitFor();
    // This database is kept by its operator: there is nothing to warn of.
    expect(await steps().getByRole('alert').count()).toBe(0);
    await reloadWithWordsAtOnce();
    await steps()
      .getByText(fill(firstSteps.progress, { done: 2, count: 4 }))
      .waitFor();
  });

  test.each(['same-disk', 'switched-off'] as const)(
    'its owner is warned of backups: %s',
    async (place) => {
      const answer = { json: { place, backups: [], moments: null } };
      await page.route('**/v1/clubs/*/backups', (route) => route.fulfill(answer));
      await page.reload();
      await steps().getByRole('alert').getByText(backups.places[place]).waitFor();
      expect(await faultsOn(page)).toEqual([]);
      await page.unroute('**/v1/clubs/*/backups');
      await page.reload();
    },
  );

  test('its tablet is paired by an address that the tablet can reach, also copied on plain HTTP', async () => {
    await owner.tap(steps().getByRole('link', { name: firstSteps.tablet.go }));
    const devices = page.getByRole('region', { name: people.devices.title });
    await devices.getByRole('textbox', { name: people.devices.new }).fill(TABLET);
    await owner.press(people.devices.add, devices);
    const sheet = page.getByRole('dialog');
    await owner.press(people.devices.makeLink, sheet);
    const shown = sheet.getByLabel(files.sharing.link);
    const link = await shown.inputValue();
    expect(link).toMatch(`${plain}/pair#koppair_`);

    await owner.press(files.sharing.copyLink, sheet);
    await sheet.getByText(files.sharing.copied).waitFor();
    const pasted = page.getByRole('textbox', { name: people.members.new });
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await pasted.focus();
    await page.keyboard.press('Control+V');
    expect(await pasted.inputValue()).toBe(link);

    await tablet.page.goto(link);
    await tablet.press(access.pair.submit);
    await tablet.page.getByRole('link', { name: `${shell.account}: ${TABLET}` }).waitFor();
  });

  test('a link that works on this computer only says so', async () => {
    await page.goto('/');
    await owner.tap(page.getByRole('link', { name: memberStart.people }));
    const devices = page.getByRole('region', { name: people.devices.title });
    await owner.press(fill(people.devices.replaceOf, { name: TABLET }), devices);
    const sheet = page.getByRole('dialog');
    await owner.press(people.devices.makeLink, sheet);
    expect(await sheet.getByText(files.sharing.onlyHere).count()).toBe(0);
    const { port } = new URL(plain);
    const label = fill(files.sharing.hereOnly, { address: `http://127.0.0.1:${port}` });
    await sheet.getByLabel(files.sharing.address).selectOption({ label });
    await sheet.getByText(files.sharing.onlyHere).waitFor();
    expect(await sheet.getByLabel(files.sharing.link).inputValue()).toMatch(
      /^http:\/\/127\.0\.0\.1/,
    );
  });

  test('a link by HTTPS says what the other device needs first', async () => {
    await page.goto(`${secure}/`);
    await owner.tap(page.getByRole('link', { name: memberStart.people }));
    const invites = page.getByRole('region', { name: people.invites.title });
    // The texts for all are there again after their dialog was closed, and are copied at once.
    await owner.tap(invites.getByRole('button', { name: /tekst(er)? at sende$/ }));
    const texts = page.getByRole('dialog', { name: people.invites.texts.title });
    await texts.getByText(/^Hej Bent\./).waitFor();
    await page.keyboard.press('Escape');
    await texts.waitFor({ state: 'hidden' });
    await owner.press(people.invites.texts.again, invites);
    await texts.getByText(/^Hej Carl\./).waitFor();
    await owner.press(people.invites.texts.copyAll, texts);
    await texts.getByText(files.sharing.copied).waitFor();
    await page.context().grantPermissions(['clipboard-read'], { origin: secure });
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied.match(/^Hej (Bent|Carl)\./gm)).toHaveLength(2);
    await owner.press(people.invites.texts.close, texts);
    await texts.waitFor({ state: 'hidden' });
    for (const role of ['auditor', 'secretary'] as const) {
      await owner.tap(invites.getByRole('checkbox', { name: shell.roles[role] }));
    }
    await owner.press(people.invites.make, invites);
    await invites.getByRole('listitem').getByText('Sekretær og revisor').waitFor();
    expect(await invites.getByLabel(files.sharing.link).inputValue()).toMatch(`${secure}/invite#`);
    await invites.getByText(`${plain}/certificate`).waitFor();
  });

  test('somebody can have several roles, and the last owner stays one', async () => {
    const users = page.getByRole('region', { name: people.roles.title });
    const change = () =>
      owner.press(fill(people.roles.changeOf, { name: 'karen@example.org' }), users);
    const sheet = page.getByRole('dialog');
    const tick = (role: 'owner' | 'treasurer') =>
      owner.tap(sheet.getByRole('checkbox', { name: shell.roles[role] }));
    await change();
    await tick('treasurer');
    await owner.press(people.save, sheet);
    await users.getByText('Formand og kasserer').waitFor();
    await change();
    await tick('owner');
    await owner.press(people.save, sheet);
    await sheet.getByText('Klubben skal have en formand.').waitFor();
    await page.keyboard.press('Escape');
    await users.getByText('Formand og kasserer').waitFor();
  });

  test('a list from a spreadsheet shows what each line will be, is added at once, and taken back', async () => {
    const { added, balances, lines, source } = memberList;
    const list = page.getByRole('list', { name: lines.title });
    const line = (number: number) =>
      list.getByRole('listitem').filter({
        has: page.getByRole('textbox', { name: fill(lines.nameOf, { line: number }) }),
      });
    await page.setViewportSize(SIZES.phone);
    await page.goto('/');
    await owner.tap(page.getByRole('link', { name: memberStart.people }));
    await owner.tap(page.getByRole('link', { name: people.members.fromList }));
    await page
      .getByRole('textbox', { name: source.paste })
      .fill(
        'Navn\tE-mail\tSaldo\nJens\tj@a.dk\t-125,50\nJens\tk@a.dk\t\nbent\tb@a.dk\t40\nKa7\tl@a.dk\tti',
      );
    await owner.press(source.show);
    // The whole balance can be read before it is booked.
    const typed = page.getByRole('textbox', { name: fill(lines.balanceOf, { line: 2 }) });
    expect((await typed.boundingBox())?.width).toBeGreaterThan(96);
    await line(2).getByText(lines.fates.added).waitFor();
    await line(3)
      .getByText(fill(lines.fates.again, { line: 2 }))
      .waitFor();
    await line(4).getByText(lines.fates.booked).waitFor();
    await line(5).getByText(lines.fates.odd).waitFor();
    await page.getByText(memberList.mail).waitFor();
    await page.getByText(/egenkapital bliver 85,50.*større/).waitFor();
    const drawer = page.getByRole('textbox', {
      name: fill(balances.purse, { name: 'Kontantkasse' }),
    });
    await drawer.fill('100');
    await page.getByText(/egenkapital bliver 185,50/).waitFor();
    expect(await faultsOn(page)).toEqual([]);

    // Left and opened again, in another size: the correction is still there.
    const name = page.getByRole('textbox', { name: fill(lines.nameOf, { line: 3 }) });
    await name.fill('Jens Peter');
    await line(3).getByText(lines.fates.added).waitFor();
    await page.setViewportSize(SIZES.tablet);
    await page.reload();
    await line(3).getByText(lines.fates.added).waitFor();
    expect(await name.inputValue()).toBe('Jens Peter');
    expect(await faultsOn(page)).toEqual([]);

    // A second tap while the list is sent is no refusal.
    await page.getByRole('button', { name: fill(memberList.add_other, { count: 2 }) }).dblclick();
    const done = page.getByRole('region', { name: fill(added.title_other, { count: 2 }) });
    await done.getByText('Jens og Jens Peter').waitFor();
    expect(await page.getByText(shell.parts.cannotBe).count()).toBe(0);
    await done.getByText(/bogført som bilag/).waitFor();
    await owner.press(added.takeBack, done);
    // The list is there again, with what was corrected in it, and nobody has the names.
    await line(3).getByText(lines.fates.added).waitFor();
    expect(await name.inputValue()).toBe('Jens Peter');
    await page.getByText(balances.title).first().waitFor();

    // The club's own table of balances, as Excel has it: all of them are there already.
    const club = /clubs\/([^/]+)/.exec(page.url())?.[1] ?? '';
    const address = `/v1/clubs/${club}/money/members.xlsx?language=da`;
    // Only the browser knows the club's name.
    const bytes = await page.evaluate<number[]>(
      `fetch('${address}').then(async (one) => [...new Uint8Array(await one.arrayBuffer())])`,
    );
    await owner.press(memberList.another);
    const file = { name: 'saldi.xlsx', mimeType: '', buffer: Buffer.from(bytes) };
    await page.locator('input[type=file]').setInputFiles(file);
    await list.getByText(lines.fates.known).nth(2).waitFor();
    await owner.press(memberList.another);
    const odd = { name: 'saldi.xls', mimeType: '', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) };
    await page.locator('input[type=file]').setInputFiles(odd);
    await page.getByText(sheetSource.unread).waitFor();
  });

  test('the list of first steps is gone once the first evening is open', async () => {
    await toStart();
    await steps().getByRole('link', { name: firstSteps.evening.ownRules }).waitFor();
    await owner.tap(steps().getByRole('link', { name: firstSteps.evening.go }));
    await owner.start(['Anna', 'Bent', 'Carl'], 'brix-1996', eveningStart.honour);
    await page.goto('/');
    await page.getByRole('heading', { name: memberStart.running }).waitFor();
    await steps().waitFor({ state: 'detached' });
  });

  test('a tablet on plain HTTP says what does not work, and goes over once all is sent', async () => {
    const { page } = tablet;
    await page.goto('/');
    const note = page.getByRole('complementary', { name: certificate.note.label });
    await owner.page.goto('/');
    await owner.tap(owner.page.getByRole('link', { name: memberStart.people }));
    const members = owner.page.getByRole('region', { name: people.members.title });
    await members.getByRole('textbox', { name: people.members.new }).fill('Dorte');
    await owner.press(people.members.add, members);
    await owner.page.getByText(fill(people.members.added_one, { name: 'Dorte' })).waitFor();

    await tablet.tap(note.getByRole('link', { name: certificate.note.more }));
    await page.getByText(certificate.without.reload).waitFor();
    const goOver = page.getByRole('link', { name: certificate.goOver.go });
    await goOver.waitFor();
    await page.goBack();
    await tablet.tap(page.getByRole('link', { name: memberStart.toTable }));
    await tablet.atTable(1);
    await tabletsDevice.setOffline(true);
    await tablet.join('Dorte', 'Carl');
    await page.getByRole('button', { name: fill(outbox.notSent_one, { count: 1 }) }).waitFor();
    await tablet.tap(note.getByRole('link', { name: certificate.note.more }));
    await page.getByText(fill(certificate.goOver.notSent_one, { count: 1 })).waitFor();
    expect(await goOver.count()).toBe(0);
    expect(await tablet.button(certificate.goOver.go).isDisabled()).toBe(true);

    await tabletsDevice.setOffline(false);
    await goOver.waitFor();
    await tablet.tap(goOver);
    await page.waitForURL(`${secure}/**`);
    await page.getByRole('link', { name: `${shell.account}: ${TABLET}` }).waitFor();
    expect(await page.evaluate('isSecureContext')).toBe(true);
    expect(await note.count()).toBe(0);
    await page.getByText('Dorte').first().waitFor();
  });

  test('by HTTPS it opens again without a network', async () => {
    const { page } = tablet;
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.reload();
    await page.getByRole('link', { name: `${shell.account}: ${TABLET}` }).waitFor();
    await tabletsDevice.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: `${shell.account}: ${TABLET}` }).waitFor();
    await tabletsDevice.setOffline(false);
  });
});
