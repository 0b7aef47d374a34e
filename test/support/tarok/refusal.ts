import type { Param, ReasonEntry } from '../../../src/rules/refusals/params.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { REASONS } from '../../../src/problems/reasons.js';

/**
 * The refusal of something; fails when it is none. A refusal has all parameters of its reason, each of
 * its kind, and no others: that is checked of every one.
 */
export function refusal(run: () => unknown): Refusal {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expectWellTold(error);
    return error;
  }
  throw new Error('It was accepted.');
}

function expectWellTold({ code, reason, params }: Refusal): void {
  const entry = (REASONS as Readonly<Record<string, ReasonEntry>>)[reason];
  expect({ reason, code }).toEqual({ reason, code: entry?.code });
  const described = entry?.params ?? {};
  expect({ reason, names: Object.keys(params).sort() }).toEqual({
    reason,
    names: Object.keys(described).sort(),
  });
  for (const [name, value] of Object.entries(params)) {
    const param = described[name];
    const fits = param !== undefined && isOf(param, value);
    expect({ reason, name, value, fits }).toMatchObject({ fits: true });
  }
}

function isOf(param: Param, value: unknown): boolean {
  switch (param.kind) {
    case 'one-of':
      return param.of.some((word) => word === value);
    case 'list': {
      const { of } = param;
      return Array.isArray(value) && value.length > 0 && value.every((one) => isOf(of, one));
    }
    case 'count':
    case 'points':
      return typeof value === 'number' && Number.isFinite(value);
    case 'refusal':
      return typeof (value as { readonly reason?: unknown } | null)?.reason === 'string';
    default:
      return typeof value === 'string' && value !== '';
  }
}
