import { IsOptional } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { OneOf, WholeNumber, IsDay } from '../platform/validation/fields.js';
import { QueryNumber } from '../platform/validation/validation.js';
import { LANGUAGES, type LanguageId } from '../people/languages.js';

/** How the language of a paper is asked for. */
export const LANGUAGE_OF_PAPER = {
  optional: true,
  description: 'The language of the paper; when left out, the one that you chose, else the club’s.',
  example: 'da',
};

/** How a paper is wanted. */
export class PaperQuery {
  @OneOf(LANGUAGES, {
    optional: true,
    description:
      'The language of the paper; when left out, the one that you chose, else the club’s.',
    example: 'da',
  })
  readonly language?: LanguageId | null;
}

/** How a paper is wanted that can be had as of before. */
export class AtHeadQuery extends PaperQuery {
  @QueryNumber()
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, {
    optional: true,
    description:
      'The number of an event: the paper as the log had it then. The last one when left out.',
  })
  readonly head?: number | null;
}

/** The names on the accounts: those of the reader alone, or of all members. */
const NAMES = ['own', 'all'] as const;

/** How the accounts of a year are wanted. */
export class AccountsPaperQuery extends PaperQuery {
  @OneOf(NAMES, {
    optional: true,
    usually: 'own',
    description:
      '`own`: the accounts to hang up, with what members owe and are owed as two sums; a plain member has ' +
      'their own balance beside them. `all`: the balance of each member and every voucher too, for those ' +
      'who see all of the money.',
    example: 'own',
  })
  readonly names?: (typeof NAMES)[number] | null;
}

/** How a statement is wanted. */
export class StatementPaperQuery extends PaperQuery {
  @DayField('From this day on; from the first when left out.')
  readonly from?: string | null;
  @DayField('To this day; to the last when left out.')
  readonly to?: string | null;
}

function DayField(description: string): PropertyDecorator {
  return (target, key) => {
    ApiProperty({ type: 'string', format: 'date', required: false, nullable: true, description })(
      target,
      key,
    );
    IsOptional()(target, key);
    IsDay()(target, key);
  };
}
