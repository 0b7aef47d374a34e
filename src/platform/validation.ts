import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { compileValidator, isDtoClass } from './validation/compile.js';

export { compileValidator } from './validation/compile.js';
export { Nested, type DtoClass } from './validation/nested.js';
export { QueryNumber } from './validation/query-number.js';

type Validate = (plain: unknown) => unknown;

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
    return validatorFor(metatype)(value);
  }
}

function validatorFor(metatype: object): Validate {
  const known = validators.get(metatype);
  if (known !== undefined) return known;
  const validate = isDtoClass(metatype) ? compileValidator(metatype) : passOn;
  validators.set(metatype, validate);
  return validate;
}
