import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import kingWords from '../../../web/words/da/koenigrufen.js';
import startWords from '../../../web/words/da/evening-start.js';
import fineWords from '../../../web/words/da/fine-entry.js';
import words from '../../../web/words/da/own-books.js';
import ruleWords from '../../../web/words/da/rules.js';
import tarok from '../../../web/words/da/tarok.js';
import type {
  ClubBookList,
  ClubBookWritten,
} from '../../../src/sessions/own-books/own-book.view.js';
import type { SessionList, SessionOpenedView } from '../../../src/sessions/table/session.view.js';
import { call, expectStatus, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openOwners, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

/** A page of text of a club becomes its book by screens alone, and an evening is played by it. */
inBrowser('the house rules of a club', () => {
  let house: House;
  let owner: Page;

  beforeAll(async () => {
    house = await openHouse();
    owner = await (await openOwners(house)).newPage();
    await owner.setViewportSize(SIZES.tablet);
  });
  afterAll(async () => {
    await house.close();
  });

  const button = (name: string | RegExp) => owner.getByRole('button', { name, exact: true });
  const section = (name: string) => owner.getByRole('region', { name, exact: true });
  const picture = async (name: string) => {
    const folder = process.env['PICTURES'];
    if (folder === undefined) return;
    await mkdir(folder, { recursive: true });
    await owner.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  };
  const openFine = async (code: keyof typeof fineWords.codes) => {
    const name = fineWords.codes[code];
    const its = owner.locator('section', {
      has: owner.getByRole('button', { name: new RegExp(`^${name}`) }),
    });
    await owner.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
    return its.last();
  };

  test('is written down on one screen', async () => {
    await owner.goto(`/clubs/${house.club}/rule-books`);
    await owner.getByRole('link', { name: words.begin }).tap();
    await owner.getByLabel(words.fields.name).fill('Sølvkoppens bog');
    await owner.getByLabel(/^Et point er værd/).fill('0,10');
    const numbers = section(words.fields.numbers);
    await numbers.getByRole('button', { name: ruleWords.houseRules.tariff, exact: true }).tap();
    const tariff: Readonly<Record<string, string>> = ruleWords.houseRules.tariffWords.rows;
    const row = (name: string) => numbers.getByLabel(name, { exact: true });
    await row(tariff['foundation'] ?? 'Fundering').fill('10');
    await row(tariff['kingUltimo'] ?? 'Kongeultimo').fill('30');
    await row(tariff['pagatUltimo'] ?? 'Pagatultimo').fill('50');
    const misdeal = await openFine('misdeal');
    await misdeal.getByLabel(words.fields.price).fill('10');
    const lead = await openFine('lead-out-of-turn');
    await lead.getByLabel(words.fields.price).fill('15');
    await lead.getByLabel(words.fields.from).fill('2');
    await lead.getByRole('combobox', { name: words.fields.cup }).tap();
    await owner.getByRole('option', { name: words.fields.only['king-pot'] }).tap();
    await button(words.fields.addFine).tap();
    // Nothing is typed of it yet: it is neither red nor among the changes.
    const telephone = owner.getByLabel(words.fields.words);
    expect(await telephone.getAttribute('aria-invalid')).not.toBe('true');
    expect(await section(words.differs).getByText(/NaN/).count()).toBe(0);
    await owner.getByLabel(words.fields.words).fill('Telefon, der ringer');
    await section(words.fields.fines).getByLabel(words.fields.price).last().fill('5');
    await section(words.fields.played).getByRole('button', { name: 'Tout', exact: true }).tap();
    const differs = section(words.differs);
    // All changes of one fine are one sentence.
    const out =
      'Bøde, Udspil uden for tur: 15 i kongekoppen (bogen 20 i hver kop), fra en spillers 2. gang';
    await differs.getByText(out).waitFor();
    expect(await differs.getByText(/Udspil uden for tur/).count()).toBe(1);
    await differs
      .getByLabel(fill(words.citation.of, { change: 'Kongeultimo: 30 (bogen 40)' }))
      .fill('generalforsamling 2019, pkt. 4');
    await picture('written');
    expect(await faultsOn(owner)).toEqual([]);
    await button(words.save).tap();
    await owner.getByRole('heading', { name: 'Sølvkoppens bog', level: 1 }).waitFor();
    const { books } = await read<ClubBookList>(house.base, `/v1/clubs/${house.club}/rule-books`);
    expect(books[0]).toMatchObject({
      parent: 'vlk-1970',
      versions: [
        {
          rate: 10,
          changes: {
            tariff: { foundation: 10, kingUltimo: 30, pagatUltimo: 50 },
            fines: { misdeal: [10], 'lead-out-of-turn': [15] },
            cups: { 'lead-out-of-turn': 'king-pot' },
            from: { 'lead-out-of-turn': 2 },
            added: [
              {
                code: 'telefon',
                words: { da: 'Telefon, der ringer' },
                stage: 'play',
                price: 5,
              },
            ],
            notPlayed: ['tout'],
          },
          citations: { 'tariff.kingUltimo': 'generalforsamling 2019, pkt. 4' },
        },
      ],
    });
  });

  test('a number that no chip can pay is refused at its field', async () => {
    await owner.getByRole('link', { name: words.change.do }).tap();
    const misdeal = await openFine('misdeal');
    await misdeal.getByLabel(words.fields.price).fill('7');
    await misdeal.getByText(/7 kan ikke lægges i en kop/).waitFor();
    await misdeal.getByLabel(words.fields.price).fill('10');
    await section(words.fields.numbers).getByLabel(words.fields.countFactor).fill('2');
    await owner.getByLabel(words.fields.why).fill('Til næste forsamling.');
    await button(words.save).tap();
    // The version that was written is shown, and printed without the buttons.
    await owner.getByRole('button', { name: /^Udgave 2/, pressed: true }).waitFor();
    const onPaper = owner.getByText(/ · Udgave 2 · Udkast$/);
    expect(await onPaper.isVisible()).toBe(false);
    await owner.emulateMedia({ media: 'print' });
    await onPaper.waitFor();
    expect(await owner.locator('main').getByRole('button').count()).toBe(0);
    await owner.emulateMedia({ media: 'screen' });
  });

  test('the owner adopts the first version, and a new evening is proposed it', async () => {
    await button(/^Udgave 1/).tap();
    await button(words.adopt.do).tap();
    await owner.getByRole('dialog').getByRole('button', { name: words.adopt.confirm }).tap();
    await button(/^Udgave 1 gælder nu/).waitFor();
    await picture('page');
    await owner.goto(`/clubs/${house.club}/start`);
    await owner.getByRole('button', { name: /^Sølvkoppens bog/, pressed: true }).waitFor();
    for (const name of ['Anna', 'Bent', 'Carl']) {
      await owner.getByRole('button', { name, exact: true }).first().tap();
    }
    await picture('start');
    expect(await faultsOn(owner)).toEqual([]);
    await button(startWords.submit).tap();
    await owner.waitForURL(/\/table$/);
    const path = `/v1/clubs/${house.club}/sessions`;
    const { sessions } = await read<SessionList>(house.base, path);
    const [latest] = sessions;
    expect(latest).toMatchObject({ pots: { king: 30, pagat: 30 }, rate: 10 });
  });

  test('the evening has the name of the book, and all tricks are no tout', async () => {
    const table = owner.url();
    await owner.goto(`${table}/hand`);
    await button(tarok.special.show).tap();
    await button(`Anna: ${tarok.special.unpaid.tout}`).tap();
    await owner.getByText(fill(tarok.special.unpaid.toutOf, { name: 'Anna' })).waitFor();
    expect(await button(`Bent: ${tarok.special.tout}`).count()).toBe(0);
    await owner.goto(`/clubs/${house.club}/sessions`);
    await owner.getByText(/^Sølvkoppens bog · /).waitFor();
    await owner.goto(table.replace(/\/table$/, ''));
    await owner.getByText(/^Sølvkoppens bog · /).waitFor();
    await owner.goto(table);
  });

  test('a telephone is a fine at the table, and the rules show what differs', async () => {
    const table = owner.url();
    await owner.goto(`${table}/fine`);
    await owner.getByRole('button', { name: 'Anna', exact: true }).tap();
    await picture('fine');
    // The first lead out of turn is free: its price says so by the book.
    await owner
      .getByRole('button', { name: new RegExp(`^${fineWords.codes['lead-out-of-turn']} `) })
      .tap();
    const free = fill(fineWords.freeTime, { time: '1', from: '2' });
    await owner.getByRole('status').getByText(free).waitFor();
    await owner
      .getByRole('status')
      .getByText(/Kilde: \S/)
      .waitFor();
    await owner.getByRole('button', { name: /^Telefon, der ringer/ }).tap();
    await button(fineWords.submit).tap();
    await owner.waitForURL(/\/table$/);
    await owner.goto(table.replace(/\/table$/, '/rules'));
    await owner.getByText('Kongeultimo: 30 (bogen 40)').first().waitFor();
    await picture('rules');
    expect(await faultsOn(owner)).toEqual([]);
  });

  test('the book is saved as a file, read again, and a broken one names its field', async () => {
    await owner.goto(`/clubs/${house.club}/rule-books`);
    await owner.getByRole('link', { name: /Sølvkoppens bog/ }).tap();
    const download = owner.waitForEvent('download');
    await button(words.file.save).tap();
    const file = await (await download).path();
    await owner.goto(`/clubs/${house.club}/rule-books/new`);
    const input = owner.locator('input[type=file]');
    await input.setInputFiles({
      name: 'bog.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          format: 'kopperne-book/1',
          name: 'En bog',
          parent: 'vlk-1970',
          changes: { fines: { misdeal: [7] } },
        }),
      ),
    });
    await owner.getByText(/changes\.fines\.misdeal\.0/).waitFor();
    await input.setInputFiles(file);
    await owner.getByText('Kongeultimo: 30 (bogen 40)').first().waitFor();
    await button(words.file.take).tap();
    await picture('imported');
    expect(await owner.getByLabel(words.fields.name).inputValue()).toBe('Sølvkoppens bog');
  });

  test('contracts and figures that a book of Königrufen does not play are not offered at the table', async () => {
    const club = `/v1/clubs/${house.club}`;
    const asOwner = async <T>(path: string, body: object) =>
      expectStatus(await call<T>(house.base, 'POST', `${club}/${path}`, { body }), 201).body;
    const { book } = await asOwner<ClubBookWritten>('rule-books', {
      name: 'Kongens bog',
      parent: 'koenigrufen',
      changes: {
        notPlayed: ['kakadu', 'zwiccolo'],
        added: [{ code: 'telefon', words: { da: 'Telefon' }, stage: 'deal', price: 3 }],
      },
    });
    const { today: from } = await read<ClubBookList>(house.base, `${club}/rule-books`);
    expectStatus(
      await call(house.base, 'POST', `${club}/rule-books/${book}/versions/1/adopt`, {
        body: { from },
      }),
      200,
    );
    const seats = ['Anna', 'Bent', 'Carl', 'Dorte'].map((name) => house.idOf(name));
    const { id } = await asOwner<SessionOpenedView>('sessions', {
      ...{ book: 'koenigrufen', rate: 10, seats, firstDealer: seats[3] },
      own: { book, version: 1 },
    });
    const table = `/clubs/${house.club}/sessions/${id}/table`;
    await owner.goto(`${table}/hand`);
    await button(`${kingWords.rows.contract}: ${kingWords.contracts.rufer}`).tap();
    await button(kingWords.contracts.piccolo).waitFor();
    expect(await button(kingWords.contracts.zwiccolo).count()).toBe(0);
    // Its bird is announced with it: that it is not paid is beside it.
    await button(kingWords.contracts.solorufer).tap();
    await button(fill(kingWords.said.addFor, { name: 'Anna' })).tap();
    await button(kingWords.figures.uhu).waitFor();
    expect(await button(kingWords.figures.kakadu).count()).toBe(0);
    await owner.keyboard.press('+');
    await owner.keyboard.press('+');
    await owner.keyboard.press('+');
    const { kakadu } = kingWords.figures;
    await owner.getByText(fill(kingWords.said.unpaid, { figure: kakadu })).waitFor();
    await owner.goto(`${table}/fine`);
    await button('Anna').tap();
    await button(`Telefon ${fill(fineWords.eachOther, { points: '3' })}`).waitFor();
    await button(fineWords.codes.other).waitFor();
  });
});
