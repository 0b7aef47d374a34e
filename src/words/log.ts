import type { EventParams } from '../events/registry.js';
import type { LogWords, Say } from './language.js';
import { oneStop } from './one-stop.js';

/** The sentence of an event. */
export function logSentence(
  { sentences }: LogWords,
  { kind, params }: EventParams,
  say: Say,
): string {
  // Kind and parameters are said together: `Said` is typed so.
  const sentence = sentences[kind] as (params: EventParams['params'], say: Say) => string;
  return oneStop(sentence(params, say));
}
