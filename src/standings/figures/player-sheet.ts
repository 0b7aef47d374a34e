import type { PlayerId } from '../../rules/payment.js';
import type { KeeperName } from '../../rules/payment.js';
import { FIGURES, type Figure } from '../../rules/koenigrufen/record/hand.js';
import {
  FEATS,
  MELDINGER,
  type FeatKey,
  type HandTally,
  type MeldingKey,
} from '../../rules/tally.js';
import {
  CLUB,
  type ByPart,
  type ContractFigure,
  type Counterparty,
  type CupWon,
  type EveningStatistic,
  type FineFigure,
} from './evening-figures.js';
import { PARTS, type Part } from './parts.js';

type Paid = Map<Part, number>;

/** Gathers the figures of one player while the steps of an evening go by. */
export class PlayerSheet {
  readonly hands: number[] = [];
  readonly points: number[] = [];
  between = 0;
  readonly dealt: number[] = [];
  readonly #feats = new Map<FeatKey, number[]>();
  readonly #meldinger = new Map<MeldingKey, number[]>();
  readonly contracts: ContractFigure[] = [];
  readonly #figures = new Map<Figure, { made: number[]; lost: number[] }>();
  readonly cupsWon: CupWon[] = [];
  readonly #filled = new Map<KeeperName, number>();
  readonly fines: FineFigure[] = [];
  readonly #paid = new Map<Counterparty, Paid>();
  readonly #fromClub: Paid = new Map();
  /** Moved by the step that is being read. */
  moved = 0;

  feat(key: FeatKey, hand: number): void {
    listAt(this.#feats, key).push(hand);
  }

  melding(key: MeldingKey, hand: number): void {
    listAt(this.#meldinger, key).push(hand);
  }

  figure({ figure, made }: HandTally['figures'][number], hand: number): void {
    let both = this.#figures.get(figure);
    if (both === undefined) this.#figures.set(figure, (both = { made: [], lost: [] }));
    (made ? both.made : both.lost).push(hand);
  }

  fill(cup: KeeperName, points: number): void {
    this.#filled.set(cup, (this.#filled.get(cup) ?? 0) + points);
  }

  pay(to: Counterparty, part: Part, points: number): void {
    let paid = this.#paid.get(to);
    if (paid === undefined) this.#paid.set(to, (paid = new Map<Part, number>()));
    paid.set(part, (paid.get(part) ?? 0) + points);
  }

  getFromClub(part: Part, points: number): void {
    this.#fromClub.set(part, (this.#fromClub.get(part) ?? 0) + points);
  }

  /** The end of the step: points moved in a hand they were dealt in, or outside of it. */
  endStep(handDealtIn: number | null): void {
    if (handDealtIn === null) this.between += this.moved;
    else {
      this.hands.push(handDealtIn);
      this.points.push(this.moved);
    }
    this.moved = 0;
  }

  /** @param players everybody who sat at the table, in the order in which they first sat down */
  toStatistic(players: Iterable<PlayerId>, cups: readonly KeeperName[]): EveningStatistic {
    const { hands, points, between, dealt, contracts, fines } = this;
    return {
      hands: hands.length,
      points: points.reduce((sum, moved) => sum + moved, between),
      figures: {
        ...{ hands, points, between, dealt },
        feats: inOrder(FEATS, this.#feats),
        meldinger: inOrder(MELDINGER, this.#meldinger),
        contracts,
        figures: inOrder(FIGURES, this.#figures),
        cups: { won: this.cupsWon, filled: inOrder(cups, this.#filled) },
        fines,
        paid: this.#paidTo(players),
        fromClub: inOrder(PARTS, this.#fromClub),
      },
    };
  }

  #paidTo(players: Iterable<PlayerId>): Partial<Record<Counterparty, ByPart>> {
    const to: Partial<Record<Counterparty, ByPart>> = {};
    for (const counterparty of [...players, CLUB] as const) {
      const paid = this.#paid.get(counterparty);
      if (paid !== undefined) to[counterparty] = inOrder(PARTS, paid);
    }
    return to;
  }
}

function listAt<K>(lists: Map<K, number[]>, key: K): number[] {
  let list = lists.get(key);
  if (list === undefined) lists.set(key, (list = []));
  return list;
}

/** The entries by key, in the order of the keys. */
function inOrder<K extends string, V>(
  keys: readonly K[],
  values: ReadonlyMap<K, V>,
): Partial<Record<K, V>> {
  const there: Partial<Record<K, V>> = {};
  if (values.size === 0) return there;
  for (const key of keys) {
    const value = values.get(key);
    if (value !== undefined) there[key] = value;
  }
  return there;
}
