import 'reflect-metadata';
import { ValidateNested, registerDecorator } from 'class-validator';

/** A class whose properties carry class-validator's decorators. */
export type DtoClass<T extends object = object> = new () => T;

/** Finds the class of a nested value; null when the value is of no known kind. */
export type ChooseDto = (value: unknown) => DtoClass | null;

/** How one nested property is checked. */
export interface NestedProperty {
  readonly choose: ChooseDto;
  /** Whether it is an array of objects; else it is one object. */
  readonly isList: boolean;
  /** Name of the field that distinguishes the kinds, for the message; null when there is one class. */
  readonly discriminator: string | null;
}

const nestedProperties = new WeakMap<object, Map<string, NestedProperty>>();

/**
 * A nested object, or an array of them: the property's declared type decides which. The value must
 * be there unless the property is `@IsOptional()`.
 *
 * @param type gives the class, or, handed the raw value, chooses it by a discriminator before
 * anything of it is validated; null refuses the value.
 * @param options.discriminator the field the choice is made by, named in that refusal.
 */
export function Nested(
  type: (() => DtoClass) | ChooseDto,
  options: { discriminator?: string } = {},
): PropertyDecorator {
  return (target, name) => {
    const propertyName = String(name);
    const declared = Reflect.getMetadata('design:type', target, name) as unknown;
    const isList = declared === Array;
    const own = nestedProperties.get(target) ?? new Map<string, NestedProperty>();
    const discriminator = options.discriminator ?? null;
    own.set(propertyName, { choose: chooser(type), isList, discriminator });
    nestedProperties.set(target, own);
    registerDecorator({
      name: 'nestedShape',
      target: target.constructor,
      propertyName,
      validator: {
        validate: (value: unknown) => (isList ? Array.isArray(value) : isPlainObject(value)),
        defaultMessage: () => `$property must be ${isList ? 'an array of objects' : 'an object'}`,
      },
    });
    // For class-validator's own validate(), should anybody call it on the class.
    ValidateNested()(target, name);
  };
}

/** The nested property of a class or of one it extends. */
export function findNested(cls: DtoClass, name: string): NestedProperty | null {
  for (
    let prototype = cls.prototype as object | null;
    prototype !== null;
    prototype = Object.getPrototypeOf(prototype) as object | null
  ) {
    const found = nestedProperties.get(prototype)?.get(name);
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether a value is an object with fields: neither null nor an array. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function chooser(type: (() => DtoClass) | ChooseDto): ChooseDto {
  if (type.length > 0) return type;
  // Looked up late: two classes may refer to each other.
  let cls: DtoClass | null = null;
  return () => (cls ??= (type as () => DtoClass)());
}
