import { CONTRACTS, type NegativeContract } from '../../../src/rules/koenigrufen/contracts.js';
import * as bidding from '../../../src/rules/koenigrufen/partial/bidding.js';
import * as count from '../../../src/rules/koenigrufen/partial/count.js';
import {
  EMPTY_DRAFT,
  playersOf,
  recordOf,
  type KoenigrufenDraft,
  type Setting,
} from '../../../src/rules/koenigrufen/partial/draft.js';
import { edited } from '../../../src/rules/koenigrufen/partial/edited.js';
import { judge, type KoenigrufenDraftState } from '../../../src/rules/koenigrufen/partial/judge.js';
import { whyNot } from '../../../src/rules/koenigrufen/partial/possible.js';
import * as saying from '../../../src/rules/koenigrufen/partial/saying.js';
import * as taken from '../../../src/rules/koenigrufen/partial/taken.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import { settleKoenigrufen } from '../../../src/rules/koenigrufen/settle.js';
import type { NotPossible } from '../../../src/rules/partial/state.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { asNotPossible } from '../not-possible.js';
import { evening } from './koenigrufen.js';

const settled = ({ rules, table }: Setting, record: KoenigrufenHandRecord) =>
  settleKoenigrufen(rules, table, record);

/** As the evening previews it. */
function previewAt(setting: Setting) {
  return (record: KoenigrufenHandRecord): NotPossible | Previewed =>
    asNotPossible(() => ({ ok: true, ...settled(setting, record) }) as const);
}

type Previewed = { readonly ok: true } & ReturnType<typeof settleKoenigrufen>;
export type DraftState = KoenigrufenDraftState<Previewed>;

/** A table of four. */
export const FOUR: Setting = evening();

/** The state of a draft at a table. */
export const judged = (draft: KoenigrufenDraft, setting: Setting = FOUR): DraftState =>
  judge(setting, draft, previewAt(setting));

/** Types a hand in the order of the game; every tap is one that the form offers. */
class Typist {
  draft: KoenigrufenDraft = EMPTY_DRAFT;
  readonly refused: string[] = [];

  constructor(readonly setting: Setting = FOUR) {}

  tap(draft: KoenigrufenDraft): this {
    const reason = whyNot(this.setting, draft);
    if (reason !== null) this.refused.push(`${reason.field}: ${reason.message}`);
    this.draft = draft;
    return this;
  }

  type(record: KoenigrufenHandRecord): this {
    const { setting } = this;
    const players = playersOf(setting);
    const declarer = record.games?.[1]?.declarer ?? record.declarer ?? players[0];
    if (declarer === undefined) throw new Error('nobody plays');
    this.tap(bidding.withDeclarer(setting, this.draft, declarer));
    const [after, second] = record.games ?? [];
    const { contract } = record;
    const bid =
      contract === 'bei'
        ? { contract, after: after?.game ?? 'piccolo', beside: second?.game ?? 'piccolo' }
        : { contract };
    this.tap(bidding.withBid(setting, this.draft, bid));
    if (after !== undefined) this.tap(bidding.withBase(setting, this.draft, after.declarer));
    this.typeKing(record);
    this.typeSaid(record);
    this.typeTaken(record, declarer);
    this.typeCount(record);
    const { suitCards } = record;
    // Only after counting can one see that there were too few.
    if (suitCards != null && suitCards < 6) {
      this.tap(bidding.withSuitCards(setting, this.draft, suitCards));
    }
    return this;
  }

  private typeKing({ calledKing, kingHolder, partner, gaveUp }: KoenigrufenHandRecord) {
    const { setting } = this;
    if (calledKing != null) this.tap(bidding.withCalledKing(setting, this.draft, calledKing));
    const holder = kingHolder ?? partner;
    if (holder != null) this.tap(bidding.withKingHolder(setting, this.draft, holder));
    if (gaveUp === true) this.tap(bidding.withGivenUp(setting, this.draft));
  }

  private typeSaid({ kontra, personalKontra, games, announcements }: KoenigrufenHandRecord) {
    const { setting } = this;
    if (kontra != null) this.tap(saying.withKontra(setting, this.draft, kontra));
    const said = [...(announcements ?? [])];
    // Once the partner has spoken everybody knows who the opponents are.
    said.sort((one, other) => this.rank(one.player) - this.rank(other.player));
    for (const one of said) {
      const { figure, player } = one;
      const isThere = saying
        .saidOf(setting, this.draft)
        .some((other) => other.figure === figure && other.player === player);
      if (!isThere) this.tap(saying.withAnnouncement(setting, this.draft, { figure, player }));
      if (one.kontra == null) continue;
      this.tap(saying.withFigureKontra(setting, this.draft, { figure, player }, one.kontra));
    }
    for (const one of personalKontra ?? []) {
      this.tap(saying.withPersonalKontra(setting, this.draft, null, one));
    }
    for (const game of [0, 1] as const) {
      for (const one of games?.at(game)?.personalKontra ?? []) {
        this.tap(saying.withPersonalKontra(setting, this.draft, game, one));
      }
    }
  }

  private rank(player: PlayerId): number {
    const { declarer, kingHolder } = this.draft;
    return player === declarer ? 0 : player === kingHolder ? 1 : 2;
  }

  private typeTaken(record: KoenigrufenHandRecord, declarer: PlayerId): void {
    const { setting } = this;
    for (const one of edited(setting, record).figures ?? []) {
      const side = taken.sideOfFigure(setting, this.draft, one);
      const said = taken
        .askedOf(setting, this.draft)
        .find((other) => other.figure === one.figure && other.side === side);
      const fate = one.lost === true ? 'lost' : 'made';
      if (one.figure === 'grammeln' || one.figure === 'grossgrammeln') continue;
      this.tap(
        said === undefined
          ? taken.withFigure(setting, this.draft, one.figure, side, fate)
          : taken.withFate(setting, this.draft, said, fate),
      );
    }
    // Figures that the record leaves out were lost, or belong to a valat.
    const { figures } = settled(setting, record).outcome;
    for (const said of taken.undecidedOf(setting, this.draft)) {
      const isMade = figures.some(
        ({ figure, side, made }) => figure === said.figure && side === said.side && made,
      );
      this.tap(taken.withFate(setting, this.draft, said, isMade ? 'made' : 'lost'));
    }
    if (!['negative', 'bei'].includes(kindOfRecord(record))) return;
    const declarers = record.games?.map((game) => game.declarer) ?? [declarer];
    for (const player of declarers) {
      const known = taken.tricksOf(record, player);
      if (known === null) continue;
      this.tap(taken.withTricks(setting, this.draft, player, known));
    }
    if (record.won === false) this.tap(taken.withTricks(setting, this.draft, declarer, 'lost'));
    if (record.won === true) {
      const { goal } = CONTRACTS[record.contract as 'piccolo'] as NegativeContract;
      this.tap(taken.withTricks(setting, this.draft, declarer, goal));
    }
  }

  private typeCount(record: KoenigrufenHandRecord): void {
    const { setting } = this;
    for (const pile of count.pilesOf(setting, record)) {
      const typed = count.typedOf(setting, record, pile);
      if (typed === undefined || !taken.isCounted(setting, this.draft)) continue;
      const unit = typed.points == null ? 'blad' : 'points';
      const text = typed.points ?? String(typed.blad);
      this.tap(count.withCount(setting, this.draft, pile, unit, text));
    }
  }
}

function kindOfRecord({ contract }: KoenigrufenHandRecord): string {
  if (contract === 'bei' || contract === 'trischaken') return contract;
  return /piccolo|zwiccolo|bettler/.test(contract) ? 'negative' : 'positive';
}

/** The fault of a hand that is opened, changed and typed; null for none. */
export function examine(record: KoenigrufenHandRecord, setting: Setting = FOUR): string | null {
  const expected = settled(setting, record);
  const opened = recordOf(setting, record);
  expect(opened).toEqual({ game: 'koenigrufen', ...record });
  if (judged(record, setting).is !== 'complete') return `opened: ${JSON.stringify(record)}`;
  const changed = recordOf(setting, edited(setting, record));
  if (changed === null) return `changed: ${JSON.stringify(record)}`;
  expect(settled(setting, changed).payments).toEqual(expected.payments);
  const typist = new Typist(setting).type(record);
  if (typist.refused.length > 0) return `${typist.refused.join()} ${JSON.stringify(record)}`;
  const state = judged(typist.draft, setting);
  if (state.is !== 'complete') return `${JSON.stringify(state)} ${JSON.stringify(record)}`;
  expect(state.result.payments).toEqual(expected.payments);
  expect(settled(setting, state.record).outcome).toEqual(expected.outcome);
  return null;
}
