import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

/** How the API reference describes a field of an answer. Nothing of it is looked at when answering. */
export type FieldSchema = Readonly<Record<string, unknown>>;

export const ID: FieldSchema = { type: 'string', format: 'uuid' };
export const TIME: FieldSchema = {
  type: 'string',
  format: 'date-time',
  example: '2026-11-20T18:30:00.000Z',
};
/** A day as `YYYY-MM-DD`. */
export const DAY: FieldSchema = { type: 'string', format: 'date', example: '2026-11-20' };
export const TEXT: FieldSchema = { type: 'string' };
export const YES_NO: FieldSchema = { type: 'boolean' };
/** Any whole number; points and money can be below 0. */
export const WHOLE: FieldSchema = { type: 'integer' };
/** A whole number that counts something, from 0. */
export const COUNT: FieldSchema = { type: 'integer', minimum: 0 };
/** A number in a row: of a hand, an event, a line. */
export const ORDINAL: FieldSchema = { type: 'integer', minimum: 1 };

export function oneOf(words: readonly string[]): FieldSchema {
  return { type: 'string', enum: [...words] };
}

export function listOf(items: FieldSchema): FieldSchema {
  return { type: 'array', items };
}

export function mapOf(values: FieldSchema): FieldSchema {
  return { type: 'object', additionalProperties: values };
}

/** An object of a documented class; looked up late, two classes may refer to each other. */
export function one(cls: () => Type): FieldSchema {
  return { type: () => cls() };
}

export function many(cls: () => Type): FieldSchema {
  return { type: () => [cls()] };
}

export function orNull(schema: FieldSchema): FieldSchema {
  return { ...schema, nullable: true };
}

/** A field of an answer, with its type and its meaning. It is always there unless `optional`. */
export function Field(
  schema: FieldSchema,
  description: string,
  { optional = false }: { readonly optional?: boolean } = {},
): PropertyDecorator {
  // Of an object's schema `required` lists its fields, so that Nest has another word there.
  const required = schema['type'] === 'object' ? 'selfRequired' : 'required';
  return ApiProperty({ ...schema, description, [required]: !optional });
}
