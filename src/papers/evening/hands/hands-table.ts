import type { FoldedStep } from '../../../evening/course.js';
import type { HandStep, SessionState } from '../../../evening/fold.js';
import { heldAt } from '../../../evening/held.js';
import type { History } from '../../../evening/history.js';
import { isPlayer } from '../../../evening/posting.js';
import { gameOf } from '../../../rules/game.js';
import type { KeeperName } from '../../../rules/payment.js';
import { stepOnPaper } from '../../../words/step-words.js';
import type { Frame } from '../../frame.js';
import type { PaperColumn, PaperRow, PaperTable } from '../../paper.js';
import { correctionRef } from '../corrections-table.js';
import type { EveningFine } from '../evening-fines.js';
import { handOnPaper } from './games.js';
import type { Telling } from '../telling.js';

/** The number of hands on one sheet of paper. */
export const HANDS_ON_A_PAGE = 30;

/**
 * The course of the evening, step by step: the points of each for everybody, and the cups after
 * it. The columns of the players sum to what they have, and with the cups to zero.
 */
export function handsTable(
  frame: Frame,
  history: History,
  telling: Telling,
  fines: readonly EveningFine[],
): PaperTable {
  return new HandRows(frame, history, telling, fines).table();
}

class HandRows {
  readonly #players: readonly string[];
  readonly #keepers: readonly KeeperName[];
  readonly #said: readonly PaperColumn[];
  #corrections = 0;

  constructor(
    private readonly frame: Frame,
    private readonly history: History,
    private readonly telling: Telling,
    private readonly fines: readonly EveningFine[],
  ) {
    this.#players = history.state.standings.map(({ player }) => player);
    this.#keepers = keepersOf(history);
    this.#said = handOnPaper(history.rules.game).columns(frame.words);
  }

  table(): PaperTable {
    const { evening, pots } = this.frame.words;
    const number = (title: string): PaperColumn => ({ title, share: 0, isNumber: true });
    return {
      kind: 'table',
      title: evening.hands,
      columns: [
        number(evening.columns.hand),
        { title: evening.columns.dealer, share: 40 },
        ...this.#said,
        ...this.#players.map((player) => number(this.telling.short(player))),
        ...this.#keepers.map((keeper) => number(pots[keeper])),
      ],
      rows: [...this.history.course.flatMap((folded) => this.#row(folded)), ...this.#totals()],
      mostOnPage: HANDS_ON_A_PAGE,
    };
  }

  #row(folded: FoldedStep): readonly PaperRow[] {
    const { step } = folded;
    if (step.kind === 'hand-recorded') return [this.#hand(step, folded)];
    const told = this.#between(step);
    if (told === null) return [];
    return [{ kind: 'between', cells: ['', '', ...this.#texts(told), ...this.#moved(folded)] }];
  }

  /** A text in the first of the columns for texts. */
  #texts(first: string, others: readonly string[] = []): readonly string[] {
    return this.#said.map((_, at) => (at === 0 ? first : (others[at - 1] ?? '')));
  }

  #hand({ hand, record, fineIds }: HandStep, folded: FoldedStep): PaperRow {
    const { settlement, before } = folded;
    const { evening } = this.frame.words;
    const { cells } = handOnPaper(this.history.rules.game);
    const [first = '', ...others] =
      record === null || settlement === undefined
        ? [evening.kinds.voided]
        : cells(record, settlement.outcome, this.telling);
    const marks = [...this.#finesIn(fineIds), ...this.#correctionsOf(hand)];
    const whole = [first, ...marks].filter(Boolean).join('; ');
    const dealer = before === null ? '' : this.telling.short(before.table.dealer);
    return {
      cells: [String(hand), dealer, ...this.#texts(whole, others), ...this.#moved(folded)],
    };
  }

  #finesIn(ids: readonly string[]): readonly string[] {
    const { evening } = this.frame.words;
    return this.fines.filter(({ id }) => ids.includes(id)).map(({ ref }) => evening.fined(ref));
  }

  #correctionsOf(hand: number): readonly string[] {
    const { words } = this.frame;
    return this.history.corrections.flatMap(({ event }, at) =>
      event.changes.some((change) => 'hand' in change && change.hand === hand)
        ? [words.evening.corrected(correctionRef(words, at))]
        : [],
    );
  }

  /** The step between two hands as a text; null for a step that is not shown. */
  #between(step: FoldedStep['step']): string | null {
    const { words } = this.frame;
    const { steps } = words.evening;
    const hasPots = this.history.state.table.pots !== undefined;
    switch (step.kind) {
      case 'session-opened':
        return hasPots ? words.reasons.foundation : steps.begin;
      case 'session-closed':
        return hasPots ? words.reasons['pot-split'] : steps.end;
      case 'fine-recorded': {
        const fine = this.fines.find(({ id }) => id === step.fineId);
        if (fine === undefined) return null;
        const say = step.record === null ? steps.lifted : steps.fine;
        return say(fine.ref, this.telling.short(fine.record.player));
      }
      case 'correction-recorded':
        this.#corrections += 1;
        return steps.correction(correctionRef(words, this.#corrections - 1));
      case 'hand-recorded':
        return null;
      default: {
        const told = stepOnPaper(words.steps, step, (player) => this.telling.short(player));
        return step.voided === true ? steps.takenBack(told) : told;
      }
    }
  }

  /** The points that a step moved for each player, and the content of the cups after it. */
  #moved({ postings, state }: FoldedStep): readonly string[] {
    const { numbers } = this.frame;
    const gains = new Map<string, number>();
    const add = (party: string, points: number) => {
      gains.set(party, (gains.get(party) ?? 0) + points);
    };
    for (const { from, to, unit, amount } of postings) {
      if (unit !== 'points') continue;
      if (isPlayer(from)) add(from, -amount);
      if (isPlayer(to)) add(to, amount);
    }
    return [
      ...this.#players.map((player) => {
        const points = gains.get(player) ?? 0;
        return points === 0 ? '·' : numbers.signed(points);
      }),
      ...this.#held(state),
    ];
  }

  #held(state: SessionState): readonly string[] {
    const held = heldAt(this.history.rules, state);
    return this.#keepers.map((keeper) => this.frame.numbers.plain(held[keeper] ?? 0));
  }

  #totals(): readonly PaperRow[] {
    const { words, numbers, club } = this.frame;
    const { state } = this.history;
    const { standings, rate } = state;
    const row = (title: string, points: readonly string[], kept: readonly string[]): PaperRow => ({
      kind: 'total',
      cells: ['', '', ...this.#texts(title), ...points, ...kept],
    });
    const total = row(
      words.paper.total,
      standings.map(({ points }) => numbers.signed(points)),
      this.#held(state),
    );
    if (rate === 0) return [total];
    const money = standings.map(({ points }) => numbers.signedAmount(points * rate, club.currency));
    const none = this.#keepers.map(() => '');
    return [total, row(words.evening.money(club.currency), money, none)];
  }
}

/** The cups of a game that has them; a kitty where anything ever came into it. */
function keepersOf({ rules, course }: History): readonly KeeperName[] {
  return gameOf(rules).keepers.filter(
    (keeper) =>
      keeper !== 'kitty' || course.some(({ state }) => (heldAt(rules, state)[keeper] ?? 0) !== 0),
  );
}
