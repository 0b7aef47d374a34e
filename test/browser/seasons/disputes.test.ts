import type { Page } from 'playwright-core';
import type {
  DisputeWithPartiesView,
  DisputeList,
} from '../../../src/sessions/disputes/dispute.view.js';
import type { EveningPayments } from '../../../src/cash-book/evening-payments/evening-payment.view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import type { Role } from '../../../src/people/roles.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { HandView } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import corrections from '../../../web/words/da/corrections.js';
import disputes from '../../../web/words/da/disputes.js';
import members from '../../../web/words/da/members.js';
import news from '../../../web/words/da/news.js';
import outbox from '../../../web/words/da/outbox.js';
import proposals from '../../../web/words/da/proposals.js';
import registers from '../../../web/words/da/registers.js';
import session from '../../../web/words/da/session.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  plainHand,
  read,
} from '../../support/api/api.js';
import { make } from '../../support/access/access-club.js';
import { expectCorrected, previewOf, shownWay, toldWay } from '../support/both-ways.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openMembers, SIZES, type House, type Name } from '../support/house.js';
import { fill, signed, signedKroner } from '../support/said.js';

inBrowser('disputes', () => {
  let house: House;
  /** The path of the evening in the API. */
  let path: string;
  const pages = new Map<string, Promise<Page>>();

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });
  beforeEach(async () => {
    ({ path } = await openSession(house.base, house));
  });
  afterEach(async () => {
    await expectVerified(house.base, house.club);
  });

  /** Somebody with the app open, on their own device. */
  const pageOf = (name: Name, role: Role, size: keyof typeof SIZES): Promise<Page> => {
    const open = async () => {
      const device = await openMembers(house, house.idOf(name), role);
      const page = await device.newPage();
      await page.setViewportSize(SIZES[size]);
      return page;
    };
    const page = pages.get(name) ?? open();
    pages.set(name, page);
    return page;
  };
  const bents = () => pageOf('Bent', 'member', 'phone');
  const eriks = () => pageOf('Erik', 'auditor', 'tablet');
  const dortes = () => pageOf('Dorte', 'secretary', 'tablet');
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

  const seen = () => read<SessionView>(house.base, path);
  const record = async (more: object = {}) => {
    const view = await seen();
    const body = { ...plainHand(view), dealer: view.dealer, ...more };
    const sent = { body, version: view.version };
    expectStatus(await call(house.base, 'POST', `${path}/hands`, sent), 201);
  };
  const bentsFine = () => ({
    fines: [{ player: house.idOf('Bent'), code: 'lead-out-of-turn', stage: 'play' }],
  });
  const bentsBrokenOff = () => ({
    ...{ abandoned: true, lastTrick: null, count: [], events: [] },
    fines: [
      {
        ...{ player: house.idOf('Bent'), code: 'wrong-card-count', stage: 'play' },
        reportedBy: house.idOf('Carl'),
      },
    ],
  });
  /** The only dispute of the evening. */
  const disputed = async (): Promise<DisputeWithPartiesView> => {
    const { club, base } = house;
    const id = path.split('/').at(-1) ?? '';
    const list = await read<DisputeList>(base, `/v1/clubs/${club}/disputes?session=${id}`);
    expect(list.disputes).toHaveLength(1);
    return read(base, `/v1/clubs/${club}/disputes/${list.disputes[0]?.id ?? ''}`);
  };
  const statesOf = ({ state, steps }: DisputeWithPartiesView) => [
    state,
    ...steps.map(({ kind }) => kind),
  ];
  const objectTo = async (page: Page, text: string) => {
    await page.getByLabel(disputes.what).fill(text);
    await button(page, disputes.submit).tap();
    await page.getByRole('heading', { name: disputes.title, exact: true }).waitFor();
    await page.getByText(disputes.sent).waitFor();
  };

  test('a fine: Bent objects by phone, the auditor answers and overturns it, Bent sees it', async () => {
    await record(bentsFine());
    const before = await seen();
    const bent = await bents();
    await bent.goto(`/clubs/${house.club}/members/${house.idOf('Bent')}/fines`);
    await link(bent, disputes.raise).tap();
    await objectTo(bent, 'Det var min tur.');
    const raised = await disputed();
    expect(statesOf(raised)).toEqual(['open', 'dispute-raised']);

    const erik = await eriks();
    await erik.goto(`/clubs/${house.club}/disputes`);
    const fine = 'Udspil uden for tur';
    const about = fill(registers.disputes.aboutFineIn, { number: 1, fine });
    await erik.getByText(fill(registers.disputes.by, { name: 'Bent', about })).waitFor();
    await erik.getByText(fill('»{{text}}«', { text: 'Det var min tur.' })).tap();
    await erik.getByLabel(disputes.yourAnswer).fill('Hvem så det?');
    await button(erik, disputes.sendAnswer).tap();
    await erik.getByText('Hvem så det?', { exact: true }).waitFor();
    await link(erik, disputes.decide).tap();
    const asked = [{ fine: raised.fine ?? '', void: true }] as const;
    // Nothing came after the hand: both ways are one.
    const { effect } = (await previewOf(house, path, asked, raised.id)).replay;
    expect(await shownWay(erik, 'same')).toEqual(toldWay(house, effect));
    await erik.getByLabel(corrections.decide.text).fill('Ingen så det.');
    await button(erik, corrections.decide.overturn).tap();
    await erik.getByText(corrections.decide.overturned).waitFor();

    const mode = 'replay';
    await expectCorrected(house, before, path, { mode, reason: 'Ingen så det.', effect });
    expect(statesOf(await disputed())).toEqual([
      'overturned',
      'dispute-raised',
      'dispute-answered',
      'dispute-overturned',
    ]);
    // Bent looks on and sees it as it happens.
    await bent.getByText('Ingen så det.').waitFor();
    await bent.getByText(members.disputeStates.overturned, { exact: true }).waitFor();
    await bent.goto(`/clubs/${house.club}/members/${house.idOf('Bent')}/fines`);
    await bent.getByText(members.fineStates.overturned, { exact: true }).first().waitFor();
    // The line of the folded fines has none that no longer holds.
    await bent.goto(path.replace('/v1', ''));
    await button(bent, session.fines).waitFor();
  });

  test('after the close: of a guest who has settled in cash the decision says what they then owe', async () => {
    const { base, club } = house;
    const guest = await make<MemberView>(base, `/v1/clubs/${club}/guests`, { name: 'Per' });
    const seats = { ...house, members: [house.idOf('Bent'), guest.id, house.idOf('Carl')] };
    ({ path } = await openSession(base, seats, { book: 'wolff-1899', rate: 100 }));
    const { version } = await seen();
    const fine = { player: house.idOf('Bent'), code: 'lead-out-of-turn', stage: 'play' };
    const body = { ...fine, hand: null };
    const sent = await call(base, 'POST', `${path}/fines`, { body, version });
    expectStatus(sent, 201);
    expectStatus(await call(base, 'POST', `${path}/close`, { version: version + 1 }), 200);
    const cash = `${path}/payments-in-cash`;
    const { open } = await read<EveningPayments>(base, cash);
    const line = open.find(({ to }) => to === guest.id);
    expectStatus(await call(base, 'POST', cash, { body: line ?? {} }), 200);
    const bent = await bents();
    await bent.goto(`/clubs/${club}/members/${house.idOf('Bent')}/fines`);
    await link(bent, disputes.raise).first().tap();
    await objectTo(bent, 'Det var min tur.');
    const erik = await eriks();
    await erik.goto(`/clubs/${club}/disputes/${(await disputed()).id}`);
    await link(erik, disputes.decide).tap();
    const row = erik.getByRole('listitem').filter({ hasText: 'Per' });
    await row.getByText(corrections.settledOwes).first().waitFor();
    // Carl has not been paid, and Bent has not paid everybody.
    expect(await erik.getByText(corrections.settledIsOwed).count()).toBe(0);
    for (const name of ['Bent', 'Carl']) {
      const other = erik.getByRole('listitem').filter({ hasText: name });
      expect(await other.getByText(corrections.settledOwes).count()).toBe(0);
    }
  });

  test('about a hand: Bent withdraws it, with a word of why', async () => {
    await record();
    const bent = await bents();
    await bent.goto(`${path.replace('/v1', '')}/hands/1`);
    await link(bent, session.disputeHand).tap();
    await objectTo(bent, 'Jeg talte flere.');
    await button(bent, disputes.withdraw).tap();
    await button(bent, disputes.withdraw).tap();
    await bent.getByText(disputes.neededWhy).waitFor();
    await bent.getByLabel(disputes.why).fill('Jeg tog fejl.');
    await button(bent, disputes.withdraw).tap();
    await bent.getByText(members.disputeStates.withdrawn, { exact: true }).waitFor();
    const ended = await disputed();
    expect(statesOf(ended)).toEqual(['withdrawn', 'dispute-raised', 'dispute-withdrawn']);
    expect(ended.steps.at(-1)).toMatchObject({ text: 'Jeg tog fejl.' });
    expect((await seen()).version).toBe(2);
  });

  test('about a hand: overturned with another record, though the evening goes on meanwhile', async () => {
    await record();
    await record();
    const bent = await bents();
    await bent.goto(`${path.replace('/v1', '')}/dispute/hand/1`);
    await objectTo(bent, 'Der blev talt forkert.');
    const { id } = await disputed();

    const erik = await eriks();
    const table = new CardTable(erik);
    await erik.goto(`/clubs/${house.club}/disputes/${id}/decide`);
    await erik.getByLabel(corrections.decide.text).fill('Sedlen siger 40.');
    await button(erik, corrections.decide.overturn).tap();
    await erik.getByText(corrections.decide.howNeeded).waitFor();
    await button(erik, fill(corrections.decide.enterAgain, { number: 1 })).tap();
    await button(erik, corrections.see).waitFor();
    const [first] = (await table.counting()) as [Name, Name];
    await table.tell({ lastTrick: null, counts: [[first, 40]] });
    await button(erik, corrections.see).tap();
    const was = await read<HandView>(house.base, `${path}/hands/1`);
    const plain = was.record as TarokHandRecord;
    const count = (plain.count ?? []).map((one, n) => (n === 0 ? { ...one, points: 40 } : one));
    const asked = [{ hand: 1, record: { ...plain, count } }];
    await shownWay(erik, 'same');
    await record();
    const before = await seen();
    await button(erik, corrections.decide.overturn).tap();
    await erik.getByText(fill(outbox.since.hand, { hand: 3 })).waitFor();
    expect(statesOf(await disputed())).toEqual(['open', 'dispute-raised']);
    await button(erik, corrections.again).tap();
    await erik.getByText(corrections.stale).waitFor({ state: 'hidden' });
    const preview = await previewOf(house, path, asked, id);
    expect(await shownWay(erik, 'same')).toEqual(toldWay(house, preview.replay.effect));
    await button(erik, corrections.decide.overturn).tap();
    await erik.getByText(corrections.decide.overturned).waitFor();
    const { effect } = preview.replay;
    const reason = 'Sedlen siger 40.';
    await expectCorrected(house, before, path, { mode: 'replay', reason, effect });
    expect(statesOf(await disputed())).toEqual([
      'overturned',
      'dispute-raised',
      'dispute-overturned',
    ]);
    const now = await read<HandView>(house.base, `${path}/hands/1`);
    // In the order in which it was typed.
    expect(new Set((now.record as TarokHandRecord).count)).toEqual(new Set(count));
    // The decision keeps why each gets and gives, for its parties.
    const hand = fill(corrections.handCorrected, { number: 1 });
    await erik.getByText(hand, { exact: true }).waitFor();
    // The news names what was disputed, and the evening has the same reasons.
    await bent.goto(`/clubs/${house.club}`);
    const what = fill(news.target.hand, { hand: 1 });
    await bent.getByRole('link', { name: fill(news.overturned, { what }) }).tap();
    await bent.getByText(hand, { exact: true }).waitFor();
    await bent.goto(`${path.replace('/v1', '')}#corrections`);
    await bent.getByText(hand, { exact: true }).waitFor();
  });

  test('a fine that broke its hand off: the way leads to the hand, and both go as one', async () => {
    const view = await seen();
    const player = house.idOf('Bent');
    await record(bentsBrokenOff());
    expect((await seen()).standings).not.toEqual(view.standings);
    const bent = await bents();
    await bent.goto(`/clubs/${house.club}/members/${player}/fines`);
    await link(bent, disputes.raise).tap();
    await objectTo(bent, 'Jeg havde de rigtige kort.');
    const { id } = await disputed();
    const erik = await eriks();
    await erik.goto(`/clubs/${house.club}/disputes/${id}/decide`);
    const why = fill(corrections.wholeHand.why, { number: 1 });
    await button(erik, corrections.otherWays).tap();
    await erik.getByText(why).waitFor();
    // Beside paying the fine back there is one way only: the hand is recorded again.
    expect(await erik.locator('section[data-mode]').count()).toBe(2);
    expect(await button(erik, corrections.decide.overturn).isEnabled()).toBe(true);
    expect(await button(erik, corrections.decide.uphold).isEnabled()).toBe(true);
    await button(erik, fill(corrections.wholeHand.again, { number: 1 })).tap();
    const table = new CardTable(erik);
    const [first, second] = (await table.counting()) as [Name, Name];
    await table.tell({
      lastTrick: first,
      counts: [
        [first, 30],
        [second, 20],
      ],
    });
    await button(erik, corrections.see).tap();
    await erik.getByText(why).waitFor({ state: 'hidden' });
    await shownWay(erik, 'same');
    await erik.getByLabel(corrections.decide.text).fill('Kortene blev talt igen.');
    await button(erik, corrections.decide.overturn).tap();
    await erik.getByText(corrections.decide.overturned).waitFor();
    const now = await read<HandView>(house.base, `${path}/hands/1`);
    expect(now).toMatchObject({ kind: 'played', revision: 2, fineIds: [] });
    expect(statesOf(await disputed())).toEqual([
      'overturned',
      'dispute-raised',
      'dispute-overturned',
    ]);
  });

  test('a fine that broke its hand off, eight hands and the close later: paid back in three taps', async () => {
    await record(bentsBrokenOff());
    for (let n = 0; n < 8; n++) await record();
    const open = await seen();
    expectStatus(await call(house.base, 'POST', `${path}/close`, { version: open.version }), 200);
    const before = await seen();
    const hands = await read<object>(house.base, `${path}/hands?limit=50`);
    const player = house.idOf('Bent');
    const bent = await bents();
    await bent.goto(`/clubs/${house.club}/members/${player}/fines`);
    await link(bent, disputes.raise).first().tap();
    await objectTo(bent, 'Jeg havde de rigtige kort.');
    const { id, fine } = await disputed();
    const erik = await eriks();
    await erik.setViewportSize(SIZES.phone);
    await erik.goto(`/clubs/${house.club}/disputes/${id}/decide`);
    const asked = [{ fine: fine ?? '', void: true }] as const;
    const { paidBack } = await previewOf(house, path, asked, id);
    const effect = paidBack?.effect ?? null;
    expect(await shownWay(erik, 'paid-back')).toEqual(toldWay(house, effect));
    const points = effect?.members.find((one) => one.player === player)?.points ?? 0;
    const said = { name: 'Bent', count: points };
    await erik.getByText(fill(corrections.modes['paid-back'].textBrokenOff, said)).waitFor();
    // Nothing is refused before anything was done.
    expect(await erik.getByText(corrections.cannot).count()).toBe(0);
    await erik.getByText(fill(session.reportedBy, { name: 'Carl' })).waitFor();
    // Without a reason the buttons lead to its field, which is above the screen.
    await button(erik, corrections.decide.overturn).tap();
    await erik.locator('textarea:focus').fill('De 54 kort var der.');
    await button(erik, corrections.decide.overturn).tap();
    await erik.getByText(corrections.decide.overturned).waitFor();
    // Everybody who gets and gives is named, not the fined player alone.
    for (const one of effect?.members ?? []) {
      const sum = `${house.nameOf(one.player)} ${signed(one.points)}`;
      if (one.points !== 0) await erik.getByText(sum).first().waitFor();
    }
    const kroner = signedKroner(points * before.rate);
    const outcome = { name: 'Bent', points: signed(points), also: ` (${kroner})` };
    const got = fill(disputes.got, outcome);
    await erik.getByText(got.replaceAll('\u00a0', ' ')).waitFor();
    // The rest of the 80 came back to Bent when the cups were split.
    const taken = effect?.others[0]?.taken ?? 0;
    expect(points + taken).toBe(80);
    const has = fill(corrections.others.taken, { name: 'Bent', count: taken });
    await erik.getByText(has).waitFor();
    const reason = 'De 54 kort var der.';
    await expectCorrected(house, before, path, { mode: 'paid-back', reason, effect });
    expect(await read<object>(house.base, `${path}/hands?limit=50`)).toEqual(hands);
    // The hand keeps its payments, and says what came back; it and the evening lead to the dispute.
    await erik.goto(`${path.replace('/v1', '')}/hands/1`);
    await erik.getByText(fill(session.paidBackFine, { name: 'Bent' })).waitFor();
    await link(erik, disputes.see).waitFor();
    await erik.goto(`${path.replace('/v1', '')}#corrections`);
    await link(erik, disputes.see).tap();
    await erik.getByText(disputes.course, { exact: true }).waitFor();
    await erik.getByText('De 54 kort var der.').waitFor();
    await erik.setViewportSize(SIZES.tablet);
  });

  test('a recorder does not decide, and sees who does', async () => {
    await record(bentsFine());
    const bent = await bents();
    await bent.goto(`/clubs/${house.club}/members/${house.idOf('Bent')}/fines`);
    await link(bent, disputes.raise).tap();
    await objectTo(bent, 'Nej.');
    const { id } = await disputed();
    const dorte = await dortes();
    await dorte.goto(`/clubs/${house.club}/disputes/${id}`);
    await dorte.getByText(disputes.goes).waitFor();
    expect(await link(dorte, disputes.decide).count()).toBe(0);
    await dorte.goto(`/clubs/${house.club}/disputes/${id}/decide`);
    await dorte.getByText(corrections.decide.notYours).waitFor();
    expect(await button(dorte, corrections.decide.uphold).count()).toBe(0);
  });

  test('two phones: the auditor who was paid in the hand proposes, a member who was not confirms', async () => {
    await record();
    const [erik] = await Promise.all([eriks(), dortes()]);
    await erik.setViewportSize(SIZES.phone);
    const bent = await bents();
    await bent.goto(`${path.replace('/v1', '')}/dispute/hand/1`);
    await objectTo(bent, 'Det var Annas konge.');
    const { id, parties } = await disputed();
    expect(parties).toContainEqual({ member: house.idOf('Carl'), part: 'paid-in-hand' });
    const carl = await pageOf('Carl', 'auditor', 'phone');
    await carl.goto(`/clubs/${house.club}/disputes/${id}`);
    const part = disputes.parties.you['paid-in-hand'];
    await carl.getByText(part).waitFor();
    await link(carl, disputes.decide).tap();
    await carl.getByText(part).waitFor();
    await carl.getByText(disputes.parties.needsSecond).waitFor();
    const second = carl.getByLabel(corrections.decide.together);
    await second.waitFor();
    // Neither alone, nor with Anna or Bent, who paid in the hand as well.
    expect(await second.locator('option').allTextContents()).toEqual([
      corrections.decide.chooseSecond,
      ...['Dorte', 'Erik'],
      fill(proposals.notIn, { name: 'Fie' }),
    ]);
    await carl.getByLabel(corrections.decide.text).fill('Det var min konge.');
    await button(carl, proposals.propose.uphold).tap();
    await carl.getByText(corrections.decide.part).waitFor();
    expect(statesOf(await disputed())).toEqual(['open', 'dispute-raised']);
    await second.selectOption('Erik');
    await carl.getByText(fill(proposals.asked, { second: 'Erik' })).waitFor();
    await button(carl, proposals.propose.uphold).tap();
    await carl.getByText(fill(proposals.titles.mine, { second: 'Erik' })).waitFor();
    const proposed = ['open', 'dispute-raised', 'dispute-proposed'];
    expect(statesOf(await disputed())).toEqual(proposed);
    // Bent, who raised it, sees for whom it waits.
    await bent.getByText(fill(proposals.titles.other, { by: 'Carl' })).waitFor();
    const names = { by: 'Carl', second: 'Erik' };
    await bent.getByText(fill(proposals.why, names)).waitFor();
    await erik.goto(`/clubs/${house.club}`);
    await link(erik, fill(news.decisionProposed, { name: 'Carl' }))
      .first()
      .tap();
    // The start and its news say the same until the hand's page is there.
    await erik.getByText(proposals.decisions.upheld).waitFor();
    await erik.getByText(fill(proposals.titles.you, { by: 'Carl' })).waitFor();
    await button(erik, proposals.confirm).tap();
    await erik.getByText(proposals.confirmed).waitFor();
    await carl.getByText(fill(disputes.involved, { names: 'Carl' })).waitFor();
    await bent.getByText(fill(disputes.involved, { names: 'Carl' })).waitFor();
    const ended = await disputed();
    expect(statesOf(ended)).toEqual(['upheld', ...proposed.slice(1), 'dispute-upheld']);
    const [by, together] = [house.idOf('Carl'), [house.idOf('Erik')]];
    expect(ended.steps.at(-1)).toMatchObject({ by, together });
    await erik.setViewportSize(SIZES.tablet);
  });
});
