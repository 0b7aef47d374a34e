import { COUNT, DAY, ID, many, mapOf, one, oneOf } from '../../platform/http/reference/field.js';
import {
  Field,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  WHOLE,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { GAME_IDS } from '../../rules/game.js';
import { BOOK_IDS } from '../../rules/rule-book.js';
import { PaymentView, TableView } from './table.view.js';

/** A session as the API shows it. */
export class SessionView extends TableView {
  @Field(ID, 'The id the service gave it.')
  readonly id!: string;
  @Field(oneOf(GAME_IDS), 'The game.')
  readonly game!: string;
  @Field(oneOf(BOOK_IDS), 'The rule book.')
  readonly book!: string;
  @Field(
    orNull(TEXT),
    "The name of the club's own book that it is played by; null where it is played by a printed one.",
  )
  readonly ownBook!: string | null;
  @Field(TEXT, 'A hash of the book’s data when the session opened.')
  readonly bookVersion!: string;
  @Field(COUNT, 'Minor units of money a point; 0 for honour.')
  readonly rate!: number;
  @Field(mapOf(TEXT), 'Which option of each reading is in force.')
  readonly readings!: Readonly<Record<string, string>>;
  @Field(oneOf(['open', 'closed']), 'Whether it can still be played in.')
  readonly status!: 'open' | 'closed';
  @Field(orNull(TEXT), "Which of the club's tables it is played at; null where none is named.")
  readonly tableName!: string | null;
  @Field(
    orNull(DAY),
    'Its day, where it is recorded from a paper: seasons and statistics go by it. Null for the day of its opening.',
  )
  readonly day!: string | null;
  @Field(YES_NO, 'Whether its money was settled then: closing it posts none.')
  readonly settledThen!: boolean;
  @Field(TIME, 'When it was opened.')
  readonly openedAt!: string;
  @Field(orNull(TIME), 'When it was closed; null while it is open.')
  readonly closedAt!: string | null;
  @Field(COUNT, 'Hands recorded so far, redeals, abandoned and voided ones included.')
  readonly hands!: number;
  @Field(COUNT, 'Those of them that count: all but the voided ones.')
  readonly countedHands!: number;
}

/** The answer to a session that has just been opened. */
export class SessionOpenedView extends SessionView {
  @Field(many(() => PaymentView), 'The foundation of the pots.')
  readonly payments!: readonly PaymentView[];
}

/** Sessions of a club. */
export class SessionList {
  @Field(many(() => SessionView), 'The latest first.')
  readonly sessions!: readonly SessionView[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}

/** The answer to something that happened between two hands. */
export class StepTakenView {
  @Field(many(() => PaymentView), 'The payments into the pots for it, or out of them.')
  readonly payments!: readonly PaymentView[];
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(one(() => TableView), 'The table after it.')
  readonly session!: TableView;
}

/** The answer to a player joining or leaving. */
export class SeatChangedView extends StepTakenView {
  @Field(ID, 'The player who joined or left.')
  readonly player!: string;
}

/** A player's points in money. */
export class MoneyView {
  @Field(ID, 'The player.')
  readonly player!: string;
  @Field(WHOLE, 'Points won (above 0) or lost in the session.')
  readonly points!: number;
  @Field(WHOLE, 'The same in minor units of money.')
  readonly amount!: number;
}

/** The end of a club's log, in the forms that people keep it in. */
export class HeadView {
  @Field(ORDINAL, 'The number of the last event.')
  readonly seq!: number;
  @Field(TEXT, 'Its hash (SHA-256), 64 hexadecimal digits.')
  readonly hash!: string;
  @Field(TEXT, 'Number and hash, e.g. for a file.')
  readonly long!: string;
  @Field({ type: 'string' }, 'Short enough for paper.')
  readonly short!: string;
}

/** The answer to a session that has just been closed. */
export class SessionClosedView {
  @Field(TIME, 'When it was closed.')
  readonly closedAt!: string;
  @Field(many(() => PaymentView), 'The split of the pots.')
  readonly payments!: readonly PaymentView[];
  @Field(
    many(() => MoneyView),
    'The winnings and losses of everyone who ever sat there; with the kitty they sum to zero.',
  )
  readonly money!: readonly MoneyView[];
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(one(() => HeadView), 'The end of the log with it: keep it on paper.')
  readonly head!: HeadView;
  @Field(one(() => TableView), 'The table with empty pots.')
  readonly session!: TableView;
}

/** A correction made after a session was closed. */
export class LaterCorrection {
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(TIME, 'When it was made.')
  readonly recordedAt!: string;
  @Field(TEXT, 'Why.')
  readonly reason!: string;
}

/** The result of a session at its close, and after later corrections. */
export class ClosingStatement {
  @Field(ID, 'The session.')
  readonly session!: string;
  @Field(TIME, 'When it was closed.')
  readonly closedAt!: string;
  @Field(TEXT, 'The name of the author of the close.')
  readonly closedBy!: string;
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(one(() => HeadView), 'The end of the log with it.')
  readonly head!: HeadView;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(many(() => PaymentView), 'The split of the pots at the close.')
  readonly payments!: readonly PaymentView[];
  @Field(many(() => PaymentView), 'That split as it counts now, after later corrections.')
  readonly paymentsNow!: readonly PaymentView[];
  @Field(many(() => MoneyView), 'The winnings and losses of everyone at the close.')
  readonly money!: readonly MoneyView[];
  @Field(many(() => LaterCorrection), 'The corrections since.')
  readonly corrections!: readonly LaterCorrection[];
  @Field(many(() => MoneyView), 'The winnings and losses of everyone with them.')
  readonly moneyNow!: readonly MoneyView[];
}
