import type { BrowserContext, Page } from 'playwright-core';
import type { FineList } from '../../../src/sessions/fines/fine.view.js';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { HandRecord } from '../../../src/rules/game.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import cards from '../../../web/words/da/cards.js';
import corrections from '../../../web/words/da/corrections.js';
import fineEntry from '../../../web/words/da/fine-entry.js';
import handEntry from '../../../web/words/da/hand-entry.js';
import koenigrufen from '../../../web/words/da/koenigrufen.js';
import outbox from '../../../web/words/da/outbox.js';
import session from '../../../web/words/da/session.js';
import steps from '../../../web/words/da/steps.js';
import table from '../../../web/words/da/table.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  plainHand,
  potsOf,
  read,
  type Opening,
} from '../../support/api/api.js';
import type { Correction } from '../../support/corrections/corrections.js';
import {
  expectCorrected,
  previewOf,
  shownWay,
  toldWay,
  wayOnScreen,
  type Mode,
} from '../support/both-ways.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openTablet, tableOf, type House, type Name } from '../support/house.js';
import { fill } from '../support/said.js';

inBrowser('putting hands right at the tablet', () => {
  let house: House;
  let device: BrowserContext;
  let page: Page;
  let tablet: CardTable;
  /** The path of the evening in the API. */
  let path: string;

  beforeAll(async () => {
    house = await openHouse();
    device = await openTablet(house);
  });
  afterAll(async () => {
    await house.close();
  });
  beforeEach(async () => {
    page = await device.newPage();
    tablet = new CardTable(page);
  });
  afterEach(async () => {
    await page.close();
    await expectVerified(house.base, house.club);
  });

  const seen = () => read<SessionView>(house.base, path);
  const open = async (opening?: Opening) => {
    ({ path } = await openSession(house.base, house, opening));
  };
  /** Records a hand elsewhere, with the dealer, as the app does. */
  const record = async (hand?: object) => {
    const view = await seen();
    const body = { ...(hand ?? plainHand(view)), dealer: view.dealer };
    const sent = { body, version: view.version };
    expectStatus(await call(house.base, 'POST', `${path}/hands`, sent), 201);
  };
  const recordOf = async (hand: number) => {
    const { hands } = await read<HandList>(house.base, `${path}/hands`);
    const found = hands.find(({ number }) => number === hand)?.record;
    if (found == null) throw new Error(`no hand ${hand}`);
    return found;
  };
  const recordedFines = async () => (await read<FineList>(house.base, `${path}/fines`)).fines;
  const press = (name: string) => tablet.tap(tablet.button(name));
  const goToCorrection = (hand: number) =>
    page.goto(`${path.replace('/v1', '')}/corrections/${hand}`);
  const goOn = () => press(corrections.see);
  /** The two that count in a form, once it is shown. */
  const counting = async () => {
    await tablet.button(corrections.see).waitFor();
    return (await tablet.counting()) as [Name, Name];
  };
  /** A plain hand of Tarok with other counts than it has. */
  const counted = (hand: HandRecord, ...points: readonly number[]): TarokHandRecord => {
    const plain = hand as TarokHandRecord;
    const count = (plain.count ?? []).map((one, n) => ({ ...one, points: points[n] ?? 0 }));
    return { ...plain, count };
  };
  /** With a king of hearts that somebody lost: it pays the king pot too. */
  const withKingLost = (hand: TarokHandRecord, name: Name) => {
    const lost = { kind: 'king-lost', player: house.idOf(name), suit: 'hearts' };
    return { ...hand, events: [...(hand.events ?? []), lost] } as TarokHandRecord;
  };
  /** Fails unless both modes are shown as the API has them; returns the API's answer. */
  const expectBothWays = async (...asked: readonly Correction[]) => {
    const preview = await previewOf(house, path, asked);
    for (const mode of ['compensate', 'replay'] as const) {
      expect(await shownWay(page, mode)).toEqual(toldWay(house, preview[mode].effect));
    }
    return preview;
  };
  /** Fails unless there is nothing to choose: both modes have the effect that the API has. */
  const expectOneWay = async (...asked: readonly Correction[]) => {
    const preview = await previewOf(house, path, asked);
    expect(await shownWay(page, 'same')).toEqual(toldWay(house, preview.replay.effect));
    expect(await page.locator('section[data-mode]').count()).toBe(1);
    return preview;
  };
  const choose = (mode: Mode) =>
    press(fill(corrections.choose, { mode: corrections.modes[mode].title }));
  const because = (reason: string) => page.getByLabel(corrections.reason).fill(reason);
  const make = async () => {
    await press(corrections.make);
    await page.getByText(corrections.done, { exact: true }).waitFor();
  };

  describe('an older hand', () => {
    beforeEach(async () => {
      await open();
      for (let hand = 1; hand <= 3; hand += 1) await record();
      // The content of the king pot at that time is won: an earlier hand that fills it changes this
      // one.
      const plain = plainHand(await seen());
      const lastTrick = {
        ...plain.lastTrick,
        ultimoCards: [{ player: plain.lastTrick?.winner, card: 'king-spades' }],
      };
      await record({ ...plain, events: [], lastTrick });
    });

    test.each(['compensate', 'replay'] as const)(
      'is entered again: the way shown side by side is posted (%s)',
      async (mode) => {
        const before = await seen();
        const hand = await recordOf(1);
        await page.goto(`${path.replace('/v1', '')}/hands/1`);
        await tablet.tap(page.getByRole('link', { name: session.correctHand }));
        const [first, second] = await counting();
        await tablet.tell({
          lastTrick: null,
          kingsLost: [[second, 'hearts']],
          counts: [
            [first, 41],
            [second, 13],
          ],
        });
        await goOn();
        const preview = await expectBothWays({
          hand: 1,
          record: withKingLost(counted(hand, 41, 13), second),
        });
        await press(corrections.readyReasons.count);
        await choose(mode);
        await make();
        // The tablet is back at the table; the hand says why it was corrected.
        await tablet.atTable(5);
        await page.goto(`${path.replace('/v1', '')}/hands/1`);
        await page.getByRole('heading', { name: fill(corrections.hand, { number: 1 }) }).waitFor();
        await page.getByText(corrections.readyReasons.count).waitFor();
        const times = fill(session.correctedAt, { first: '.+', time: '.+' });
        await page.getByText(new RegExp(times)).waitFor();
        const { effect } = preview[mode];
        await expectCorrected(house, before, path, {
          mode,
          reason: corrections.readyReasons.count,
          effect,
        });
      },
    );

    test('needs a reason and a choice before it is made', async () => {
      await goToCorrection(1);
      await press(corrections.void);
      await because('');
      await press(corrections.make);
      await page.getByText(corrections.modeNeeded).waitFor();
      await page.getByText(corrections.reasonNeeded).waitFor();
      expect((await seen()).version).toBe(5);
    });

    test('is recorded by somebody else meanwhile: the screen reports it and asks again, and nothing is lost', async () => {
      await goToCorrection(1);
      const hand = await recordOf(1);
      const [first, second] = await counting();
      await tablet.tell({
        lastTrick: null,
        kingsLost: [[second, 'hearts']],
        counts: [[first, 30]],
      });
      await goOn();
      await shownWay(page, 'replay');
      await because('Otte for lidt.');
      await choose('replay');
      await record();
      const before = await seen();
      await press(corrections.make);
      const told = page.getByRole('alert').filter({ hasText: corrections.stale });
      await told.getByText(fill(outbox.since.hand, { hand: 5 })).waitFor();
      expect(await tablet.button(corrections.make).isEnabled()).toBe(false);
      expect((await seen()).version).toBe(before.version);
      await press(corrections.again);
      await told.waitFor({ state: 'hidden' });
      const record30 = withKingLost(counted(hand, 30, 26), second);
      const preview = await expectBothWays({ hand: 1, record: record30 });
      expect(preview.version).toBe(before.version);
      expect(await page.getByLabel(corrections.reason).inputValue()).toBe('Otte for lidt.');
      // Which way is for who decides to say again: the numbers are others.
      await press(corrections.make);
      await page.getByText(corrections.modeNeeded).waitFor();
      await choose('replay');
      await make();
      const { effect } = preview.replay;
      await expectCorrected(house, before, path, {
        mode: 'replay',
        reason: 'Otte for lidt.',
        effect,
      });
    });

    test('stays in its form when the page is reloaded', async () => {
      await goToCorrection(2);
      const [first] = await counting();
      await tablet.tell({ lastTrick: null, counts: [[first, 33]] });
      await goOn();
      const shown = await shownWay(page, 'same');
      await because('Glemt.');
      await page.reload();
      expect(await shownWay(page, 'same')).toEqual(shown);
      expect(await page.getByLabel(corrections.reason).inputValue()).toBe('Glemt.');
    });
  });

  describe('a correction after which other hands cannot follow (wolff-1899)', () => {
    beforeEach(async () => {
      // Of three players all three count there, so that anyone can have dealt.
      await open({ book: 'wolff-1899' });
      for (let hand = 1; hand <= 3; hand += 1) {
        const view = await seen();
        const count = view.active.map((player) => ({ player, points: 26 }));
        await record({ ...plainHand(view), count });
      }
    });

    test('is made with the dealers that the later hands had', async () => {
      const before = await seen();
      await goToCorrection(1);
      await press(corrections.void);
      const preview = await previewOf(house, path, [{ hand: 1, void: true }]);
      expect(preview.replay.refusal?.alsoToCorrect.map(({ hand }) => hand)).toEqual([2, 3]);
      const { effect = null } = preview.replayKeepingDealers ?? {};
      expect(await shownWay(page, 'keep-dealers')).toEqual(toldWay(house, effect));
      // The hands that would need another dealer are not asked about.
      expect(await wayOnScreen(page, 'replay').count()).toBe(0);
      const reason = 'Den blev ikke spillet.';
      await because(reason);
      await choose('keep-dealers');
      await make();
      await expectCorrected(house, before, path, { mode: 'replay', reason, effect });
      expect((await seen()).dealer).toBe(before.dealer);
    });

    test('the steps that are impossible even so are taken back by one button, or by a tap each', async () => {
      const joined = await seen();
      const dorte = house.idOf('Dorte');
      const write = async (what: string, body: object) => {
        const { version } = await seen();
        expectStatus(await call(house.base, 'POST', `${path}/${what}`, { body, version }), 200);
      };
      await write('join', { player: dorte, seat: 3 });
      for (let hand = 4; hand <= 5; hand += 1) {
        await write('dealer', { player: dorte, reason: 'Aftalt.' });
        const view = await seen();
        const count = view.active.map((player) => ({ player, points: 26 }));
        await record({ ...plainHand(view), count });
      }
      await page.goto(`${path.replace('/v1', '')}/corrections/seat/${joined.version + 1}`);
      const way = page.locator('section[data-mode]').filter({ hasText: corrections.also });
      const asked = [{ step: joined.version + 1, void: true }] as const;
      const preview = await previewOf(house, path, asked);
      const refusal = (preview.replayKeepingDealers ?? preview.replay).refusal;
      const count = refusal?.alsoToCorrect.length ?? 0;
      expect(count).toBeGreaterThan(1);
      const together = page.getByRole('region', { name: corrections.together });
      const rows = together.getByRole('listitem');
      await rows.first().waitFor();
      expect(await rows.count()).toBe(1);
      await tablet.tap(tablet.button(fill(corrections.alsoVoidAll, { count }), way.first()));
      await together.getByRole('listitem').nth(count).waitFor();
      const [leaveOut = ''] = corrections.leaveOutOf.split('{{what}}');
      await tablet.tap(together.getByRole('button', { name: leaveOut }).last());
      await together.getByRole('listitem').nth(count).waitFor({ state: 'detached' });
      expect(await rows.count()).toBe(count);
    });
  });

  test('a misdeal is paid back when the cards were faulty (wolff-1899)', async () => {
    await open({ book: 'wolff-1899' });
    const before = await seen();
    const { dealer } = before;
    await record({ redeal: true, fines: [{ player: dealer, code: 'misdeal', stage: 'deal' }] });
    const fined = await seen();
    expect(potsOf(fined).king).toBeGreaterThan(potsOf(before).king);
    await goToCorrection(1);
    const call = fill(corrections.faulty.call, { name: house.nameOf(dealer) });
    await press(call);
    await page.getByLabel(corrections.faulty.reason).fill('To hjerter konger.');
    await press(corrections.faulty.do);
    await page.getByText(corrections.done, { exact: true }).waitFor();
    const after = await seen();
    expect([after.pots, after.standings]).toEqual([before.pots, before.standings]);
    expect((await recordedFines()).map(({ state }) => state)).toEqual(['overturned']);
    await tablet.button(call).waitFor({ state: 'hidden' });
  });

  test('a fine between hands is lifted, from the evening', async () => {
    await open();
    await record();
    const { version, seats } = await seen();
    const fine = { player: seats[1], code: 'lead-out-of-turn', stage: 'play' };
    expectStatus(await call(house.base, 'POST', `${path}/fines`, { body: fine, version }), 201);
    const before = await seen();
    const fines = await recordedFines();
    await page.goto(path.replace('/v1', ''));
    await tablet.tap(page.getByRole('link', { name: session.correctFine }));
    await press(corrections.lift);
    const preview = await expectOneWay({ fine: fines[0]?.id ?? '', void: true });
    expect(preview.replay.effect?.others).toMatchObject([{ kind: 'fine', player: seats[1] }]);
    await because('Det var hans tur.');
    await make();
    const { effect } = preview.replay;
    const reason = 'Det var hans tur.';
    await expectCorrected(house, before, path, { mode: 'replay', reason, effect });
    expect(effect?.members.find(({ player }) => player === seats[1])?.points).toBeGreaterThan(0);
  });

  test('a player who sat down before a hand is taken back, from the evening', async () => {
    await open();
    await record();
    const view = await seen();
    // Opposite the dealer, so that the next hand is played without them.
    const seat = view.seats.indexOf(view.dealer) + 2;
    const body = { player: house.idOf('Dorte'), seat };
    expectStatus(await call(house.base, 'POST', `${path}/join`, { body, version: 2 }), 200);
    await record();
    const before = await seen();
    expect(before.seats).toContain(body.player);
    expect(before.hands).toBe(2);
    await page.goto(path.replace('/v1', ''));
    const words = fill(steps.join.do, { name: 'Dorte' });
    const link = page.getByRole('link', { name: words });
    await tablet.tap(link);
    await page.getByRole('heading', { name: words, level: 1 }).waitFor();
    const preview = await previewOf(house, path, [{ step: 3, void: true }]);
    expect(preview).toMatchObject({ compensate: { possible: false }, replay: { possible: true } });
    expect(await shownWay(page, 'replay')).toEqual(toldWay(house, preview.replay.effect));
    expect(await tablet.button(corrections.startOver).count()).toBe(0);
    await choose('replay');
    await because('Dorte kom først senere.');
    await make();
    await tablet.atTable(3);
    const after = await seen();
    expect(after.seats).toEqual(view.seats);
    // As if they had never sat there.
    const standing = after.standings.map(({ player }) => player);
    expect(new Set(standing)).toEqual(new Set(view.seats));
    await page.goto(path.replace('/v1', ''));
    const cameAndWent = page.getByRole('region', { name: session.comingsAndGoings });
    await cameAndWent.getByText(session.takenBack).waitFor();
    expect(await link.count()).toBe(0);
  });

  test('a fine within a hand is entered again with its target (vlk-1970)', async () => {
    await open({ book: 'vlk-1970' });
    const view = await seen();
    const plain = plainHand(view);
    const player = plain.count?.[0]?.player ?? '';
    const about = (melding: number) => ({
      ...{ player, code: 'melding-late', stage: 'meldinger' },
      melding,
    });
    await record({
      ...plain,
      meldinger: [
        { player, kind: 'trumps', count: 11, withPagat: true },
        { player, kind: 'cavallerie', suit: 'spades', grade: 'full' },
      ],
      fines: [about(0)],
    });
    const before = await seen();
    const fine = (await recordedFines())[0]?.id ?? '';
    await page.goto(path.replace('/v1', ''));
    await tablet.tap(page.getByRole('link', { name: session.correctFine }));
    const which = page.getByRole('group', { name: fineEntry.about });
    await tablet.tap(which.getByRole('button', { name: cards.suitSigns.spades }));
    await goOn();
    const preview = await expectOneWay({ fine, record: about(1) } as unknown as Correction);
    await because('Det var kavaleriet.');
    await make();
    // The fine in its place has an id of its own: the points are compared, member by member.
    const after = await seen();
    const moved = after.standings.map(({ player, points }, at) => {
      return { player, points: points - (before.standings[at]?.points ?? 0) };
    });
    expect(moved.some(({ points }) => points !== 0)).toBe(true);
    expect(preview.replay.effect?.members).toMatchObject(moved);
    expect((await recordOf(1)).fines).toMatchObject([about(1)]);
  });

  test('a hand of a closed evening moves the money too', async () => {
    await open({ rate: 10 });
    for (let hand = 1; hand <= 2; hand += 1) await record();
    const { version } = await seen();
    expectStatus(await call(house.base, 'POST', `${path}/close`, { body: {}, version }), 200);
    const before = await seen();
    const hand = await recordOf(1);
    await goToCorrection(1);
    const [first, second] = await counting();
    await tablet.tell({
      lastTrick: null,
      kingsLost: [[second, 'hearts']],
      counts: [[first, 40]],
    });
    const result = page.getByRole('region', { name: handEntry.result.title, exact: true });
    await result.getByText(handEntry.result.whole).waitFor();
    expect(await result.innerText()).not.toContain(handEntry.result.ready);
    await goOn();
    const preview = await expectBothWays({
      hand: 1,
      record: withKingLost(counted(hand, 40, 26), second),
    });
    const { effect } = preview.compensate;
    expect(effect?.members.some(({ money }) => money !== 0)).toBe(true);
    // The king pot holds more, and is split: that is a line of its own.
    for (const { effect: told } of [preview.compensate, preview.replay])
      expect(told?.others).toMatchObject([{ kind: 'split', corrected: false }]);
    await because('Talt igen.');
    await choose('compensate');
    await make();
    await expectCorrected(house, before, path, {
      mode: 'compensate',
      reason: 'Talt igen.',
      effect,
    });
    expect((await seen()).status).toBe('closed');
  });

  test('a hand of Königrufen: the bettler took two tricks after all', async () => {
    await open({ book: 'koenigrufen', rate: 100 });
    const { active } = await seen();
    const declarer = active[0] ?? '';
    const tricks = (taken: number) => ({ tricks: [{ player: declarer, tricks: taken }] });
    await record({ game: 'koenigrufen', contract: 'bettler', declarer, ...tricks(0) });
    const before = await seen();
    await page.goto(tableOf(path));
    await tablet.tap(page.getByRole('link', { name: fill(table.correct, { number: 1 }) }));
    await press(fill(koenigrufen.tricks.label, { count: 2 }));
    await goOn();
    const hand = await recordOf(1);
    const asked = { hand: 1, record: { ...hand, ...tricks(2) } } as unknown as Correction;
    const preview = await expectOneWay(asked);
    await because('Han tog to.');
    await make();
    const { effect } = preview.replay;
    expect(effect?.members.find(({ player }) => player === declarer)?.points).toBeLessThan(0);
    await expectCorrected(house, before, path, { mode: 'replay', reason: 'Han tog to.', effect });
  });
});
