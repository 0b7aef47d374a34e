import type { ClubBookWritten } from '../../../src/sessions/own-books/own-book.view.js';
import memberWords from '../../../web/words/da/members.js';
import words from '../../../web/words/da/own-books.js';
import files from '../../../web/words/da/files.js';
import swedish from '../../../web/words/sv/own-books.js';
import german from '../../../web/words/de/own-books.js';
import english from '../../../web/words/en/own-books.js';
import { call, expectStatus, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import {
  NAMES,
  openDevice,
  openHouse,
  openMembers,
  openOwners,
  SIZES,
  type House,
} from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

const NAME = 'Sølvkoppens bog';

inBrowser('the public address of a club’s own book', () => {
  let house: House;
  let book: string;

  beforeAll(async () => {
    house = await openHouse();
    const at = `/v1/clubs/${house.club}/rule-books`;
    const own = { parent: 'vlk-1970', name: NAME, description: 'Efter Anna', rate: 10 };
    const written = await call<ClubBookWritten>(house.base, 'POST', at, {
      body: { ...own, changes: { countFactor: 2 }, citations: { countFactor: 'Anna, 2019' } },
    });
    ({ book } = expectStatus(written, 201).body);
    const { today } = await read<{ readonly today: string }>(house.base, at);
    const adopt = async (version: number) => {
      const from = { body: { from: today } };
      expectStatus(
        await call(house.base, 'POST', `${at}/${book}/versions/${version}/adopt`, from),
        200,
      );
    };
    await adopt(1);
    const next = { name: NAME, changes: { countFactor: 3 }, why: 'Bent ville' };
    expectStatus(await call(house.base, 'POST', `${at}/${book}/versions`, { body: next }), 201);
    await adopt(2);
  });
  afterAll(async () => {
    await house.close();
  });

  const page = (version?: number) =>
    `/clubs/${house.club}/rule-books/${book}${version === undefined ? '' : `?version=${version}`}`;
  const version = (number: number) =>
    new RegExp(`^${fill(words.version, { version: `${number}` })}`);

  test('a version has an address of its own', async () => {
    const member = await (await openMembers(house, house.idOf('Anna'))).newPage();
    await member.goto(page());
    await member
      .getByText(fill(words.says.countFactor_other, { count: '3' }), { exact: true })
      .waitFor();
    await member.getByRole('button', { name: version(1) }).tap();
    await member
      .getByText(fill(words.says.countFactor_other, { count: '2' }), { exact: true })
      .waitFor();
    expect(new URL(member.url()).search).toBe('?version=1');
    await member.reload();
    await member
      .getByText(fill(words.says.countFactor_other, { count: '2' }), { exact: true })
      .waitFor();
    // Members read the book; the address is the owner's.
    expect(await member.getByRole('heading', { name: words.public.title }).count()).toBe(0);
  });

  test('is made by the owner, shows the rules alone in four languages, and is ended', async () => {
    const owner = await (await openOwners(house)).newPage();
    await owner.setViewportSize(SIZES.phone);
    await owner.goto(page());
    await owner.getByRole('button', { name: files.secret.make }).tap();
    const address = await owner.getByLabel(words.public.link).inputValue();
    expect(await faultsOn(owner)).toEqual([]);

    const says = { da: words, sv: swedish, de: german, en: english };
    for (const [language, of] of Object.entries(says)) {
      const device = await openDevice(house, language);
      const stranger = await device.newPage();
      await stranger.setViewportSize(SIZES.phone);
      await stranger.goto(address);
      await stranger.getByRole('heading', { name: NAME, level: 1 }).waitFor();
      await stranger
        .getByText(fill(of.says.countFactor_other, { count: '3' }), { exact: true })
        .waitFor();
      const said = await stranger.getByRole('main').innerText();
      for (const name of [...NAMES, 'Bent']) {
        // As a word: *annars* is no name.
        expect(said).not.toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
      }
      expect(await faultsOn(stranger)).toEqual([]);
      await stranger.getByRole('button', { name: /\b1\b/ }).first().tap();
      await stranger
        .getByText(fill(of.says.countFactor_other, { count: '2' }), { exact: true })
        .waitFor();
      expect(new URL(stranger.url()).search).toBe('?version=1');
      await device.close();
    }

    await owner.getByRole('button', { name: files.secret.end }).tap();
    await owner.getByRole('button', { name: files.secret.make }).waitFor();
    const late = await (await openDevice(house)).newPage();
    await late.goto(address);
    await late.getByRole('heading', { name: words.public.noneTitle }).waitFor();
    expect(await late.getByRole('main').innerText()).not.toContain(memberWords.books['vlk-1970']);
  });
});
