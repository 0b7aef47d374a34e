import type { ApiHeaderOptions } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { ProblemCode } from '../../problems/kinds.js';
import { REASONS, type Reason } from '../../problems/reasons.js';
import { Problem, type Because } from './problem/problem.js';

/** A part of addresses as the API reference describes it. */
export interface PathPart {
  readonly name: string;
  readonly description: string;
  readonly schema: {
    readonly type: 'string' | 'integer';
    readonly format?: string;
    readonly minimum?: number;
  };
  /** The headers that a write within it may have. */
  readonly writeHeaders?: readonly ApiHeaderOptions[];
  /** Those of a write that names a version besides. */
  readonly versionHeaders?: readonly ApiHeaderOptions[];
  /** The refusal of one that names nothing. */
  readonly unknown: ProblemCode;
}

/** A part of addresses that is read before its route is entered. */
export interface ReadPathPart<Value = string> extends PathPart {
  /** A pipe of Nest. */
  readonly transform: (text: string) => Value;
}

/** A reason that names nothing beside itself. */
type PlainReason = {
  [R in Reason]: (typeof REASONS)[R] extends { readonly params: unknown } ? never : R;
}[Reason];

interface About<Value> extends Omit<PathPart, 'unknown'> {
  readonly reason: PlainReason;
  /** The value of a text; null for a text that names nothing. */
  readonly read: (text: string) => Value | null;
}

/** Anything that cannot be read is refused for its reason, as what names nothing is. */
export function pathPart<Value>({ reason, read, ...part }: About<Value>): ReadPathPart<Value> {
  return {
    ...part,
    unknown: REASONS[reason].code,
    transform(text) {
      const value = read(text);
      if (value !== null) return value;
      throw new Problem(...([reason, {}] as unknown as Because));
    },
  };
}

/** An id: anything but a UUID names nothing. */
export function pathId(name: string, description: string, reason: PlainReason): ReadPathPart {
  return pathPart({
    name,
    description,
    schema: { type: 'string', format: 'uuid' },
    reason,
    read: (text) => (isUUID(text) ? text.toLowerCase() : null),
  });
}

/** A number from 1 of at most so many digits. */
export function pathNumber(
  name: string,
  description: string,
  reason: PlainReason,
  digits: number,
): ReadPathPart<number> {
  const pattern = new RegExp(`^[1-9]\\d{0,${digits - 1}}$`);
  return pathPart({
    name,
    description,
    schema: { type: 'integer', minimum: 1 },
    reason,
    read: (text) => (pattern.test(text) ? Number(text) : null),
  });
}
