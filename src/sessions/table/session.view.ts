import { COUNT, ID, many, mapOf, one, oneOf } from '../../platform/api/shown.js';
import { ORDINAL, orNull, Shown, TEXT, TIME, WHOLE } from '../../platform/api/shown.js';
import { GAME_IDS } from '../../rules/game.js';
import { BOOK_IDS } from '../../rules/rule-book.js';
import { PaymentView, TableView } from './table.view.js';

/** A session as the API shows it. */
export class SessionView extends TableView {
  @Shown(ID, 'The id the service gave it.')
  readonly id!: string;
  @Shown(oneOf(GAME_IDS), 'The game.')
  readonly game!: string;
  @Shown(oneOf(BOOK_IDS), 'The rule book.')
  readonly book!: string;
  @Shown(TEXT, 'What the book said when the session opened: a hash of its data.')
  readonly bookVersion!: string;
  @Shown(COUNT, 'Minor units of money a point; 0 for honour.')
  readonly rate!: number;
  @Shown(mapOf(TEXT), 'Which option of each reading is in force.')
  readonly readings!: Readonly<Record<string, string>>;
  @Shown(oneOf(['open', 'closed']), 'Whether it can still be played in.')
  readonly status!: 'open' | 'closed';
  @Shown(TIME, 'When it was opened.')
  readonly openedAt!: string;
  @Shown(orNull(TIME), 'When it was closed; null while it is open.')
  readonly closedAt!: string | null;
  @Shown(COUNT, 'Hands recorded so far, redeals, abandoned and voided ones included.')
  readonly hands!: number;
}

/** The answer to a session that has just been opened. */
export class SessionOpenedView extends SessionView {
  @Shown(many(() => PaymentView), 'The foundation of the pots.')
  readonly payments!: readonly PaymentView[];
}

/** Sessions of a club. */
export class SessionList {
  @Shown(many(() => SessionView), 'The latest first.')
  readonly sessions!: readonly SessionView[];
  @Shown(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}

/** The answer to a player joining or leaving. */
export class SeatChangedView {
  @Shown(ID, 'Who joined or left.')
  readonly player!: string;
  @Shown(many(() => PaymentView), 'What he paid into the pots, or took out of them.')
  readonly payments!: readonly PaymentView[];
  @Shown(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Shown(one(() => TableView), 'The table after it.')
  readonly session!: TableView;
}

/** What a player's points have become. */
export class MoneyView {
  @Shown(ID, 'The player.')
  readonly player!: string;
  @Shown(WHOLE, 'Points won (above 0) or lost in the session.')
  readonly points!: number;
  @Shown(WHOLE, 'The same in minor units of money.')
  readonly amount!: number;
}

/** The end of a club's log, in the forms that people keep it in. */
export class HeadView {
  @Shown(ORDINAL, 'The number of the last event.')
  readonly seq!: number;
  @Shown(TEXT, 'Its hash (SHA-256), 64 hexadecimal digits.')
  readonly hash!: string;
  @Shown(TEXT, 'Number and hash, e.g. for a file.')
  readonly long!: string;
  @Shown({ type: 'string', example: '14:9c1f-6a0e-4b7d-2c88' }, 'Short enough for paper.')
  readonly short!: string;
}

/** The answer to a session that has just been closed. */
export class SessionClosedView {
  @Shown(TIME, 'When it was closed.')
  readonly closedAt!: string;
  @Shown(many(() => PaymentView), 'The split of the pots.')
  readonly payments!: readonly PaymentView[];
  @Shown(
    many(() => MoneyView),
    'What everyone who ever sat there has won or lost; with the kitty it sums to zero.',
  )
  readonly money!: readonly MoneyView[];
  @Shown(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Shown(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Shown(one(() => HeadView), 'The log as it stands with it: keep it on paper.')
  readonly head!: HeadView;
  @Shown(one(() => TableView), 'The table with empty pots.')
  readonly session!: TableView;
}

/** A correction made after a session was closed. */
export class LaterCorrection {
  @Shown(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Shown(TIME, 'When it was made.')
  readonly recordedAt!: string;
  @Shown(TEXT, 'Why.')
  readonly reason!: string;
}

/** What a session came to when it was closed, and what corrections made of it since. */
export class ClosingStatement {
  @Shown(ID, 'The session.')
  readonly session!: string;
  @Shown(TIME, 'When it was closed.')
  readonly closedAt!: string;
  @Shown(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Shown(one(() => HeadView), 'The log as it stood with it.')
  readonly head!: HeadView;
  @Shown(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Shown(many(() => PaymentView), 'The split of the pots at the close.')
  readonly payments!: readonly PaymentView[];
  @Shown(many(() => MoneyView), 'What everyone had won or lost at the close.')
  readonly money!: readonly MoneyView[];
  @Shown(many(() => LaterCorrection), 'The corrections since.')
  readonly corrections!: readonly LaterCorrection[];
  @Shown(many(() => MoneyView), 'What everyone has won or lost with them.')
  readonly moneyNow!: readonly MoneyView[];
}
