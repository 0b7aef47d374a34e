import type { Page } from 'playwright-core';
import type { HeldView } from '../../../src/held/held.view.js';
import { moneyIn } from '../../../src/money/amount.js';
import { clubReasons } from '../../../src/words/da/reasons/service.js';
import fineEntry from '../../../web/words/da/fine-entry.js';
import held from '../../../web/words/da/held.js';
import myMoney from '../../../web/words/da/my-money.js';
import { OWNER } from '../../support/access/access.js';
import { fillClub, type FullClub } from '../../support/access/access-club.js';
import { call, expectStatus } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openDevice, openHouse, takeCookie, type House } from '../support/house.js';
import { fill, plain, signed } from '../support/said.js';

inBrowser('the page of what is held', () => {
  let house: House;
  let full: FullClub;
  let page: Page;
  let all: HeldView;

  beforeAll(async () => {
    house = await openHouse();
    full = await fillClub(house.base);
    const anna = `/clubs/${full.club}/members/${full.members[0] ?? ''}/held`;
    const device = await openDevice(house);
    const said = { name: full.member.name, password: OWNER.password };
    await takeCookie(house, device, '/v1/sign-in', said);
    page = await device.newPage();
    await page.goto(anna);
    await page.getByRole('heading', { name: held.title, exact: true }).waitFor();
    const asked = { as: full.member.token };
    const path = `/v1${anna}?language=da`;
    all = expectStatus(await call<HeldView>(house.base, 'GET', path, asked), 200).body;
  });
  afterAll(() => house.close());

  /** The lines of a part, those that are folded too. */
  const linesOf = async (title: string, count?: number) => {
    const name = count === undefined ? title : fill(held.counted, { title, number: count });
    const part = page.getByRole('region', { name, exact: true });
    await part.waitFor();
    return (await part.getByRole('listitem', { includeHidden: true }).allTextContents()).map(plain);
  };
  const kroner = (amount: number) => plain(moneyIn('da', 'DKK')(amount));

  /** As many lines as there are entries, and in each what its entry says. */
  const expectSaid = <T>(
    lines: readonly string[],
    entries: readonly T[],
    saidOf: (one: T) => readonly string[],
  ) => {
    expect(entries.length).toBeGreaterThan(0);
    expect(lines).toHaveLength(entries.length);
    for (const [at, entry] of entries.entries()) {
      for (const said of saidOf(entry)) expect(lines[at]).toContain(plain(said));
    }
  };

  test('says who they are, all their names, and what lets them in', async () => {
    const [since, ...lines] = await linesOf(held.record);
    expect(since).toContain('Kom med');
    const names = all.names.map((name) => fill(held.called, { name }));
    expect(lines.slice(0, names.length)).toEqual(names);
    const roles = lines.slice(names.length, names.length + all.roles.length);
    expectSaid(roles, all.roles, () => ['Rolle: Medlem']);
    expect(lines).toHaveLength(names.length + all.roles.length + all.devices.length);
    const [as, ...signIns] = await linesOf(held.user);
    expect(as).toContain(all.user?.name);
    expect(signIns).toHaveLength(all.user?.signIns.length ?? 0);
  });

  test('says what is open before they can leave for good', async () => {
    expect(all.open.length).toBeGreaterThan(0);
    const lines = await linesOf(held.leave.title);
    const words: Readonly<Record<string, unknown>> = clubReasons;
    for (const reason of all.open) {
      const say = words[reason] as () => string;
      expect(lines).toContain(say());
    }
  });

  test('says every evening, fine and dispute', async () => {
    const evenings = await linesOf(held.evenings, all.evenings.length);
    expectSaid(evenings, all.evenings, ({ players, points }) => [
      players.map(({ name }) => name).join(', '),
      signed(points),
    ]);
    const codes: Readonly<Record<string, string>> = fineEntry.codes;
    expectSaid(await linesOf(held.fines, all.fines.length), all.fines, ({ code, amount }) => [
      codes[code] ?? '?',
      String(amount),
    ]);
    const disputes = await linesOf(held.disputes, all.disputes.length);
    expectSaid(disputes, all.disputes, ({ steps }) => steps.map(({ text }) => text));
  });

  test('says how much moved, all dues, payments and transfers, and how those ended', async () => {
    await linesOf(held.statement, all.statement.length);
    const dues = all.dues.flatMap(({ name, lines }) => lines.map((line) => ({ ...line, name })));
    const count = dues.length + all.payments.length + all.transfers.length;
    const lines = await linesOf(held.payments, count);
    expectSaid(lines.slice(0, dues.length), dues, ({ name, amount }) => [name, kroner(amount)]);
    const rest = lines.slice(dues.length);
    expectSaid(rest.slice(0, all.payments.length), all.payments, (one) => [
      one.reference,
      kroner(one.amount),
      myMoney.states[one.state],
    ]);
    expectSaid(rest.slice(all.payments.length), all.transfers, (one) => [
      fill(held[one.pays ? 'pays' : 'isPaid'].open, {
        money: kroner(one.amount),
        reference: one.reference,
      }),
    ]);
    expect(lines.join()).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  test('says all that the log says about them, in its order', async () => {
    const log = await linesOf(held.log, all.log.length);
    expectSaid(log, all.log, ({ sentence, why }) => [sentence, why ?? '']);
  });
});
