import type { Locator, Page } from 'playwright-core';
import type { LedgerPage } from '../../../src/reports/ledger-report.js';
import type {
  CorrectionList,
  CorrectionPreview,
} from '../../../src/sessions/corrections/correction.view.js';
import type { CorrectionEffect } from '../../../src/sessions/corrections/effect.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import corrections from '../../../web/words/da/corrections.js';
import steps from '../../../web/words/da/steps.js';
import payments from '../../../src/words/da/payments.js';
import { isKeeper } from '../../../src/rules/payment.js';
import { netOf } from '../../../web/parts/payments/payment-lines.js';
import { call, expectStatus, read } from '../../support/api/api.js';
import type { Correction } from '../../support/corrections/corrections.js';
import type { House } from './house.js';
import { fill, signed, signedKroner } from './said.js';

/** Both ways of a correction: on the screen, by the API, and in the ledger afterwards. */

export type Mode = 'compensate' | 'replay' | 'keep-dealers' | 'paid-back';

/** One mode as it is shown, line by line. */
export interface Way {
  /** `Anna +12`, with the money behind it where there is some; then the cups. */
  readonly differences: readonly string[];
  /** `Hånd 1, som rettes`. */
  readonly hands: readonly string[];
  /** `Delingen af kopperne: Anna −5 · Bent −5`. */
  readonly others: readonly string[];
  /** `Anna: −12 → +4`, of all these hands. */
  readonly nets: readonly string[];
}

/** A mode where both are shown to choose from; `same` where their effects are equal. */
export function wayOnScreen(page: Page, mode: Mode | 'same'): Locator {
  return page.locator(`section[data-mode=${mode}]`);
}

/** A way as the screen has it; fails while it says that it cannot be done. */
export async function shownWay(page: Page, mode: Mode | 'same'): Promise<Way> {
  const way = wayOnScreen(page, mode);
  await way.getByRole('heading', { name: corrections.differences }).waitFor();
  const [differences, hands] = [
    listUnder(way, corrections.differences),
    listUnder(way, corrections.hands),
  ];
  const rows = await differences.locator('> li').all();
  const said = await Promise.all(
    rows.map(async (row) => (await row.locator('> *').allTextContents()).join(' ')),
  );
  return {
    differences: said.map(plain),
    hands: await hands.locator('> li > p').allTextContents(),
    others: await linesOfOthers(way),
    nets: (await hands.locator('> li li').allTextContents()).filter((line) => SIGNED.test(line)),
  };
}

/** The list below a heading; there may be a sentence between them. */
function listUnder(way: Locator, heading: string): Locator {
  return way
    .getByRole('heading', { name: heading, exact: true })
    .locator('xpath=following-sibling::ul[1]');
}

async function linesOfOthers(way: Locator): Promise<readonly string[]> {
  const rows = await listUnder(way, corrections.others.title).locator('> li').all();
  return Promise.all(
    rows.map(async (row) => (await row.locator('> p').allTextContents()).join(': ')),
  );
}

/** Points before and after, and neither a dealer nor what a cup holds. */
const SIGNED = /: ([+−]\d+|0) → ([+−]\d+|0)$/;

/** The text that the screen should show of an effect. */
export function toldWay({ nameOf }: House, effect: CorrectionEffect | null): Way {
  if (effect === null) throw new Error('that cannot be done');
  const { members, pots, kitty, hands, others } = effect;
  const row = (name: string, points: number, money = 0) =>
    plain([name, signed(points), ...(money === 0 ? [] : [signedKroner(money)])].join(' '));
  return {
    differences: [
      ...members.map(({ player, points, money }) => row(nameOf(player), points, money)),
      ...(pots === null
        ? []
        : [row(payments.pots['king-pot'], pots.king), row(payments.pots['pagat-pot'], pots.pagat)]),
      ...(kitty === null ? [] : [row(payments.pots.kitty, kitty)]),
    ],
    hands: hands.map(({ hand, corrected }) =>
      fill(corrected ? corrections.handCorrected : corrections.handFollows, { number: hand }),
    ),
    others: others.map(({ kind, player, parties, taken }) => {
      const words =
        kind === 'fine' || kind === 'split' || kind === 'paid-back'
          ? corrections.others[kind]
          : steps[kind].what;
      const name = player === null ? '' : nameOf(player);
      const what = fill(words, { name });
      const kept = parties.filter(({ party }) => isKeeper(party));
      const ordered = [...parties.filter((one) => !kept.includes(one)), ...kept];
      const gains = ordered.map(({ party, points }) => {
        const whose = isKeeper(party) ? payments.pots[party] : nameOf(party);
        return `${whose} ${signed(points)}`;
      });
      const has = fill(corrections.others.taken, { name, count: taken ?? 0 });
      const said = `${what}: ${gains.join(' · ') || corrections.nobodyPays}`;
      return taken === undefined ? said : `${said}: ${has}`;
    }),
    nets: hands.flatMap(({ was, now }) => {
      const [before, after] = [was, now].map((side) => netOf(side.payments));
      return members
        .map(({ player }) => [player, before?.get(player) ?? 0, after?.get(player) ?? 0] as const)
        .filter(([, one, other]) => one !== other)
        .map(([player, one, other]) => `${nameOf(player)}: ${signed(one)} → ${signed(other)}`);
    }),
  };
}

/** The API's effects of corrections. */
export async function previewOf(
  { base }: House,
  session: string,
  asked: readonly Correction[],
  dispute: string | null = null,
): Promise<CorrectionPreview> {
  const sent = { body: { corrections: asked, ...(dispute === null ? {} : { dispute }) } };
  const path = `${session}/corrections/preview`;
  return expectStatus(await call<CorrectionPreview>(base, 'POST', path, sent), 200).body;
}

/** Fails unless the latest correction of a session is this one, in the log, the ledger and the standings. */
export async function expectCorrected(
  { base }: House,
  before: SessionView,
  session: string,
  made: { readonly mode: Mode; readonly reason: string; readonly effect: CorrectionEffect | null },
): Promise<void> {
  const list = await read<CorrectionList>(base, `${session}/corrections`);
  const last = list.corrections.at(-1);
  expect(last).toMatchObject(made);
  const ledger = await read<LedgerPage>(base, `${session}/ledger?limit=500`);
  const posted = ledger.lines.filter(({ event }) => event === last?.event);
  const bare = ({ from, to, amount, unit }: (typeof posted)[number]) => ({
    from,
    to,
    amount,
    unit,
  });
  expect(posted.map(bare)).toEqual(
    made.effect?.payments.map(({ from, to, amount, unit }) => ({ from, to, amount, unit })),
  );
  const after = await read<SessionView>(base, session);
  const was = new Map(before.standings.map(({ player, points }) => [player, points]));
  expect(
    after.standings.map(({ player, points }) => [player, points - (was.get(player) ?? 0)]),
  ).toEqual(made.effect?.members.map(({ player, points }) => [player, points]));
}

function plain(words: string): string {
  return words.replace(/\s+/g, ' ');
}
