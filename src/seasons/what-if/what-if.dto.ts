import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { Id, OneOf } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';
import { BOOK_IDS, type BookId } from '../../rules/rule-book.js';
import { OwnVersionDto } from '../../clubs/clubs/own-version.dto.js';

/** A book, and the evenings that are to be played by it. */
export class WhatIfDto {
  @OneOf(BOOK_IDS, { description: "The book of the sources; of the club's own one its parent." })
  readonly book!: BookId;

  @ApiProperty({
    required: false,
    nullable: true,
    type: () => OwnVersionDto,
    description:
      "A version of the club's own book, a draft too; the book of the sources when left out.",
  })
  @IsOptional()
  @Nested(() => OwnVersionDto)
  readonly own?: OwnVersionDto | null;

  @ApiProperty({
    selfRequired: false,
    nullable: true,
    type: 'object',
    additionalProperties: true,
    description:
      'Changes to `book` that nobody has written down yet, as of a draft (docs/own-book.schema.json). ' +
      'They are taken in place of `own`. A refusal names the field, e.g. `changes.fines.misdeal.0`.',
  })
  @IsOptional()
  @IsObject()
  readonly changes?: object | null;

  @Id({ optional: true, description: 'The evenings that count in this season.' })
  readonly season?: string | null;
  @Id({
    optional: true,
    description:
      'Only this evening, open or closed. Without season and evening the latest 40 closed evenings of the club.',
  })
  readonly session?: string | null;
  @Id({ optional: true, description: 'Only evenings of this member, and only their results.' })
  readonly member?: string | null;
}
