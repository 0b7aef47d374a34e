import { Field, listOf, ORDINAL, TEXT } from '../../../platform/http/reference/field.js';

/** The names of a club's tables. */
export class TableNames {
  @Field(ORDINAL, "The event in the club's log as of which this holds.")
  readonly head!: number;
  @Field(listOf(TEXT), 'Every name once, that of the latest evening first.')
  readonly names!: readonly string[];
}
