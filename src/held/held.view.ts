import { RegisteredFineView } from '../audit/fine-register/view.js';
import { ChargedDues } from '../cash-book/dues/dues.view.js';
import { ObjectionView } from '../cash-book/objections/objection.view.js';
import { PaymentEntry } from '../cash-book/payments/payment.view.js';
import { OPEN_MATTERS, type OpenMatter } from '../access/leaving/read-leaving.js';
import { MemberView } from '../clubs/view.js';
import { KIND_NAMES, type Kind } from '../events/registry.js';
import {
  COUNT,
  DAY,
  Field,
  ID,
  listOf,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  WHOLE,
  YES_NO,
} from '../platform/http/reference/field.js';
import { ANSWERS, type Answer } from '../planned/answers.js';
import { ROLES, type Role } from '../people/roles.js';
import { LedgerLine } from '../reports/ledger-report.js';
import { DisputeFileView } from '../sessions/disputes/dispute.view.js';

/** Something that lets somebody in as the user. */
export class HeldSignIn {
  @Field(TEXT, '`session`, `program` or `known-browser`.')
  readonly kind!: string;
  @Field(orNull(TEXT), 'The name given by them; null for a session.')
  readonly name!: string | null;
  @Field(TIME, 'When it was made.')
  readonly createdAt!: string;
  @Field(orNull(TIME), 'When it was last used.')
  readonly lastUsedAt!: string | null;
  @Field(orNull(TIME), 'When it ends by itself.')
  readonly expiresAt!: string | null;
  @Field(orNull(TIME), 'When it was ended.')
  readonly revokedAt!: string | null;
}

/** An address outside that somebody had sent what the log of the club gains. */
export class HeldWebhook {
  @Field(TEXT, 'The name they gave it.')
  readonly name!: string;
  @Field(TEXT, 'The address.')
  readonly url!: string;
  @Field(TIME, 'When they added it.')
  readonly addedAt!: string;
  @Field(orNull(TIME), 'When it ended; null while it is in use.')
  readonly endedAt!: string | null;
}

/** The choices of a user about mails. */
export class HeldNotifications {
  @Field(orNull(TEXT), 'Their address; null for none.')
  readonly address!: string | null;
  @Field(orNull(TIME), 'When they confirmed it; null until then.')
  readonly confirmedAt!: string | null;
  @Field(TEXT, 'How soon they are sent news of fines and disputes.')
  readonly disputes!: string;
  @Field(TEXT, 'The same of money.')
  readonly money!: string;
  @Field(TEXT, 'The same of evenings.')
  readonly evenings!: string;
  @Field(TEXT, 'The same of what waits for their roles.')
  readonly tasks!: string;
  @Field(orNull(TEXT), 'When their quiet hours begin; null for none.')
  readonly quietFrom!: string | null;
  @Field(orNull(TEXT), 'When they end.')
  readonly quietUntil!: string | null;
  @Field(orNull(TEXT), 'Where their clock is.')
  readonly timeZone!: string | null;
  @Field(listOf(TEXT), 'The categories that are pushed to their devices.')
  readonly pushed!: readonly string[];
  @Field(COUNT, 'Hours before an evening at which they are reminded; 0 for never.')
  readonly beginsHours!: number;
  @Field(COUNT, 'How many messages about the club wait or were sent in the last two weeks.')
  readonly messages!: number;
}

/** A device that is or was pushed to. */
export class HeldPushedDevice {
  @Field(TEXT, 'The name of its browser.')
  readonly name!: string;
  @Field(TIME, 'When pushes were switched on there.')
  readonly addedAt!: string;
  @Field(TIME, 'When the app was last opened there.')
  readonly heardAt!: string;
  @Field(orNull(TIME), 'When it ended; null while it is in use.')
  readonly endedAt!: string | null;
}

/** The user that somebody is, of this service. */
export class HeldUser {
  @Field(ID, 'The id.')
  readonly id!: string;
  @Field(TEXT, 'The name they sign in with.')
  readonly name!: string;
  @Field(TIME, 'When they signed up.')
  readonly createdAt!: string;
  @Field(TIME, 'When the password was last set.')
  readonly passwordChangedAt!: string;
  @Field(orNull(TEXT), 'The language they chose.')
  readonly language!: string | null;
  @Field(many(() => HeldSignIn), 'Their present and past sign-ins; never a secret.')
  readonly signIns!: readonly HeldSignIn[];
  @Field(many(() => HeldWebhook), 'The webhooks that they added to the club; never a secret.')
  readonly webhooks!: readonly HeldWebhook[];
  @Field(many(() => HeldPushedDevice), 'The devices that are or were pushed to.')
  readonly pushedDevices!: readonly HeldPushedDevice[];
  @Field(orNull(one(() => HeldNotifications)), 'Their choices about mails; null before they chose.')
  readonly notifications!: HeldNotifications | null;
}

/** The permissions of somebody in the club. */
export class HeldRoles {
  @Field(ID, 'The user.')
  readonly user!: string;
  @Field(listOf(oneOf(ROLES)), 'The roles; none once they were taken away.')
  readonly roles!: readonly Role[];
  @Field(TIME, 'Since when.')
  readonly since!: string;
}

/** A tablet of the club at which they recorded something. */
export class HeldDevice {
  @Field(ID, 'The device.')
  readonly device!: string;
  @Field(TEXT, 'Its name.')
  readonly name!: string;
  @Field(COUNT, 'How often.')
  readonly times!: number;
  @Field(TIME, 'The first time.')
  readonly first!: string;
  @Field(TIME, 'The last time.')
  readonly last!: string;
}

/** Somebody who sat at the same table. */
export class HeldPlayer {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(TEXT, 'The name at the table.')
  readonly name!: string;
}

/** An evening that they sat in. */
export class HeldEvening {
  @Field(ID, 'The session.')
  readonly session!: string;
  @Field(TEXT, 'The game.')
  readonly game!: string;
  @Field(TEXT, 'The rule book.')
  readonly book!: string;
  @Field(TIME, 'When it was opened.')
  readonly openedAt!: string;
  @Field(orNull(TIME), 'When it was closed; null while open.')
  readonly closedAt!: string | null;
  @Field(many(() => HeldPlayer), 'The others at the table.')
  readonly players!: readonly HeldPlayer[];
  @Field(WHOLE, 'Their points.')
  readonly points!: number;
  @Field(orNull(WHOLE), 'The same in minor units of money; null while open.')
  readonly money!: number | null;
}

/** An evening from before that was carried in with points of theirs. */
export class HeldCarried {
  @Field(ID, 'The evening.')
  readonly evening!: string;
  @Field(DAY, 'Its day.')
  readonly day!: string;
  @Field(TEXT, 'The game.')
  readonly game!: string;
  @Field(WHOLE, 'Their points.')
  readonly points!: number;
}

/** A transfer of a plan by which they pay or are paid. */
export class HeldTransfer {
  @Field(ID, 'The plan.')
  readonly plan!: string;
  @Field(YES_NO, 'True where they pay, false where they are paid.')
  readonly pays!: boolean;
  @Field(ORDINAL, 'Minor units.')
  readonly amount!: number;
  @Field(TEXT, 'The reference of the payment.')
  readonly reference!: string;
  @Field(oneOf(['open', 'done', 'dropped']), 'Its state.')
  readonly status!: string;
  @Field(orNull(TEXT), 'The last day under which something was written of it.')
  readonly day!: string | null;
}

/** Something in the log that is about them. */
export class HeldEvent {
  @Field(ORDINAL, "Its number in the club's log.")
  readonly event!: number;
  @Field(TIME, 'When it was recorded.')
  readonly time!: string;
  @Field(oneOf(KIND_NAMES), 'The kind of event.')
  readonly kind!: Kind;
  @Field(TEXT, 'The event in a sentence.')
  readonly sentence!: string;
  @Field(orNull(TEXT), 'Why, in the words that somebody gave.')
  readonly why!: string | null;
}

/** A text of the log that has their name in it. */
export class HeldText {
  @Field(COUNT, 'The number of the event.')
  readonly event!: number;
  @Field(TIME, 'When it was recorded.')
  readonly time!: string;
  @Field(TEXT, 'The event in a sentence.')
  readonly sentence!: string;
  @Field(TEXT, 'The text, as somebody wrote it.')
  readonly text!: string;
  @Field(TEXT, 'The same with their initials in place of the name.')
  readonly without!: string;
}

/** An answer of theirs for a planned evening. */
export class HeldAnswer {
  @Field(ID, 'The series of the evening.')
  readonly series!: string;
  @Field(DAY, 'The day for which the evening was first planned.')
  readonly planned!: string;
  @Field(oneOf(ANSWERS), 'Whether they come.')
  readonly answer!: Answer;
  @Field(COUNT, 'The guests whom they bring, those with a name among them.')
  readonly guests!: number;
  @Field(TIME, 'When they last answered.')
  readonly answeredAt!: string;
}

/** All that a club holds about a person. */
export class HeldView {
  @Field(one(() => MemberView), 'Their record.')
  readonly member!: MemberView;
  @Field(
    listOf(TEXT),
    'All names that they had, the guests they were and their user included; none once they left for good.',
  )
  readonly names!: readonly string[];
  @Field(
    orNull(one(() => HeldUser)),
    'Their user; null for everybody else who asks, and where they have none.',
  )
  readonly user!: HeldUser | null;
  @Field(many(() => HeldRoles), 'Their permissions in the club.')
  readonly roles!: readonly HeldRoles[];
  @Field(many(() => HeldDevice), 'Tablets at which they recorded something.')
  readonly devices!: readonly HeldDevice[];
  @Field(many(() => HeldEvening), 'The evenings they sat in, in order.')
  readonly evenings!: readonly HeldEvening[];
  @Field(many(() => HeldCarried), 'Evenings from before that were carried in, by their days.')
  readonly carried!: readonly HeldCarried[];
  @Field(many(() => HeldAnswer), 'Their answers for planned evenings, in order of the days.')
  readonly answers!: readonly HeldAnswer[];
  @Field(many(() => RegisteredFineView), 'Their fines, the newest first.')
  readonly fines!: readonly RegisteredFineView[];
  @Field(
    many(() => DisputeFileView),
    'Disputes that they raised or that are about their fines, with the words of all, the latest first.',
  )
  readonly disputes!: readonly DisputeFileView[];
  @Field(
    many(() => ObjectionView),
    'Their objections to vouchers, with the answers, the newest first.',
  )
  readonly objections!: readonly ObjectionView[];
  @Field(
    many(() => LedgerLine),
    'Every line that moved their points or money, in the order of the log.',
  )
  readonly statement!: readonly LedgerLine[];
  @Field(many(() => ChargedDues), 'Their dues, the newest first.')
  readonly dues!: readonly ChargedDues[];
  @Field(many(() => PaymentEntry), 'The payments that they reported, the newest first.')
  readonly payments!: readonly PaymentEntry[];
  @Field(many(() => HeldTransfer), 'Transfers by which they settle up.')
  readonly transfers!: readonly HeldTransfer[];
  @Field(many(() => HeldEvent), 'The entries of the log about them, in its order.')
  readonly log!: readonly HeldEvent[];
  @Field(
    many(() => HeldText),
    'The texts of the log with their name in them, in its order. They stay when they leave for good, but ' +
      'for those out of which an owner takes the name then. There are none for anybody but an owner, and ' +
      'none once they left.',
  )
  readonly texts!: readonly HeldText[];
  @Field(
    listOf(oneOf(OPEN_MATTERS)),
    'The matters that must be settled before they can leave for good, as the reasons of `leaving-refused`.',
  )
  readonly open!: readonly OpenMatter[];
}
