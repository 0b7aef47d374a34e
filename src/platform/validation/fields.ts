import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, Matches, ValidateBy, isString } from 'class-validator';
import { DAY_PATTERN } from '../../values/day.js';
import { CLOCK_PATTERN } from '../../values/wall-clock.js';
import { isSeen, isSeenWithEmoji } from '../../values/seen.js';
import { isRequestId } from '../../values/uuid.js';

/** Fields as every room's DTOs have them: their checks, and how the API reference shows them. */

interface About {
  readonly description?: string;
  readonly example?: unknown;
  readonly optional?: boolean;
  /** The value in place of an omitted field. */
  readonly usually?: unknown;
}

/** A whole number, from `least` to `most`. JSON's -0 is none: it would be another text for 0. */
export function WholeNumber(least: number, most: number, about: About = {}): PropertyDecorator {
  return field(
    { type: 'integer', minimum: least, maximum: most },
    about,
    ValidateBy({
      name: 'wholeNumber',
      validator: {
        validate: (value) =>
          Number.isInteger(value) && value >= least && value <= most && !Object.is(value, -0),
        defaultMessage: () => `$property must be a whole number from ${least} to ${most}`,
      },
    }),
  );
}

/** Several numbers of events or the like, each from 1 and once. */
export function Ordinals(most: number, about: About = {}): PropertyDecorator {
  const items = { type: 'integer', minimum: 1 };
  return field(
    { type: 'array', items, maxItems: most, uniqueItems: true },
    about,
    ValidateBy({
      name: 'ordinals',
      validator: {
        validate: (value) =>
          Array.isArray(value) &&
          value.length <= most &&
          new Set(value).size === value.length &&
          value.every((one) => Number.isSafeInteger(one) && one >= 1),
        defaultMessage: () =>
          `$property must be a list of at most ${most} whole numbers from 1, each once`,
      },
    }),
  );
}

/** The id of something that the service made: a UUID. */
export function Id(about: About = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'uuid' },
    about,
    ValidateBy({
      name: 'id',
      validator: {
        validate: (value) => isRequestId(value),
        defaultMessage: () => '$property must be an id (a UUID)',
      },
    }),
  );
}

/** Several ids. */
export function Ids(least: number, most: number, about: About = {}): PropertyDecorator {
  return field(
    { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: least, maxItems: most },
    about,
    ValidateBy({
      name: 'ids',
      validator: {
        validate: (value) =>
          Array.isArray(value) &&
          value.length >= least &&
          value.length <= most &&
          value.every((id) => isRequestId(id)),
        defaultMessage: () => `$property must be a list of ${least} to ${most} ids (UUIDs)`,
      },
    }),
  );
}

/** One word of a list. */
export function OneOf(words: readonly string[], about: About = {}): PropertyDecorator {
  return field({ type: 'string', enum: [...words] }, about, IsIn([...words]));
}

/** Several words of a list, each once, and at least one unless `least` is 0. */
export function SomeOf(
  words: readonly string[],
  { least = 1, ...about }: About & { readonly least?: 0 | 1 } = {},
): PropertyDecorator {
  const items = { type: 'string', enum: [...words] };
  return field(
    { type: 'array', items, minItems: least, uniqueItems: true },
    about,
    ValidateBy({
      name: 'someOf',
      validator: {
        validate: (value) =>
          Array.isArray(value) &&
          value.length >= least &&
          new Set(value).size === value.length &&
          value.every((word) => words.includes(word as string)),
        defaultMessage: () =>
          `$property must be a list of some of these, each once: ${words.join(', ')}`,
      },
    }),
  );
}

export function YesNo(about: About = {}): PropertyDecorator {
  return field({ type: 'boolean' }, about, IsBoolean());
}

/**
 * A text that people read: without control characters (a NUL would not go into the database) and
 * lone surrogates; with `least` above 0 not of blanks alone.
 */
export function Text(least: number, most: number, about: About = {}): PropertyDecorator {
  return field(
    { type: 'string', minLength: least, maxLength: most, ...(least > 0 ? { pattern: '\\S' } : {}) },
    about,
    ValidateBy({
      name: 'text',
      validator: {
        validate: (value) =>
          isString(value) &&
          value.length <= most &&
          value.trim().length >= least &&
          !UNREADABLE.test(value),
        defaultMessage: () =>
          `$property must be a text of ${least} to ${most} characters, without control characters`,
      },
    }),
  );
}

/**
 * All of a name can be seen: no character in it is invisible or turns the direction of writing. An
 * omitted field is left to the decorator beside it.
 */
export function Seen(test = isSeen): PropertyDecorator {
  return ValidateBy({
    name: 'seen',
    validator: {
      validate: (value) => value == null || (typeof value === 'string' && test(value)),
      defaultMessage: () => '$property must not hold characters that cannot be seen',
    },
  });
}

/** A name that is shown to others: such a text, all of which can be seen. */
export function Name(least: number, most: number, about: About = {}): PropertyDecorator {
  return applyDecorators(Text(least, most, about), Seen(isSeenWithEmoji));
}

/** Several such texts, each once. */
export function Texts(most: number, each: number, about: About = {}): PropertyDecorator {
  return field(
    {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: each, pattern: '\\S' },
      maxItems: most,
      uniqueItems: true,
    },
    about,
    ValidateBy({
      name: 'texts',
      validator: {
        validate: (value) =>
          Array.isArray(value) &&
          value.length <= most &&
          new Set(value).size === value.length &&
          value.every(
            (one) =>
              isString(one) && one.length <= each && one.trim() !== '' && !UNREADABLE.test(one),
          ),
        defaultMessage: () =>
          `$property must be a list of at most ${most} texts of 1 to ${each} characters, each once`,
      },
    }),
  );
}

/** A day as `YYYY-MM-DD`, which need not be of the calendar: the use case refuses 2026-02-30. */
export function IsDay(): PropertyDecorator {
  return Matches(DAY_PATTERN, { message: '$property must be a day as YYYY-MM-DD' });
}

/** A day, where the club is. */
export function DayOf(description: string, about: About = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'date' },
    { example: '2026-11-20', ...about, description },
    IsDay(),
  );
}

/** Several days, each once. */
export function Days(most: number, about: About = {}): PropertyDecorator {
  const items = { type: 'string', format: 'date' };
  return field(
    { type: 'array', items, maxItems: most, uniqueItems: true },
    about,
    ValidateBy({
      name: 'days',
      validator: {
        validate: (value) =>
          Array.isArray(value) &&
          value.length <= most &&
          new Set(value).size === value.length &&
          value.every((one) => isString(one) && DAY_PATTERN.test(one)),
        defaultMessage: () =>
          `$property must be a list of at most ${most} days as YYYY-MM-DD, each once`,
      },
    }),
  );
}

/** A time of the clock, where the club is. */
export function ClockTime(about: About = {}): PropertyDecorator {
  return field(
    { type: 'string', pattern: CLOCK_PATTERN.source },
    { example: '19:00', ...about },
    Matches(CLOCK_PATTERN, { message: '$property must be a time as HH:MM' }),
  );
}

// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

function field(
  schema: Record<string, unknown>,
  { description, example, optional, usually }: About,
  check: PropertyDecorator,
): PropertyDecorator {
  const api = ApiProperty({
    ...schema,
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
    ...(usually === undefined ? {} : { default: usually }),
    ...(optional ? { nullable: true } : {}),
    required: optional !== true,
  });
  return optional ? applyDecorators(api, check, IsOptional()) : applyDecorators(api, check);
}
