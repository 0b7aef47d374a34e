import { getMetadataStorage } from 'class-validator';
import { Problem } from '../http/problem/problem.js';
import type { FieldError } from '../http/reference/problem-body.js';
import { findNested, isPlainObject, type DtoClass, type NestedProperty } from './nested.js';
import { compileChecks, compileConditions, type Check, type Condition } from './property-check.js';
import { isQueryNumber, readNumber } from './query-number.js';

/** Everything that is asked of one property. */
interface CompiledProperty {
  readonly name: string;
  readonly checks: readonly Check[];
  readonly conditions: readonly Condition[];
  readonly nested: NestedProperty | null;
  /** Whether every object has such a field, like `constructor`; only its own may count then. */
  readonly inherited: boolean;
}

interface CompiledClass {
  readonly properties: readonly CompiledProperty[];
  readonly names: ReadonlySet<string>;
  readonly numbers: readonly string[];
}

/** The most wrong fields in one answer. */
export const MAX_ERRORS = 20;

const compiled = new WeakMap<DtoClass, CompiledClass>();

/**
 * Prepares a DTO class: class-validator's metadata is read once, not once a request, so that
 * validating a hand takes microseconds.
 *
 * The function it returns gives the very value it was handed (a plain object, not an instance, with
 * no defaults put in; only @QueryNumber() fields are read into a copy) once every constraint holds
 * and no unknown field is left.
 * @throws Problem 'validation-failed' (from the returned function) with the paths of the wrong fields
 */
export function compileValidator<T extends object>(cls: DtoClass<T>): (plain: unknown) => T {
  const checks = compile(cls);
  return (plain) => {
    const value = checks.numbers.length > 0 ? readNumbers(plain, checks.numbers) : plain;
    if (!isPlainObject(value)) throw new Problem('body-not-an-object', {});
    if (objectHolds(checks, value)) return value as T;
    const errors: FieldError[] = [];
    checkObject(checks, value, '', errors);
    const [first] = errors;
    if (first === undefined) return value as T;
    const { field, message } = first;
    throw new Problem('fields-wrong', { message }, { field, errors });
  };
}

/** Whether a class carries constraints at all, its own or those of a class it extends. */
export function isDtoClass(cls: unknown): cls is DtoClass {
  return typeof cls === 'function' && metadataOf(cls as DtoClass).length > 0;
}

function metadataOf(cls: DtoClass) {
  return getMetadataStorage().getTargetValidationMetadatas(cls, '', false, false);
}

function compile(cls: DtoClass): CompiledClass {
  const known = compiled.get(cls);
  if (known !== undefined) return known;
  const grouped = getMetadataStorage().groupByPropertyName(metadataOf(cls));
  const properties = Object.entries(grouped).map(([name, metadata]) => ({
    name,
    checks: compileChecks(cls, metadata),
    conditions: compileConditions(metadata),
    nested: findNested(cls, name),
    inherited: name in Object.prototype,
  }));
  const names = new Set(properties.map((property) => property.name));
  const numbers = [...names].filter((name) => isQueryNumber(cls, name));
  const result = { properties, names, numbers };
  compiled.set(cls, result);
  return result;
}

/**
 * The quick way through, for the good bodies nearly all requests have: no paths, no messages. `false`
 * only means that checkObject() has to look closer.
 */
function objectHolds(cls: CompiledClass, object: Readonly<Record<string, unknown>>): boolean {
  let present = 0;
  for (const property of cls.properties) {
    const value = object[property.name];
    if (value !== undefined) {
      if (property.inherited) return false;
      present += 1;
    }
    if (!propertyHolds(property, value, object)) return false;
  }
  return present === Object.keys(object).length;
}

function propertyHolds(
  { conditions, checks, nested }: CompiledProperty,
  value: unknown,
  object: object,
): boolean {
  for (const condition of conditions) {
    if (!condition(object, value)) return true;
  }
  for (const check of checks) {
    if (!check.holds(value, object)) return false;
  }
  if (nested === null) return true;
  if (!nested.isList) return nestedHolds(nested, value);
  // Nested() has added the check that it is an array.
  for (const item of value as unknown[]) {
    if (!nestedHolds(nested, item)) return false;
  }
  return true;
}

function nestedHolds(nested: NestedProperty, value: unknown): boolean {
  if (!isPlainObject(value)) return false;
  const cls = nested.choose(value);
  return cls !== null && objectHolds(compile(cls), value);
}

function checkObject(
  cls: CompiledClass,
  value: Readonly<Record<string, unknown>>,
  path: string,
  errors: FieldError[],
): void {
  for (const name of Object.keys(value)) {
    if (!cls.names.has(name)) report(errors, path + name, `property ${name} should not exist`);
  }
  for (const property of cls.properties) {
    if (errors.length >= MAX_ERRORS) return;
    checkProperty(property, value, path, errors);
  }
}

function checkProperty(
  property: CompiledProperty,
  object: Readonly<Record<string, unknown>>,
  path: string,
  errors: FieldError[],
): void {
  // Only the object's own fields count: a DTO must not find `constructor` in every object.
  const value = Object.hasOwn(object, property.name) ? object[property.name] : undefined;
  for (const condition of property.conditions) {
    if (!condition(object, value)) return;
  }
  for (const check of property.checks) {
    if (!check.holds(value, object)) {
      report(errors, path + property.name, check.message(value, object));
    }
  }
  if (property.nested === null) return;
  const here = path + property.name;
  // A value of the wrong shape has been reported by the check that Nested() adds.
  if (property.nested.isList) {
    if (!Array.isArray(value)) return;
    for (let index = 0; index < value.length && errors.length < MAX_ERRORS; index += 1) {
      checkNested(property.nested, value[index], `${here}[${index}]`, errors);
    }
  } else if (isPlainObject(value)) {
    checkNested(property.nested, value, here, errors);
  }
}

function checkNested(
  nested: NestedProperty,
  value: unknown,
  path: string,
  errors: FieldError[],
): void {
  if (!isPlainObject(value)) {
    report(errors, path, `${path} must be an object`);
    return;
  }
  const cls = nested.choose(value);
  if (cls !== null) {
    checkObject(compile(cls), value, `${path}.`, errors);
    return;
  }
  const { discriminator } = nested;
  const field = discriminator === null ? path : `${path}.${discriminator}`;
  report(errors, field, `${field} must be one of the known kinds`);
}

function report(errors: FieldError[], field: string, message: string): void {
  if (errors.length < MAX_ERRORS) errors.push({ field: field.slice(0, 200), message });
}

function readNumbers(plain: unknown, names: readonly string[]): unknown {
  if (!isPlainObject(plain)) return plain;
  const copy: Record<string, unknown> = { ...plain };
  for (const name of names) {
    if (Object.hasOwn(copy, name)) copy[name] = readNumber(copy[name]);
  }
  return copy;
}
