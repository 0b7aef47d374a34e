import { KIND_NAMES, type Kind } from '../../events/registry.js';
import {
  DAY,
  Field,
  ID,
  listOf,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
} from '../../platform/http/reference/field.js';

/** The movement of a voucher in a purse. */
export class MovementView {
  @Field(ORDINAL, 'The event of the voucher.')
  readonly event!: number;
  @Field(DAY, 'The day of the voucher.')
  readonly day!: string;
  @Field(TEXT, 'The label of the voucher: the year and its number in it, `2026-17`.')
  readonly label!: string;
  @Field(oneOf(KIND_NAMES), 'The kind of event.')
  readonly kind!: Kind;
  @Field(TEXT, 'The purpose; may be empty.')
  readonly text!: string;
  @Field(orNull(TEXT), 'The number of the receipt on paper; null for none.')
  readonly receipt!: string | null;
  @Field(orNull(ORDINAL), 'The event that the voucher takes back; null for none.')
  readonly reverses!: number | null;
  @Field(orNull(ORDINAL), 'The event that took the voucher back; null for none.')
  readonly reversedBy!: number | null;
  @Field(WHOLE, 'Minor units; below 0 where money left the purse.')
  readonly amount!: number;
  @Field(listOf(ID), 'The members on the other side.')
  readonly members!: readonly string[];
  @Field(
    listOf(TEXT),
    'The payment codes that a bank may show for it, beside those of its members.',
  )
  readonly references!: readonly string[];
}
