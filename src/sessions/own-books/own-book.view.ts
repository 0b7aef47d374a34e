import {
  COUNT,
  DAY,
  Field,
  ID,
  many,
  mapOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { RULE_BOOK } from '../rule-books/rule-book.schema.js';

/** The API's views of the club's own books. */

/** The days on which a version is in force. */
export class ClubBookPeriodView {
  @Field(DAY, 'The first day, where the club is.')
  readonly from!: string;
  @Field(
    orNull(DAY),
    'The last day: before that of another version, or that on which the book was retired; null for none.',
  )
  readonly until!: string | null;
}

/** A version of a book of the club. */
export class ClubBookVersionView {
  @Field(ORDINAL, 'Counted from 1.')
  readonly version!: number;
  @Field(
    { type: 'object', additionalProperties: true, description: 'Its changes to its parent.' },
    'Its changes to its parent, as they were written.',
  )
  readonly changes!: object;
  @Field(mapOf(TEXT), 'Place of a change → where the club decided it.')
  readonly citations!: Readonly<Record<string, string>>;
  @Field(
    RULE_BOOK,
    'The parent with the changes worked in: the book of an evening by this version.',
  )
  readonly content!: object;
  @Field(TEXT, 'The digest of parent, its version and content.')
  readonly digest!: string;
  @Field(orNull(COUNT), 'Minor units of money a point that it proposes; null for none.')
  readonly rate!: number | null;
  @Field(TEXT, 'The reason of the change; may be empty.')
  readonly why!: string;
  @Field(ORDINAL, "The event in the club's log that wrote it.")
  readonly drafted!: number;
  @Field(TIME, 'When it was written.')
  readonly draftedAt!: string;
  @Field(
    many(() => ClubBookPeriodView),
    'When it is in force, the earliest first; none for a draft.',
  )
  readonly periods!: readonly ClubBookPeriodView[];
  @Field(
    COUNT,
    'The evenings that were opened by it since it was last adopted. While there is none, that adoption can be taken back.',
  )
  readonly evenings!: number;
}

/** A book of the club's own. */
export class ClubBookView {
  @Field(ID, 'Its id.')
  readonly id!: string;
  @Field(TEXT, 'The id of the rule book that it changes.')
  readonly parent!: string;
  @Field(TEXT, 'Its name.')
  readonly name!: string;
  @Field(TEXT, 'The words of the club about it; may be empty.')
  readonly description!: string;
  @Field(YES_NO, 'Whether it is retired: proposed for no evening.')
  readonly retired!: boolean;
  @Field(orNull(ORDINAL), 'The version in force today, where the club is; null for none.')
  readonly inForce!: number | null;
  @Field(many(() => ClubBookVersionView), 'The newest first.')
  readonly versions!: readonly ClubBookVersionView[];
}

/** The books of a club. */
export class ClubBookList {
  @Field(DAY, 'Today, where the club is.')
  readonly today!: string;
  @Field(many(() => ClubBookView), 'In the order in which they were begun.')
  readonly books!: readonly ClubBookView[];
}

/** A written change of a book. */
export class ClubBookWritten {
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(ID, 'The book.')
  readonly book!: string;
  @Field(ORDINAL, 'The version that it is about; of a retired book the last one.')
  readonly version!: number;
}
