import { factorOf } from '../../../src/rules/koenigrufen/record/form.js';
import type { ContractId, Figure, Kontra } from '../../../src/rules/koenigrufen/record/hand.js';
import cards from '../../../web/words/da/cards.js';
import shell from '../../../web/words/da/shell.js';
import words from '../../../web/words/da/koenigrufen.js';
import type { CardTable, Shown } from './card-table.js';
import type { Name } from './house.js';
import { fill } from './said.js';

type GameName = 'piccolo' | 'bettler';
type Fate = 'made' | 'lost';

/** A hand of Königrufen as the table describes it. */
export interface ToldKoenigrufen {
  /** Forehand, where nobody is named. */
  readonly declarer?: Name;
  /** Forehand's rufer, where nothing is named; of a bei the game beside, and what it is after. */
  readonly contract?: Exclude<ContractId, 'bei'> | readonly [beside: GameName, after: GameName];
  /** The declarer of the game of a bei that was bid first. */
  readonly base?: Name;
  readonly king?: readonly [called: keyof typeof cards.kings | 'fourth', holder: Name | 'talon'];
  readonly gaveUp?: boolean;
  readonly said?: readonly (readonly [Name, Figure])[];
  /** On the game, on a figure that somebody declared, or of a player on a negative game. */
  readonly kontra?: readonly (readonly [
    Kontra,
    on: 'game' | readonly [Figure, Name] | readonly [GameName, by: Name],
  ])[];
  /** The fates of the announcements. */
  readonly fates?: readonly (readonly [Figure, Name, Fate])[];
  /** Not declared; the side by its players, the declarer first. */
  readonly silent?: readonly (readonly [side: readonly Name[], Figure, Fate])[];
  /** Of the declarers of negative games. */
  readonly tricks?: readonly (readonly [Name, GameName, number])[];
  /** Of a side by its players, or of each player in trischaken. */
  readonly counts?: readonly (readonly [pile: readonly Name[], points: number, blad?: 1 | 2])[];
}

/** A whole hand, from the table and back. */
export async function enterKoenigrufen(
  table: CardTable,
  hand: number,
  told: ToldKoenigrufen,
): Promise<Shown> {
  await table.goToHand(hand);
  await tellKoenigrufen(table, told);
  const shown = await table.result();
  await table.record(hand);
  return shown;
}

/** Enters the hand in the order of the game. */
export async function tellKoenigrufen(table: CardTable, told: ToldKoenigrufen): Promise<void> {
  await bid(table, told);
  await call(table, told);
  for (const [player, figure] of told.said ?? []) {
    await table.press(fill(words.said.addFor, { name: player }));
    const sheet = table.group(fill(words.said.title, { name: player }));
    await table.press(words.figures[figure], sheet);
    await sheet.waitFor({ state: 'hidden' });
  }
  for (const [kontra, on] of told.kontra ?? []) {
    const level = `${words.kontra[kontra]} ×${factorOf(kontra)}`;
    await table.press(fill(words.kontraOn, { kontra: level, what: doubled(on) }));
  }
  for (const [figure, player, fate] of told.fates ?? []) {
    await table.press(`${saidBy(figure, player)}: ${words.fate[fate]}`);
  }
  for (const silent of told.silent ?? []) await take(table, silent);
  for (const [player, game, tricks] of told.tricks ?? [])
    await countTricks(table, player, game, tricks);
  for (const [pile, points, blad] of told.counts ?? []) await count(table, pile, points, blad);
}

async function bid(table: CardTable, { declarer, contract, base }: ToldKoenigrufen): Promise<void> {
  if (declarer !== undefined) await table.press(plays(declarer), step(table, words.rows.declarer));
  if (contract === undefined) return;
  const sheet = table.group(words.choose);
  // For a player who cannot play a rufer it is open already.
  if (!(await sheet.isVisible())) {
    await table.tap(table.page.getByRole('button', { name: `${words.rows.contract}: ` }));
  }
  if (typeof contract === 'string') {
    await table.press(words.contracts[contract], sheet);
    return;
  }
  const [beside, after] = contract;
  const name = words.contracts[after].toLowerCase();
  await table.press(fill(words.bei, { beside: words.contracts[beside], after: name }), sheet);
  if (base === undefined) return;
  await table.press(plays(base), step(table, fill(words.rows.base, { game: name })));
}

async function call(table: CardTable, { king, gaveUp }: ToldKoenigrufen): Promise<void> {
  if (king === undefined) return;
  const [called, holder] = king;
  const step_ = step(table, words.rows.called);
  await table.press(called === 'fourth' ? words.king.fourth : cards.kings[called], step_);
  if (holder === 'talon') await table.press(words.king.talon, step_);
  else await table.press(fill(words.of, { name: holder, what: words.king.partner }));
  if (gaveUp === true) await table.press(words.king.gaveUp);
}

function doubled(on: 'game' | readonly [Figure | GameName, Name]): string {
  if (on === 'game') return words.onGame;
  const [what, player] = on;
  if (what !== 'piccolo' && what !== 'bettler') return saidBy(what, player);
  return `${words.contracts[what].toLowerCase()}, ${player}`;
}

/** Enters the silent figures of a side. */
async function take(
  table: CardTable,
  [side, figure, fate]: readonly [readonly Name[], Figure, Fate],
): Promise<void> {
  const name = listOf(side);
  await table.press(fill(words.taken.addFor, { side: name }));
  const sheet = table.group(fill(words.taken.title, { side: name }));
  const label = words.taken[fate === 'lost' ? 'lostOne' : 'madeAs'];
  await table.press(fill(label, { figure: words.figures[figure] }), sheet);
  await table.press(shell.parts.close, sheet);
}

async function countTricks(table: CardTable, player: Name, game: GameName, tricks: number) {
  const blanks = { name: player, game: words.contracts[game].toLowerCase() };
  const label = fill(words.tricks.label, { count: tricks });
  await table.tap(
    step(table, fill(words.rows.tricksIn, blanks)).getByRole('button', {
      name: new RegExp(`^${label}(, ${words.tricks.wins})?$`),
    }),
  );
}

/** The points, and the blad over. */
async function count(table: CardTable, pile: readonly Name[], points: number, blad?: 1 | 2) {
  const whose = fill(words.count.for, { pile: listOf(pile) });
  // The keys may be there already.
  const pile_ = table.page.getByRole('button', { name: `${whose}: ` });
  if ((await pile_.getAttribute('aria-pressed')) !== 'true') await table.tap(pile_);
  const pad = table.group(words.rows.count);
  await table.number(points, pad);
  if (blad !== undefined) await table.press(fill(words.count.bladOver, { count: blad }));
}

function step(table: CardTable, name: string) {
  return table.page.getByRole('region', { name, exact: true });
}

function plays(player: Name): string {
  return fill(words.of, { name: player, what: words.plays });
}

function saidBy(figure: Figure, player: Name): string {
  return fill(words.said.by, { figure: words.figures[figure], name: player });
}

function listOf(names: readonly Name[]): string {
  return new Intl.ListFormat('da', { type: 'conjunction' }).format(names);
}
