import {
  COUNT,
  ID,
  many,
  oneOf,
  ORDINAL,
  orNull,
  Field,
  TEXT,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { SUITS } from '../../rules/cards.js';
import { GRADES, MELDING_KINDS } from '../hands/hand.dto.js';

/** The API's views of the meldinger of a session. */

/** A melding as a hand, or a correction of it, had it. */
export class MeldingLine {
  @Field(ORDINAL, 'The hand.')
  readonly hand!: number;
  @Field(ORDINAL, 'The revision of the hand that had it: 1 as first recorded.')
  readonly revision!: number;
  @Field(YES_NO, 'Whether that revision is the one that counts now.')
  readonly counts!: boolean;
  @Field(ORDINAL, "The event in the club's log with that revision.")
  readonly event!: number;
  @Field(COUNT, 'Its place among the meldinger of the hand, from 0.')
  readonly position!: number;
  @Field(ID, 'The player who declared it.')
  readonly player!: string;
  @Field(oneOf(Object.keys(MELDING_KINDS)), 'The kind of melding.')
  readonly kind!: string;
  @Field(orNull(COUNT), 'How many trumps or matadors; null for the other kinds.')
  readonly count!: number | null;
  @Field(orNull(YES_NO), 'Of trumps: whether the pagat is among them; null for the other kinds.')
  readonly withPagat!: boolean | null;
  @Field(orNull(oneOf(SUITS)), 'The suit of a cavallerie; null for the other kinds.')
  readonly suit!: string | null;
  @Field(orNull(oneOf(GRADES)), 'Of cavallerie and kings; null for the others.')
  readonly grade!: string | null;
  @Field(orNull(TEXT), 'The card that a half one lacks, where that was said.')
  readonly missing!: string | null;
}

/** Meldinger of a session. */
export class MeldingList {
  @Field(many(() => MeldingLine), 'By hand, revision and place.')
  readonly meldinger!: readonly MeldingLine[];
}
