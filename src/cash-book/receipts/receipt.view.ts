import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import { RECEIPT_TYPES, type ReceiptType } from '../../money/receipts/receipt-file.js';
import {
  DAY,
  Field,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
} from '../../platform/http/reference/field.js';

/** A receipt as it was attached. */
export class WrittenReceipt {
  @Field(ORDINAL, 'The event that attached it.')
  readonly event!: number;
  @Field(ORDINAL, 'The voucher, by its event.')
  readonly voucher!: number;
  @Field({ ...TEXT, pattern: '^[0-9a-f]{64}$' }, 'SHA-256 of the file, in hexadecimal.')
  readonly digest!: string;
  @Field(oneOf(RECEIPT_TYPES), 'Its type, by its first bytes.')
  readonly mediaType!: ReceiptType;
  @Field(ORDINAL, 'The size of the file, in bytes.')
  readonly bytes!: number;
  @Field(orNull(TEXT), 'The name of the file; null for none.')
  readonly name!: string | null;
}

/** That a receipt was removed. Its digest stays. */
export class ReceiptRemoval {
  @Field(TIME, 'When.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(TEXT, 'Why; empty where it had been kept long enough.')
  readonly why!: string;
}

/** Another voucher. */
export class OtherVoucher {
  @Field(ORDINAL, 'Its event.')
  readonly event!: number;
  @Field(TEXT, 'Its label: the year and its number in it, `2026-17`.')
  readonly label!: string;
}

/** A receipt of a voucher. */
export class ReceiptView extends WrittenReceipt {
  @Field(TIME, 'When it was attached.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(
    DAY,
    'The last day on which it is kept: before it is over it is removed only with a reason.',
  )
  readonly keptUntil!: string;
  @Field(
    many(() => OtherVoucher),
    'Other vouchers to which the same file was attached; empty for who sees only their own.',
  )
  readonly also!: readonly OtherVoucher[];
  @Field(orNull(one(() => ReceiptRemoval)), 'Its removal; null while it is there.')
  readonly removal!: ReceiptRemoval | null;
}
