import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { DayOf, OneOf, Text, WholeNumber } from '../../platform/validation/fields.js';
import { BOOK_IDS, type BookId } from '../../rules/rule-book.js';

/** A version of a club's book, as somebody writes it. */
export class BookVersionDto {
  @Text(1, 80, { description: 'The name of the book.' })
  readonly name!: string;
  @Text(0, 1000, { optional: true, description: 'The words of the club about it.' })
  readonly description?: string | null;

  @ApiProperty({
    selfRequired: true,
    type: 'object',
    additionalProperties: true,
    description:
      'Its changes to its parent: `readings`, `tariff`, `foundations`, `fines`, `cups`, `from`, ' +
      '`leftOut`, `added`, `notPlayed` and `countFactor`, each of which may be left out; ' +
      'docs/own-book.schema.json describes them. A refusal names the field, e.g. `changes.fines.misdeal.0`.',
  })
  @IsObject()
  readonly changes!: object;

  @ApiProperty({
    selfRequired: false,
    nullable: true,
    type: 'object',
    additionalProperties: { type: 'string' },
    description:
      'Place of a change → where the club decided it, e.g. `fines.misdeal`: "general meeting 2021, item 7".',
  })
  @IsOptional()
  @IsObject()
  readonly citations?: object | null;

  @WholeNumber(0, 1_000_000, {
    optional: true,
    description: 'Minor units of money a point that are proposed with it; none when left out.',
  })
  readonly rate?: number | null;
  @Text(0, 500, { optional: true, description: 'The reason of the change; it stays in the log.' })
  readonly why?: string | null;
}

/** A further version of a book. */
export class ChangeBookDto extends BookVersionDto {
  @WholeNumber(1, 1_000_000, {
    optional: true,
    description:
      'The newest version that the writer knows: refused where there is a newer one. Not checked when left out.',
  })
  readonly newestKnown?: number | null;
}

/** A book of the club that is to be begun. */
export class NewBookDto extends BookVersionDto {
  @OneOf(BOOK_IDS, { description: 'The book of the sources that it changes.' })
  readonly parent!: BookId;
}

/** From when on a version is to be in force. */
export class AdoptBookDto {
  @DayOf('The first day, where the club is: today or later.', {})
  readonly from!: string;
}

/** A book that is to be retired. */
export class RetireBookDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}

/** An adoption that is to be taken back. */
export class TakeAdoptionBackDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}
