import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem/problem.js';
import { compileValidator, isDtoClass } from './compile.js';
import { isPlainObject, type ChooseDto } from './nested.js';

export { compileValidator } from './compile.js';
export { Nested, type DtoClass } from './nested.js';
export { QueryNumber } from './query-number.js';

type Validate = (plain: unknown) => unknown;

const bodies = new WeakMap<object, { readonly choose: ChooseDto; readonly field: string }>();

/**
 * A body of one of several kinds, each a DTO of its own.
 *
 * @param choose finds the DTO of a body before anything of it is validated; null for no known kind
 * @param field the field that distinguishes the kinds
 */
export function BodyByKind(choose: ChooseDto, field: string): ClassDecorator {
  return (target) => {
    bodies.set(target, { choose, field });
  };
}

const withoutBody = new WeakSet<object>();

/** A body that may be left out: all its fields may. */
export function MayBeLeftOut(): ClassDecorator {
  return (target) => {
    withoutBody.add(target);
  };
}

const validators = new WeakMap<object, Validate>();
const passOn: Validate = (plain) => plain;

/**
 * Validates every `@Body()` and `@Query()` whose type is a DTO class; other parameters pass
 * untouched. Registered once for the whole application.
 */
@Injectable()
export class DtoPipe implements PipeTransform<unknown> {
  /** @throws Problem 'validation-failed' */
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (metatype === undefined || (type !== 'body' && type !== 'query')) return value;
    const given = value ?? (withoutBody.has(metatype) ? {} : value);
    return validatorFor(metatype)(given);
  }
}

function validatorFor(metatype: object): Validate {
  const known = validators.get(metatype);
  if (known !== undefined) return known;
  const validate = validatorByKind(metatype) ?? validatorOf(metatype);
  validators.set(metatype, validate);
  return validate;
}

function validatorOf(metatype: object): Validate {
  return isDtoClass(metatype) ? compileValidator(metatype) : passOn;
}

function validatorByKind(metatype: object): Validate | null {
  const kinds = bodies.get(metatype);
  if (kinds === undefined) return null;
  const { choose, field } = kinds;
  return (plain) => {
    // A body that is no object is refused as an object of any kind.
    const dto = choose(isPlainObject(plain) ? plain : {});
    if (dto !== null) return validatorFor(dto)(plain);
    const message = `${field} must be one of the known kinds`;
    throw new Problem('fields-wrong', { message }, { field, errors: [{ field, message }] });
  };
}
