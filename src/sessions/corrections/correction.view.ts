import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import {
  COUNT,
  ID,
  listOf,
  many,
  mapOf,
  one,
  oneOf,
  ORDINAL,
  orNull,
} from '../../platform/api/shown.js';
import { Shown, TEXT, TIME, WHOLE, YES_NO } from '../../platform/api/shown.js';
import type { HandRecord } from '../../rules/game.js';
import type { Params } from '../../rules/params.js';
import { REASONS } from '../../words/reasons.js';
import type { PlayerId } from '../../rules/payment.js';
import type { FineRecord } from '../../rules/fine-record.js';
import { FineDto } from '../fines/fine.dto.js';
import { HAND_RECORD_OR_NULL } from '../hands/hand-record.js';
import { HAND_KINDS, type HandKind } from '../hands/hand.view.js';
import type { CorrectionMode } from '../../evening/event.js';
import { PaymentView, PotsView, TableView } from '../table/table.view.js';
import { MODES } from './correction.dto.js';

/** What the API shows of corrections. */

/** What a member gets or pays by a correction. */
export class MemberDifference {
  @Shown(ID, 'The member.')
  readonly player!: string;
  @Shown(WHOLE, 'Points; above 0 he gets them.')
  readonly points!: number;
  @Shown(WHOLE, 'Minor units of money, once the session is closed; above 0 he gets them.')
  readonly money!: number;
}

/** By how much the pots change. */
export class PotDifference {
  @Shown(WHOLE, 'The king pot (kongekop).')
  readonly king!: number;
  @Shown(WHOLE, 'The pagat pot (pagatkop).')
  readonly pagat!: number;
}

/** A payment of a correction. What is taken back goes the other way than it was paid. */
export class CorrectionPayment {
  @Shown(TEXT, "Who pays: a member's id, `king-pot`, `pagat-pot` or `cash-box`.")
  readonly from!: string;
  @Shown(TEXT, 'Who is paid, likewise.')
  readonly to!: string;
  @Shown(ORDINAL, 'Points, or minor units of money.')
  readonly amount!: number;
  @Shown(oneOf(['points', 'money']), 'What the amount counts.')
  readonly unit!: 'points' | 'money';
  @Shown(TEXT, 'What it is for, in the words of the tariff.')
  readonly reason!: string;
  @Shown(TEXT, 'When in the evening that falls due.')
  readonly stage!: string;
  @Shown(TEXT, 'The place in the rule book.')
  readonly source!: string;
  @Shown(orNull(ORDINAL), 'The hand it belongs to; null for none.')
  readonly hand!: number | null;
  @Shown(orNull(ID), 'The fine it belongs to; null for none.')
  readonly fine!: string | null;
}

/** A hand as it comes out, before or after a correction. */
export class HandSide {
  @Shown(oneOf(HAND_KINDS), 'Played out, broken off, dealt again, or as if not dealt.')
  readonly kind!: HandKind;
  @Shown(ID, 'Who dealt.')
  readonly dealer!: PlayerId;
  @Shown(listOf(ID), 'Who played, in the order of the game.')
  readonly active!: readonly PlayerId[];
  @Shown(many(() => PaymentView), 'Who pays whom.')
  readonly payments!: readonly PaymentView[];
  @Shown(orNull(one(() => PotsView)), 'What the pots hold after it; null where there are none.')
  readonly pots!: PotsView | null;
  @Shown(ID, 'Who deals after it.')
  readonly nextDealer!: PlayerId;
}

/** A hand that comes out otherwise. */
export class HandDifference {
  @Shown(ORDINAL, 'The number of the hand.')
  readonly hand!: number;
  @Shown(YES_NO, 'Whether it is corrected itself; if not, it follows from an earlier one.')
  readonly corrected!: boolean;
  @Shown(one(() => HandSide), 'As it was.')
  readonly was!: HandSide;
  @Shown(one(() => HandSide), 'As it is to be.')
  readonly now!: HandSide;
}

/** What a correction changes. */
export class CorrectionEffect {
  @Shown(
    many(() => MemberDifference),
    'Everyone who ever sat there; with the pots they sum to zero.',
  )
  readonly members!: readonly MemberDifference[];
  @Shown(
    orNull(one(() => PotDifference)),
    'By how much the pots change; null where there are none.',
  )
  readonly pots!: PotDifference | null;
  @Shown(orNull(WHOLE), 'By how much the kitty changes; null where there is none.')
  readonly kitty!: number | null;
  @Shown(many(() => CorrectionPayment), 'What is posted, all in one event.')
  readonly payments!: readonly CorrectionPayment[];
  @Shown(many(() => HandDifference), 'The hands that come out otherwise, in order.')
  readonly hands!: readonly HandDifference[];
}

/** A step of the session that could not stand after the correction. */
export class AlsoToCorrect {
  @Shown(orNull(ORDINAL), 'The hand; null when it is none.')
  readonly hand!: number | null;
  @Shown(orNull(ID), 'The fine between hands; null when it is none.')
  readonly fine!: string | null;
  @Shown(oneOf(Object.keys(REASONS).sort()), 'Why, out of the closed list (docs/problems.md).')
  readonly reason!: string;
  @Shown(mapOf({}), 'What the reason names.')
  readonly params!: Params;
  @Shown(TEXT, 'Why, in words.')
  readonly detail!: string;
  @Shown(
    one(() => TableView),
    'The table that it would then be on, for which it is to be corrected.',
  )
  readonly table!: TableView;
}

/** Why a correction cannot be made. */
export class CorrectionRefusal {
  @Shown(TEXT, 'The code of the problem it would be refused with.')
  readonly code!: string;
  @Shown(oneOf(Object.keys(REASONS).sort()), 'Why, out of the closed list (docs/problems.md).')
  readonly reason!: string;
  @Shown(mapOf({}), 'What the reason names.')
  readonly params!: Params;
  @Shown(TEXT, 'Why, in words.')
  readonly detail!: string;
  @Shown(orNull(ORDINAL), 'The hand concerned.')
  readonly hand!: number | null;
  @Shown(orNull(TEXT), 'The field of its record.')
  readonly field!: string | null;
  @Shown(many(() => AlsoToCorrect), 'What else would have to be corrected with it, in order.')
  readonly alsoToCorrect!: readonly AlsoToCorrect[];
}

/** One of the two ways to correct. */
export class CorrectionOption {
  @Shown(YES_NO, 'Whether it can be done.')
  readonly possible!: boolean;
  @Shown(orNull(one(() => CorrectionEffect)), 'What it would change; null when it cannot be done.')
  readonly effect!: CorrectionEffect | null;
  @Shown(orNull(one(() => CorrectionRefusal)), 'Why it cannot be done; null when it can.')
  readonly refusal!: CorrectionRefusal | null;
}

/** Both ways to correct, side by side; nothing is written. */
export class CorrectionPreview {
  @Shown(ORDINAL, 'The session version it was worked out on.')
  readonly version!: number;
  @Shown(one(() => CorrectionOption), 'History stands; the difference is paid now.')
  readonly compensate!: CorrectionOption;
  @Shown(
    one(() => CorrectionOption),
    'The session is played again with the correction in its place.',
  )
  readonly replay!: CorrectionOption;
}

/** A corrected hand: what it said, and what it says. */
export class HandChangeView {
  @Shown(ORDINAL, 'The hand.')
  readonly hand!: number;
  @Shown(ORDINAL, 'Its revision from now on.')
  readonly revision!: number;
  @Shown(HAND_RECORD_OR_NULL, 'Its record before; null when it was void.')
  readonly was!: HandRecord | null;
  @Shown(HAND_RECORD_OR_NULL, 'Its record now; null when it is void.')
  readonly now!: HandRecord | null;
  @Shown(listOf(ID), 'Fines that are overturned by it.')
  readonly overturned!: readonly string[];
  @Shown(listOf(ID), 'The ids of the fines that it has now, in the order of the record.')
  readonly fineIds!: readonly string[];
}

/** A corrected fine between hands: what it said, and what it says. */
export class FineChangeView {
  @Shown(ID, 'The fine that is overturned.')
  readonly fine!: string;
  @Shown(one(() => FineDto), 'What it said.')
  readonly was!: FineRecord;
  @Shown(orNull(one(() => FineDto)), 'What the fine in its place says; null for none.')
  readonly now!: FineRecord | null;
  @Shown(orNull(ID), 'The fine in its place; null for none.')
  readonly replacedBy!: string | null;
}

/** A correction as it stands in the books. */
export class CorrectionView {
  @Shown(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Shown(TIME, 'When it was made.')
  readonly recordedAt!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Shown(oneOf(MODES), 'How it was paid.')
  readonly mode!: CorrectionMode;
  @Shown(TEXT, 'Why.')
  readonly reason!: string;
  @Shown(orNull(ID), 'The dispute that it settled; null for none.')
  readonly dispute!: string | null;
  @Shown(many(() => HandChangeView), 'The hands that were corrected.')
  readonly hands!: readonly HandChangeView[];
  @Shown(many(() => FineChangeView), 'The fines between hands that were corrected.')
  readonly fines!: readonly FineChangeView[];
  @Shown(orNull(ID), 'To whom a forfeited deal was given back; null for nobody.')
  readonly dealGivenBack!: PlayerId | null;
  @Shown(one(() => CorrectionEffect), 'What it changed.')
  readonly effect!: CorrectionEffect;
}

/** The answer to a correction that has just been made. */
export class CorrectionMadeView extends CorrectionView {
  @Shown(one(() => TableView), 'The table after it.')
  readonly session!: TableView;
}

/** The corrections of a session. */
export class CorrectionList {
  @Shown(many(() => CorrectionView), 'In the order of the log.')
  readonly corrections!: readonly CorrectionView[];
}

/** A hand as it was recorded, corrected, or changed by a correction of an earlier one. */
export class HandRevision {
  @Shown(ORDINAL, '1 as first recorded, one more with every correction of this hand.')
  readonly revision!: number;
  @Shown(
    oneOf(['recorded', 'corrected', 'voided', 'followed']),
    'What made it: `followed` when another hand was corrected and this one came out otherwise.',
  )
  readonly by!: 'recorded' | 'corrected' | 'voided' | 'followed';
  @Shown(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Shown(TIME, 'When.')
  readonly recordedAt!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Shown(orNull(oneOf(MODES)), 'How the correction was paid; null as first recorded.')
  readonly mode!: CorrectionMode | null;
  @Shown(orNull(TEXT), 'Why; null as first recorded.')
  readonly reason!: string | null;
  @Shown(HAND_RECORD_OR_NULL, 'The record; null when it is void.')
  readonly record!: HandRecord | null;
  @Shown(listOf(ID), 'The ids of its fines, in the order of the record.')
  readonly fineIds!: readonly string[];
  @Shown(many(() => PaymentView), 'What the hand comes to by it.')
  readonly payments!: readonly PaymentView[];
}

/** All that a hand ever said. */
export class HandRevisionList {
  @Shown(COUNT, 'The hand.')
  readonly hand!: number;
  @Shown(many(() => HandRevision), 'In the order of the log.')
  readonly revisions!: readonly HandRevision[];
}
