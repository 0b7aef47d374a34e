import { Refusal } from '../../../rules/refusals/refusal.js';
import { Problem } from './problem.js';

/** Runs a rule; what it refuses becomes a problem for the same reason. */
export function refusalAsProblem<T>(rule: () => T): T {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw Problem.of(error);
  }
}
