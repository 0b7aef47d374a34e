import {
  NEWS,
  type BookNews,
  type DuesNews,
  type News,
  type PaymentNews,
  type PlannedNews,
  type TransferNews,
  type VoucherNews,
  type YearNews,
} from '../../events/kind.js';
import { YEAR_TASKS, type Waiting } from '../../events/tasks.js';
import { REPEATS } from '../../planned/series.js';
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
} from '../../platform/http/reference/field.js';

/** A payment that who asks reported. */
export class NewsOfPayment implements PaymentNews {
  @Field(ID, 'The payment.')
  readonly id!: string;
  @Field(ORDINAL, 'Minor units.')
  readonly amount!: number;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(orNull(TEXT), 'Why it was declined or taken back; null where it was confirmed.')
  readonly why!: string | null;
}

/** A planned evening, or a series of them. */
export class NewsOfEvening implements PlannedNews {
  @Field(ID, 'Its series.')
  readonly series!: string;
  @Field(DAY, 'The day for which it was first planned; of a series that of its first evening.')
  readonly planned!: string;
  @Field(DAY, 'Its day now.')
  readonly day!: string;
  @Field(
    orNull({ type: 'string', example: '19:00' }),
    'When it begins; null where it was called off.',
  )
  readonly time!: string | null;
  @Field(orNull(TEXT), 'Where; null where nothing is said.')
  readonly place!: string | null;
  @Field(orNull(oneOf(REPEATS)), 'How often the evenings come; null for news of one of a series.')
  readonly repeat!: PlannedNews['repeat'];
}

/** The fiscal year that news are about. */
export class NewsOfYear implements YearNews {
  @Field(DAY, 'Its first day.')
  readonly firstDay!: string;
  @Field(TEXT, 'Its label: `2026`, or `2026/27`.')
  readonly label!: string;
}

/** Dues that who asks owes, or owes no more. */
export class NewsOfDues implements DuesNews {
  @Field(ID, 'The dues.')
  readonly id!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
  @Field(ORDINAL, 'Minor units.')
  readonly amount!: number;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(orNull(DAY), 'By when they are to be paid; null where they are waived.')
  readonly dueDay!: string | null;
  @Field(orNull(TEXT), 'Why they are waived; null where they are charged.')
  readonly why!: string | null;
}

/** A transfer of a plan that who asks pays or gets. */
export class NewsOfTransfer implements TransferNews {
  @Field(ID, 'The transfer.')
  readonly id!: string;
  @Field(ID, 'Its plan.')
  readonly plan!: string;
  @Field(YES_NO, 'Whether who asks pays it.')
  readonly pays!: boolean;
  @Field(orNull(ID), 'The member on the other side; null for the club.')
  readonly other!: string | null;
  @Field(ORDINAL, 'Minor units.')
  readonly amount!: number;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(orNull(TEXT), 'Why it is dropped; null where it was agreed.')
  readonly why!: string | null;
}

/** The voucher of an objection. */
export class NewsOfVoucher implements VoucherNews {
  @Field(ORDINAL, 'The event of the voucher.')
  readonly event!: number;
  @Field(TEXT, 'Its label: the year and its number in it, `2026-17`.')
  readonly label!: string;
}

/** The version of a club's own book that was adopted. */
export class NewsOfBook implements BookNews {
  @Field(ID, 'The book.')
  readonly id!: string;
  @Field(TEXT, 'Its name, as it then was.')
  readonly name!: string;
  @Field(ORDINAL, 'The version.')
  readonly version!: number;
  @Field(DAY, 'The first day, where the club is.')
  readonly from!: string;
}

/** Something that happened to who asks, and that they have not seen yet. */
export class NewsItem implements News {
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(TIME, 'When it was recorded.')
  readonly time!: string;
  @Field(oneOf(NEWS), 'The kind.')
  readonly what!: News['what'];
  @Field(orNull(ID), 'The session; null for what is of none.')
  readonly session!: string | null;
  @Field(orNull(ORDINAL), 'The hand it is about; null for none, or several.')
  readonly hand!: number | null;
  @Field(orNull(ID), 'The fine it is about; null for none, or several.')
  readonly fine!: string | null;
  @Field(orNull(TEXT), "The fine's code in the rule book; null for none.")
  readonly code!: string | null;
  @Field(orNull(TEXT), "Of `other`: the club's own fine that it is; null for none.")
  readonly own!: string | null;
  @Field(orNull(ID), 'The member whose fine it is; null for none, or several.')
  readonly fined!: string | null;
  @Field(orNull(ID), 'The dispute; null for none.')
  readonly dispute!: string | null;
  @Field(orNull(oneOf(['upheld', 'overturned'])), 'How the dispute was decided; null for all else.')
  readonly decision!: News['decision'];
  @Field(
    orNull(ID),
    'The member who raised the dispute or the objection, answered, proposed a decision, declined one or decided; null for all else.',
  )
  readonly by!: string | null;
  @Field(listOf(ID), 'Members who decided a dispute with that one; none for all else.')
  readonly together!: readonly string[];
  @Field(
    orNull(TEXT),
    'The reasons of a decision or of the answer to an objection, or why an evening was moved, called off, brought back or swapped, or an adoption taken back; null for all else.',
  )
  readonly why!: string | null;
  @Field(orNull(one(() => NewsOfPayment)), 'The payment that was answered; null for all else.')
  readonly payment!: NewsOfPayment | null;
  @Field(
    orNull(one(() => NewsOfEvening)),
    'The evening that was planned or changed; null for all else.',
  )
  readonly planned!: NewsOfEvening | null;
  @Field(
    orNull(one(() => NewsOfYear)),
    'The fiscal year, in news for auditors or for who keeps the money; null for all else.',
  )
  readonly year!: NewsOfYear | null;
  @Field(orNull(one(() => NewsOfDues)), 'The dues that were charged or waived; null for all else.')
  readonly dues!: NewsOfDues | null;
  @Field(
    orNull(one(() => NewsOfTransfer)),
    'The transfer of a plan that was agreed or dropped; null for all else.',
  )
  readonly transfer!: NewsOfTransfer | null;
  @Field(orNull(one(() => NewsOfVoucher)), 'The voucher of an objection; null for all else.')
  readonly voucher!: NewsOfVoucher | null;
  @Field(
    orNull(one(() => NewsOfBook)),
    "The version of a club's own book that was adopted, or whose adoption was taken back; null for all else.",
  )
  readonly book!: NewsOfBook | null;
  @Field(WHOLE, 'The change in their points: above 0 they won them.')
  readonly points!: number;
}

/** A task of the caller in a fiscal year. */
export class WaitingYear {
  @Field(DAY, 'The first day of the year.')
  readonly firstDay!: string;
  @Field(TEXT, 'Its label: `2026`, or `2026/27`.')
  readonly label!: string;
  @Field(
    oneOf(YEAR_TASKS),
    '`to-examine`: closed and not examined, and the caller kept no books in it; `opened-again`: after the examination of the caller; `remarks` of auditors that nobody has answered; `answers` to remarks that are not settled.',
  )
  readonly what!: (typeof YEAR_TASKS)[number];
  @Field(ORDINAL, 'How many remarks or answers; 1 for a year.')
  readonly count!: number;
}

/** A proposed decision that the caller is asked to confirm. */
export class WaitingDecision {
  @Field(ID, 'The dispute.')
  readonly dispute!: string;
  @Field(ID, 'The member who proposed it.')
  readonly by!: string;
}

/** The tasks that wait for the caller; 0 for tasks that are not theirs. */
export class WaitingView implements Waiting {
  @Field(COUNT, 'Open disputes without a proposed decision, for who may decide them.')
  readonly disputes!: number;
  @Field(orNull(ID), 'The only one of those disputes; null for none or several.')
  readonly dispute!: string | null;
  @Field(
    many(() => WaitingDecision),
    'Decisions of disputes that the caller is asked to confirm, the oldest first.',
  )
  readonly decisions!: readonly WaitingDecision[];
  @Field(COUNT, 'Guests who are no members yet, for who keeps the members.')
  readonly guests!: number;
  @Field(
    COUNT,
    'People whose invites can still be taken, each counted once, for those who may invite.',
  )
  readonly invites!: number;
  @Field(COUNT, 'Open objections of others to vouchers, for who may answer objections.')
  readonly objections!: number;
  @Field(
    orNull(ORDINAL),
    'The voucher of the only one of those objections, by its event; null for none or several.',
  )
  readonly objectedVoucher!: number | null;
  @Field(COUNT, 'Payments that members reported, for who keeps the money.')
  readonly payments!: number;
  @Field(
    COUNT,
    'Due days of recurring expenses that are neither booked nor skipped, for who keeps the money.',
  )
  readonly dueExpenses!: number;
  @Field(
    many(() => WaitingYear),
    'Fiscal years, for who examines them or keeps the money; the newest first.',
  )
  readonly years!: readonly WaitingYear[];
  @Field(YES_NO, 'Whether mails to their own address have ended, because the relay refuses it.')
  readonly isMailEnded!: boolean;
  @Field(COUNT, 'Other users of the club whose addresses have ended so, for its owners.')
  readonly unreached!: number;
  @Field(YES_NO, 'Whether the relay refuses all mails of this instance, for owners.')
  readonly isMailStopped!: boolean;
}

/** The news for the caller. */
export class NewsView {
  @Field(many(() => NewsItem), 'The newest first, at most 50.')
  readonly news!: readonly NewsItem[];
  @Field(ORDINAL, 'The last event that was looked at; send it when they have seen this.')
  readonly event!: number;
  @Field(one(() => WaitingView), 'Their open tasks.')
  readonly waiting!: WaitingView;
}

/** How far somebody has seen the news. */
export class SeenView {
  @Field(ORDINAL, 'The last event of the log that they have seen.')
  readonly event!: number;
}
