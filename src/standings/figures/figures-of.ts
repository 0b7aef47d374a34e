import { stateOf, type Course } from '../../evening/course.js';
import type { SessionState } from '../../evening/fold.js';
import { isPlayer, type EveningPosting } from '../../evening/posting.js';
import { gameOf, type Game, type Rules } from '../../rules/game.js';
import type { KeeperName, PlayerId } from '../../rules/payment.js';
import { countedSteps, type CountedHand } from './counted-steps.js';
import { Cup } from './cups.js';
import { CLUB, type EveningStatistic } from './evening-figures.js';
import type { Movement } from './movement.js';
import { finesOf } from './fine-figures.js';
import { partOf } from './parts.js';
import { PlayerSheet } from './player-sheet.js';

/**
 * The figures of everybody who ever sat at the table, as the evening counts now, with corrections and
 * the ends of fines. Pure, in one pass; the same course and disputes give the same figures, key by key
 * in the same order. A player who sat down only by a joining that was taken back has none.
 *
 * For each player, received less paid is `points`; over all together, the club with them, both sum to
 * zero.
 *
 * @param rules the rules of the evening
 * @param course its steps as they now count
 * @param disputes those of its state; undefined when none was raised
 */
export function figuresOf(
  rules: Rules,
  course: Course,
  disputes: SessionState['disputes'],
): ReadonlyMap<PlayerId, EveningStatistic> {
  const { game, players, sheets, steps } = gather(rules, course);
  for (const { player, fine } of finesOf(rules, course, steps, disputes, sheets.costs)) {
    sheets.of(player).fines.push(fine);
  }
  return new Map(
    Array.from(sheets.all, ([player, sheet]) => [player, sheet.toStatistic(players, game.keepers)]),
  );
}

/**
 * The movements behind the sums of `figuresOf`: for every step, as it counts now, the payments between
 * players and those into or out of a cup.
 */
export function movementsOf(rules: Rules, course: Course): readonly Movement[] {
  const movements: Movement[] = [];
  gather(rules, course, (movement) => movements.push(movement));
  return movements;
}

function gather(rules: Rules, course: Course, onMoved?: OnMoved) {
  const game = gameOf(rules);
  const players = stateOf(course).standings.map(({ player }) => player);
  const sheets = new Sheets(players, game.keepers, onMoved);
  const steps = countedSteps(rules, course);
  for (const { hand, postings } of steps) {
    for (const posting of postings) sheets.move(posting, hand);
    const active = hand === null ? [] : sheets.count(game, hand);
    for (const [player, sheet] of sheets.all) {
      sheet.endStep(hand !== null && active.includes(player) ? hand.number : null);
    }
  }
  sheets.close();
  return { game, players, sheets, steps };
}

/** Receives every movement; nobody, where only sums are needed. */
type OnMoved = (movement: Movement) => void;

/** The sheets of everybody, with the cups between them. */
class Sheets {
  readonly all: ReadonlyMap<PlayerId, PlayerSheet>;
  /** The cost of each fine, by its id. */
  readonly costs = new Map<string, number>();
  readonly #cups: ReadonlyMap<string, Cup>;
  /** The hand that is being read. */
  #hand: number | null = null;

  constructor(
    players: readonly PlayerId[],
    keepers: readonly KeeperName[],
    private readonly onMoved?: OnMoved,
  ) {
    this.all = new Map(players.map((player) => [player, new PlayerSheet()]));
    const cup = () =>
      new Cup((from, to, points) => {
        if (from === CLUB) this.of(to as PlayerId).getFromClub('cups', points);
        else this.of(from).pay(to, 'cups', points);
        this.#tell(from, to, points, 'cups');
      });
    this.#cups = new Map(keepers.map((keeper) => [keeper, cup()]));
  }

  of(player: PlayerId): PlayerSheet {
    const sheet = this.all.get(player);
    if (sheet === undefined) throw new RangeError('Somebody pays who never sat at the table.');
    return sheet;
  }

  /** One movement of points; money is what they become. */
  move(posting: EveningPosting, hand: CountedHand | null): void {
    const { from, to, amount, unit, reason, fineId } = posting;
    if (unit !== 'points') return;
    this.#hand = hand?.number ?? null;
    const part = partOf(posting);
    if (part === 'fines' && fineId !== null) {
      this.costs.set(fineId, (this.costs.get(fineId) ?? 0) + amount);
    }
    if (isPlayer(from)) {
      const payer = this.of(from);
      payer.moved -= amount;
      if (isPlayer(to)) {
        payer.pay(to, part, amount);
        this.#tell(from, to, amount, part);
      } else if (to !== 'clearing') {
        payer.fill(to, amount);
        this.#tell(from, to, amount, null);
        this.#cups.get(to)?.fill(from, amount);
      }
    }
    if (!isPlayer(to)) return;
    const paid = this.of(to);
    paid.moved += amount;
    if (isPlayer(from)) return;
    this.#cups.get(from)?.take(to, amount);
    if (reason === 'pot-taken' && hand !== null && (from === 'king-pot' || from === 'pagat-pot')) {
      paid.cupsWon.push({ hand: hand.number, cup: from, points: amount });
      this.#tell(from, to, amount, null);
    }
  }

  /** Counts a hand and returns the players who were dealt in. */
  count(game: Game, { number, record, outcome }: CountedHand): readonly PlayerId[] {
    const { feats, meldinger, contracts, figures } = game.tally(record, outcome);
    this.of(outcome.dealer).dealt.push(number);
    for (const { feat, player } of feats) this.of(player).feat(feat, number);
    for (const { melding, player } of meldinger) this.of(player).melding(melding, number);
    for (const { player, contract, as, partners, won, kontra } of contracts) {
      this.of(player).contracts.push({ hand: number, contract, as, partners, won, kontra });
    }
    for (const figure of figures) this.of(figure.player).figure(figure, number);
    return outcome.active;
  }

  close(): void {
    this.#hand = null;
    for (const cup of this.#cups.values()) cup.close();
  }

  #tell(from: Movement['from'], to: Movement['to'], points: number, part: Movement['part']): void {
    this.onMoved?.({ hand: this.#hand, from, to, part, points });
  }
}
