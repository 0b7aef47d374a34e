import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { OneOf, IsDay } from '../platform/validation/fields.js';
import { requireCalendarDay } from '../money/books.js';
import { refusalAsProblem } from '../platform/http/problem/refusal-as-problem.js';
import { LANGUAGES, type LanguageId } from '../people/languages.js';
import { DIALECTS, type Dialect } from './files/csv.js';
import type { Period } from './table.js';

/** How a table is written. */
export class TableQuery {
  @OneOf(LANGUAGES, {
    optional: true,
    description:
      'The language of headers and words; when it is left out that of `Accept-Language`, or of the club.',
    example: 'da',
  })
  readonly language?: LanguageId;
  @OneOf(DIALECTS, {
    optional: true,
    usually: 'spreadsheet',
    description:
      'CSV: `spreadsheet`, as the spreadsheets of the language expect it, or `plain`, for programs: ' +
      'commas, decimal points, no byte order mark, the keys of the columns as headers.',
  })
  readonly dialect?: Dialect;
}

function Bound(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'string',
      format: 'date',
      required: false,
      example: '2026-11-20',
      description,
    }),
    IsOptional(),
    IsDay(),
  );
}

/** A part of the books. */
export class PeriodQuery extends TableQuery {
  @Bound('Only what is of this day, where the club is, or later.')
  readonly from?: string;
  @Bound('Only what is of this day or earlier.')
  readonly to?: string;
}

/** @throws Problem `day-refused` for a date that does not exist */
export function periodOf({ from, to }: Omit<PeriodQuery, keyof TableQuery>): Period {
  refusalAsProblem(() => {
    if (from !== undefined) requireCalendarDay(from, 'from');
    if (to !== undefined) requireCalendarDay(to, 'to');
  });
  return { from: from ?? null, to: to ?? null };
}
