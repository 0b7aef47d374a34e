import type { EventParams } from '../events/registry.js';
import type { LogWords, Say } from './language.js';

/** The sentence of an event. */
export function logSentence(
  { sentences }: LogWords,
  { kind, params }: EventParams,
  say: Say,
): string {
  // Kind and parameters are said together: `Said` is typed so.
  return (sentences[kind] as (params: EventParams['params'], say: Say) => string)(params, say);
}
