import { refusal } from './refusal.js';

/** The code and the field with which the rules refuse something: where the secretary is sent. */
export function faultOf(run: () => unknown): readonly [string, string | undefined] {
  const { code, field } = refusal(run);
  return [code, field];
}
