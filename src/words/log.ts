import type { Said } from '../events/registry.js';
import type { LogWords, Say } from './language.js';

/** The sentence of an event. */
export function logSentence({ sentences }: LogWords, { kind, params }: Said, say: Say): string {
  // Kind and parameters are said together: `Said` is typed so.
  return (sentences[kind] as (params: Said['params'], say: Say) => string)(params, say);
}
