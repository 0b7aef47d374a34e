import {
  DAY,
  Field,
  many,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  YES_NO,
} from '../../../platform/http/reference/field.js';
import { REACHES, type Reach } from '../../../platform/network/addresses.js';
import { ClubBookPeriodView } from '../own-book.view.js';
import { RULE_BOOK } from '../../rule-books/rule-book.schema.js';

/** Whether anybody can read a book of the club. */
export class BookLinkView {
  @Field(orNull(TIME), 'When its public address was made; null for none.')
  readonly madeAt!: string | null;
}

/** The public address of a book by one of the addresses of the service. */
export class BookAddressView {
  @Field(TEXT, 'The whole address. Its secret is behind the `#`, which a browser sends to nobody.')
  readonly link!: string;
  @Field(oneOf(REACHES), 'From where it can be read, as with other links.')
  readonly reach!: Reach;
}

/** The public address of a book. It is shown this once only. */
export class BookLinkMadeView {
  @Field(many(() => BookAddressView), 'The address by every address of the service.')
  readonly links!: readonly BookAddressView[];
}

/** A version of a book, as anybody reads it. */
export class PublicBookVersionView {
  @Field(ORDINAL, 'Counted from 1.')
  readonly version!: number;
  @Field(many(() => ClubBookPeriodView), 'When it was, is or will be in force, in their order.')
  readonly periods!: readonly ClubBookPeriodView[];
  @Field(
    { type: 'object', additionalProperties: true, description: 'Its changes to its parent.' },
    'Its changes to its parent.',
  )
  readonly changes!: object;
  @Field(RULE_BOOK, 'The parent with the changes worked in.')
  readonly content!: object;
}

/** The rules of a club's own book, without ids and without anything that the club wrote beside them. */
export class PublicBookView {
  @Field(TEXT, 'Its name.')
  readonly name!: string;
  @Field(TEXT, 'The id of the rule book that it changes.')
  readonly parent!: string;
  @Field(YES_NO, 'Whether it is retired.')
  readonly retired!: boolean;
  @Field(orNull(ORDINAL), 'The version in force today, where the club is; null for none.')
  readonly inForce!: number | null;
  @Field(DAY, 'Today, where the club is.')
  readonly today!: string;
  @Field(many(() => PublicBookVersionView), 'The adopted versions, the newest first; no drafts.')
  readonly versions!: readonly PublicBookVersionView[];
}
