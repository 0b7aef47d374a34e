import {
  DAY,
  Field,
  ID,
  listOf,
  many,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
  YES_NO,
} from '../../../platform/http/reference/field.js';
import { RECORDS, type RecordKind } from '../../../standings/record-kinds.js';
import { AsOfView } from './statistics.view.js';

/** A record, and the hand that it leads to. */
export class RecordView {
  @Field(
    oneOf(RECORDS),
    '`largest-cup` the most that was won out of one, `largest-hand` the most that one got in a hand, ' +
      '`longest-evening` by hands, `best-evening` the most that one won in all of it, `rarest-melding` the kind that was declared least often, and its latest.',
  )
  readonly record!: RecordKind;
  @Field(WHOLE, 'Points; of an evening its hands; of a melding how often it was declared.')
  readonly value!: number;
  @Field(orNull(TEXT), 'Which cup, which melding; null for the others.')
  readonly name!: string | null;
  @Field(ID, 'The evening.')
  readonly session!: string;
  @Field(DAY, 'Its day.')
  readonly day!: string;
  @Field(YES_NO, 'Whether the evening was carried in: it has no hands.')
  readonly carried!: boolean;
  @Field(
    orNull(ORDINAL),
    'The hand; of the longest evening its last one. Null for a cup that was shared at the close, and for the best evening.',
  )
  readonly hand!: number | null;
  @Field(
    listOf(ID),
    'The holders; of an evening everybody at the table, or the member alone where it is theirs.',
  )
  readonly members!: readonly string[];
}

/** The records of the club, or of one member. */
export class RecordsView extends AsOfView {
  @Field(
    many(() => RecordView),
    'Of several that are as large the first; none where nothing counts yet.',
  )
  readonly records!: readonly RecordView[];
}
