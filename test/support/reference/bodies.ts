import { ACCESS_BODIES } from './access-bodies.js';
import { CLUBS_BODIES } from './clubs-bodies.js';
import { CORRECTIONS_BODIES } from './corrections-bodies.js';
import { EVENING_BODIES } from './evening-bodies.js';
import { MONEY_BODIES } from './money-bodies.js';
import { SETTLING_BODIES } from './settling-bodies.js';

type Bodies = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const BODIES: Bodies = {
  ...ACCESS_BODIES,
  ...CLUBS_BODIES,
  ...EVENING_BODIES,
  ...CORRECTIONS_BODIES,
  ...MONEY_BODIES,
  ...SETTLING_BODIES,
};

/** The bodies that are sent to an operation, by their names. */
export function bodiesOf(operationId: string): Readonly<Record<string, unknown>> {
  return BODIES[operationId] ?? {};
}

/** A body of an operation. */
export function bodyOf(operationId: string, name: string): unknown {
  const found = bodiesOf(operationId)[name];
  if (found === undefined) throw new Error(`no body ${name} of ${operationId}`);
  return found;
}
