import {
  ValidationTypes,
  getMetadataStorage,
  type ValidationArguments,
  type ValidatorConstraintInterface,
} from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import type { DtoClass } from './nested.js';

/** One constraint of class-validator on one property, ready to run. */
export interface Check {
  holds(value: unknown, object: object): boolean;
  /** The message about a wrong value. */
  message(value: unknown, object: object): string;
}

/** Whether the rest of a property's checks apply (@IsOptional, @ValidateIf). */
export type Condition = (object: object, value: unknown) => boolean;

/** Reads a class's constraints on a property, in class-validator's own order. */
export function compileChecks(cls: DtoClass, metadata: readonly ValidationMetadata[]): Check[] {
  const ofType = (type: string) => metadata.filter((one) => one.type === type);
  const ordered = [
    ...ofType(ValidationTypes.IS_DEFINED),
    ...ofType(ValidationTypes.CUSTOM_VALIDATION),
  ];
  return ordered.flatMap((one) => compileOne(cls, one));
}

export function compileConditions(metadata: readonly ValidationMetadata[]): Condition[] {
  return metadata
    .filter((one) => one.type === ValidationTypes.CONDITIONAL_VALIDATION)
    .map((one) => one.constraints[0] as Condition);
}

function compileOne(cls: DtoClass, metadata: ValidationMetadata): Check[] {
  const groups = metadata.groups as string[] | undefined;
  if (groups !== undefined && groups.length > 0) {
    throw new Error(`${cls.name}.${metadata.propertyName}: validation groups are not supported`);
  }
  const constraints = getMetadataStorage().getTargetValidatorConstraints(metadata.constraintCls);
  return constraints.map(({ async, instance }) => {
    if (async) {
      throw new Error(`${cls.name}.${metadata.propertyName}: a validator must not be asynchronous`);
    }
    return makeCheck(cls.name, metadata, instance);
  });
}

function makeCheck(
  targetName: string,
  metadata: ValidationMetadata,
  instance: ValidatorConstraintInterface,
): Check {
  const { propertyName: property, constraints, each, validateIf } = metadata;
  const argsFor = (value: unknown, object: object): ValidationArguments => ({
    targetName,
    property,
    object,
    value,
    constraints,
  });
  return {
    holds: (value, object) => {
      if (validateIf !== undefined && !validateIf(object, value)) return true;
      const args = argsFor(value, object);
      if (!each || !Array.isArray(value)) return instance.validate(value, args) === true;
      for (const item of value) {
        if (instance.validate(item, args) !== true) return false;
      }
      return true;
    },
    message: (value, object) => messageOf(metadata, instance, argsFor(value, object)),
  };
}

function messageOf(
  metadata: ValidationMetadata,
  instance: ValidatorConstraintInterface,
  args: ValidationArguments,
): string {
  const own = metadata.message as ValidationMetadata['message'] | undefined;
  const message = own ?? instance.defaultMessage?.(args) ?? '$property has a wrong value';
  return fillIn(typeof message === 'function' ? message(args) : message, args);
}

/** The tokens class-validator knows in a message. */
function fillIn(message: string, args: ValidationArguments): string {
  let filled = message;
  // Decorators without parameters leave it undefined, whatever its type says.
  const constraints = (args.constraints as unknown[] | undefined) ?? [];
  for (const [index, constraint] of constraints.entries()) {
    filled = filled.replaceAll(`$constraint${index + 1}`, () => constraintText(constraint));
  }
  const { value } = args as { value: unknown };
  if (['string', 'boolean', 'number'].includes(typeof value)) {
    filled = filled.replaceAll('$value', () => String(value));
  }
  return filled
    .replaceAll('$property', () => args.property)
    .replaceAll('$target', () => args.targetName);
}

function constraintText(constraint: unknown): string {
  if (Array.isArray(constraint)) return constraint.join(', ');
  return typeof constraint === 'symbol' ? (constraint.description ?? '') : String(constraint);
}
