import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { PageQuery } from '../../platform/http/page.js';
import { IsDay } from '../../platform/validation/fields.js';

/** A day that bounds a card. */
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

/** The days of a card, and its page. */
export class CardQuery extends PageQuery {
  @Bound('Only vouchers of this day or later; the balance before it is the opening balance.')
  readonly from?: string;
  @Bound('Only vouchers of this day or earlier.')
  readonly to?: string;
}
