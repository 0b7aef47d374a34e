import type { Locator, Page } from 'playwright-core';
import cards from '../../../web/words/da/cards.js';
import eveningStart from '../../../web/words/da/evening-start.js';
import fineEntry from '../../../web/words/da/fine-entry.js';
import handEntry from '../../../web/words/da/hand-entry.js';
import outbox from '../../../web/words/da/outbox.js';
import table from '../../../web/words/da/table.js';
import tarok from '../../../web/words/da/tarok.js';
import type between from '../../../src/words/da/steps.js';
import steps from '../../../web/words/da/steps.js';
import type { Name } from './house.js';
import { fill } from './said.js';

/** A melding by the buttons it is made with: `['withPagat', '11']`, `['kings', 'full']`. */
export type Declared =
  | readonly [kind: 'withPagat' | 'withoutPagat' | 'matadors', count: number]
  | readonly [kind: 'kings', grade: 'full' | 'abundant']
  | readonly [kind: 'cavallerie', suit: keyof typeof cards.suits, grade: 'full' | 'abundant'];

/** A hand as the table describes it. */
export interface Told {
  readonly meldinger?: readonly (readonly [string, Declared])[];
  readonly pagat?: readonly [string, 'won' | 'lost'];
  readonly kingsLost?: readonly (readonly [string, keyof typeof cards.suits])[];
  /** Null leaves it as it is. */
  readonly lastTrick: string | null;
  /** The ultimo card that took it. */
  readonly ultimo?: keyof typeof cards.ultimoCards;
  readonly bagud?: readonly [string, keyof typeof cards.ultimoCards];
  readonly counts: readonly (readonly [string, number])[];
}

type BookName = keyof typeof eveningStart.books;

/** The result that an entry shows. */
export interface Shown {
  /** `Kavaleri | Anna betaler 5 til Bent`. */
  readonly lines: readonly string[];
  /** `Kongekop: fra 30 til 60`. */
  readonly pots: readonly string[];
}

/** The secretary at the tablet: does what is said at the table, a tap at a time. */
export class CardTable {
  taps = 0;

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  button(name: string, within: Pick<Page, 'getByRole'> = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  async press(name: string, within?: Pick<Page, 'getByRole'>): Promise<void> {
    await this.tap(this.button(name, within));
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  /** Starts an evening on its screen; the order of the names is that of the seats. */
  async start(players: readonly Name[], book: BookName, rate: string): Promise<void> {
    await this.prepare(players, book, rate);
    await this.open();
  }

  /** Makes the choices before an evening is opened, except its house rules. */
  async prepare(players: readonly Name[], book: BookName, rate: string): Promise<void> {
    const { page } = this;
    await page.getByRole('heading', { name: eveningStart.who, exact: true }).waitFor();
    const who = page.getByRole('region', { name: eveningStart.who });
    // The name of a guest, and of a player who sits at another table, goes on.
    for (const player of players) {
      await this.tap(who.getByRole('button', { name: new RegExp(`^${player}\\b`) }));
    }
    await this.tap(
      this.group(eveningStart.book).getByRole('button', { name: eveningStart.books[book] }),
    );
    await this.press(rate, this.group(eveningStart.rate));
  }

  /** Opens the evening on its screen. */
  async open(): Promise<void> {
    await this.press(eveningStart.submit);
    await this.atTable(1);
  }

  /** Waits for the table, with this hand as the next one. */
  async atTable(hand: number): Promise<void> {
    await this.nextHand(hand).waitFor();
  }

  private nextHand(hand: number): Locator {
    const name = fill(table.hand, { number: hand });
    return this.page.getByRole('link', { name, exact: true });
  }

  /** Goes from the table to the entry of a hand. */
  async goToHand(hand: number): Promise<void> {
    await this.tap(this.nextHand(hand));
    await this.recordButton(hand).waitFor();
  }

  /** Enters the hand in the order of the game. */
  async tell(told: Told): Promise<void> {
    for (const [player, melding] of told.meldinger ?? []) await this.declare(player, melding);
    if (told.pagat !== undefined) {
      const [player, fate] = told.pagat;
      await this.press(`${player}: ${tarok.play[fate === 'won' ? 'pagatWon' : 'pagatLost']}`);
    }
    for (const [player, suit] of told.kingsLost ?? []) {
      await this.press(`${player}: ${tarok.play.kingLost}`);
      const sheet = fill(tarok.play.kingTitle, { name: player });
      await this.press(`${sheet} ${cards.suits[suit]}`);
    }
    await this.takeLastTrick(told);
    for (const [player, points] of told.counts) await this.count(player, points);
  }

  private async takeLastTrick(told: Told): Promise<void> {
    if (told.lastTrick === null) return;
    await this.press(`${told.lastTrick}: ${tarok.lastTrick.won}`);
    if (told.ultimo !== undefined) {
      const group = fill(tarok.lastTrick.wonWith, { name: told.lastTrick });
      await this.press(cards.ultimoCards[told.ultimo], this.group(group));
    }
    if (told.bagud !== undefined) {
      const [player, card] = told.bagud;
      await this.press(`${player}: ${tarok.lastTrick.bagud}`);
      const sheet = fill(tarok.lastTrick.bagudTitle, { name: player });
      await this.press(cards.ultimoCards[card], this.group(sheet));
    }
  }

  private async declare(player: string, melding: Declared): Promise<void> {
    await this.press(fill(tarok.addFor, { name: player }));
    const sheet = this.group(fill(tarok.melding.title, { name: player }));
    const [kind, what, grade] = melding;
    if (kind === 'cavallerie') {
      const suit = fill(tarok.melding.cavallerie, { suit: cards.suits[what] });
      await this.press(suit, sheet);
      await this.press(choice(suit, tarok.melding[grade]), sheet);
    } else {
      const chosen = kind === 'kings' ? tarok.melding[what] : String(what);
      await this.press(choice(tarok.melding[kind], chosen), sheet);
    }
    // It closes by itself.
    await sheet.waitFor({ state: 'hidden' });
  }

  /** A player's count, by one tap where it has a key; goes to it first where the keys are somebody else's. */
  private async count(player: string, points: number): Promise<void> {
    const whose = fill(tarok.count.for, { name: player });
    const pad = this.group(tarok.rows.count);
    // The owner of the keys is named beside them.
    if (!(await this.page.getByText(whose, { exact: true }).isVisible())) {
      await this.tap(this.page.getByRole('button', { name: `${whose}:` }));
    }
    await this.number(points, pad);
  }

  /** A number: by its own key, else by two digits. */
  async number(points: number, pad: Locator): Promise<void> {
    const key = this.button(String(points), pad);
    if (await key.isVisible()) {
      await this.tap(key);
      return;
    }
    await this.press(handEntry.count.others, pad);
    for (const digit of String(points).padStart(2, '0')) await this.press(digit, pad);
  }

  /** The counting players, in the order of the entry. */
  async counting(): Promise<readonly Name[]> {
    const whose = new RegExp(`^${fill(tarok.count.for, { name: '(.+)' })}: `);
    const buttons = this.page.getByRole('button', { name: whose });
    await buttons.first().waitFor();
    const labels = await Promise.all(
      (await buttons.all()).map((one) => one.getAttribute('aria-label')),
    );
    return labels.map((label) => whose.exec(label ?? '')?.[1] as Name);
  }

  /** The result of the hand, as the entry shows it. */
  async result(): Promise<Shown> {
    const result = this.page.getByRole('region', { name: handEntry.result.title, exact: true });
    await result
      .getByText(handEntry.result.ready)
      .waitFor()
      .catch(async (error: unknown) => {
        throw new Error(`the hand is not whole: ${await result.innerText()}`, { cause: error });
      });
    const pots = await result.getByText(/: fra .* til /).allTextContents();
    return { lines: await linesIn(result), pots };
  }

  recordButton(hand: number): Locator {
    return this.button(fill(handEntry.submit, { number: hand }));
  }

  /** Records the hand, and is at the next one. */
  async recordOnly(hand: number): Promise<void> {
    await this.tap(this.recordButton(hand));
    await this.recordButton(hand + 1).waitFor();
  }

  /** Records the hand, and goes back to the table. */
  async record(hand: number): Promise<void> {
    await this.recordOnly(hand);
    await this.toTable(hand + 1);
  }

  /** Goes from the entry of a hand back to the table. */
  async toTable(hand: number): Promise<void> {
    await this.leave();
    await this.atTable(hand);
  }

  /** Leaves the entry of a hand for the table, whatever the next hand is there. */
  async leave(): Promise<void> {
    await this.tap(this.page.getByRole('link', { name: handEntry.back, exact: true }));
    await this.seats().first().waitFor();
  }

  /** A whole hand, from the table and back. */
  async enterHand(hand: number, told: Told): Promise<Shown> {
    await this.goToHand(hand);
    await this.tell(told);
    const shown = await this.result();
    await this.record(hand);
    return shown;
  }

  /** A fine at the table; gives the lines of what it costs. */
  async fine(player: string, code: keyof typeof fineEntry.codes): Promise<readonly string[]> {
    await this.goToFine(player);
    await this.chooseCode(code);
    return this.recordFine();
  }

  /** Chooses the code of a fine. */
  async chooseCode(code: keyof typeof fineEntry.codes): Promise<void> {
    // Its price follows the name.
    const name = new RegExp(`^${fineEntry.codes[code]} `);
    await this.tap(this.group(fineEntry.what).getByRole('button', { name }));
  }

  /** A fine of so many points as the table agreed on. */
  async agreedFine(player: Name, points: number, to: 'toPlayers' | 'toKitty') {
    await this.goToFine(player);
    // The question and its keys have the same name.
    const pad = this.group(fineEntry.amountClub).last();
    for (const digit of String(points)) await this.press(digit, pad);
    await this.press(fineEntry[to], this.group(fineEntry.to));
    return this.recordFine();
  }

  private async goToFine(player: string): Promise<void> {
    await this.tap(this.page.getByRole('link', { name: table.fine, exact: true }));
    await this.press(player, this.group(fineEntry.who));
  }

  private async recordFine(): Promise<readonly string[]> {
    const cost = this.page.getByRole('status', { name: fineEntry.cost, exact: true });
    await cost.locator(LINE).first().waitFor();
    const lines = await linesIn(cost);
    await this.press(fineEntry.submit);
    await this.seats().first().waitFor();
    return lines;
  }

  private seats(): Locator {
    return this.page.getByRole('list', { name: table.seats }).getByRole('listitem');
  }

  /** Everybody at the table with their points: `Anna +12`. */
  async standings(): Promise<readonly string[]> {
    const seats = await this.seats().allTextContents();
    return seats.map((seat) => seat.replace(/^(\p{L}+).*?([+−]?[\d.]+)$/u, '$1 $2'));
  }

  /** Somebody sits down to the right of another. */
  async join(player: Name, right: Name): Promise<readonly string[]> {
    await this.press(table.join);
    const dialog = this.page.getByRole('dialog', { name: table.joining.title });
    await this.press(player, dialog.getByRole('group', { name: table.joining.who, exact: true }));
    await this.press(right, dialog.getByRole('group', { name: table.joining.where, exact: true }));
    return this.confirm(dialog, fill(table.joining.submit, { name: player }));
  }

  /** Takes the last hand back; gives the lines of what it paid. */
  async undo(hand: number): Promise<readonly string[]> {
    return this.undoWhat('hand', { number: hand });
  }

  /** Takes back what came last; gives the lines of what it paid. */
  async undoWhat(
    kind: 'hand' | 'fine' | keyof typeof between,
    params: Readonly<Record<string, string | number>>,
  ): Promise<readonly string[]> {
    await this.press(fill(steps[kind].do, params));
    const dialog = this.page.getByRole('dialog', { name: fill(steps[kind].title, params) });
    return this.confirm(dialog, fill(steps[kind].confirm, params));
  }

  /** Ends the evening once all is sent; gives the split and what everyone has won. */
  async close(): Promise<{ readonly lines: readonly string[]; readonly won: readonly string[] }> {
    await this.allSent();
    await this.press(table.close);
    const dialog = this.page.getByRole('dialog', { name: table.closing.title });
    await dialog.getByRole('row').first().waitFor();
    const won = await cellsOf(dialog.getByRole('row'));
    const lines = await this.confirm(dialog, table.closing.submit);
    await this.page.getByRole('heading', { name: table.ended }).waitFor();
    await this.allSent();
    return { lines, won };
  }

  /** Does what a dialog asks, and gives the lines of what it costs: there may be none. */
  private async confirm(dialog: Locator, submit: string): Promise<readonly string[]> {
    // It is there once all is known that it costs.
    await this.button(submit, dialog).waitFor();
    const lines = await linesIn(dialog);
    await this.press(submit, dialog);
    await dialog.waitFor({ state: 'hidden' });
    return lines;
  }

  /** The result of everyone, once the evening has ended. */
  async ended(): Promise<readonly string[]> {
    return cellsOf(this.page.getByRole('main').getByRole('row'));
  }

  /** Waits until nothing waits to be sent. */
  async allSent(timeout = 15_000): Promise<void> {
    await this.page.getByRole('button', { name: notSent }).waitFor({ state: 'hidden', timeout });
  }
}

const notSent = new RegExp(fill(outbox.notSent_other, { count: '\\d+' }));

function choice(kind: string, chosen: string): string {
  return fill(tarok.melding.choose, { kind, choice: chosen });
}

/** A payment line, which a tap explains. */
const LINE = 'li button[aria-controls]';

/** Payment lines as they are shown: reason, payer and payee. */
async function linesIn(place: Locator): Promise<readonly string[]> {
  const lines = await place.locator(`${LINE} > span`).all();
  return Promise.all(
    lines.map(async (line) => (await line.locator(':scope > span').allTextContents()).join(' | ')),
  );
}

async function cellsOf(rows: Locator): Promise<readonly string[]> {
  const all = await rows.all();
  return Promise.all(
    all.map(async (row) => (await row.locator('th, td').allTextContents()).join(' ')),
  );
}
