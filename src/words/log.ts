import type { Group } from '../events/kind.js';
import type { Kind, ParamsOfKind, Said } from '../events/registry.js';
import type { Say } from './language.js';

/** What a language says of the log: a sentence for every kind of event; a missing one does not compile. */
export interface LogWords {
  readonly groups: Readonly<Record<Group, string>>;
  readonly sentences: {
    readonly [K in Kind]: (params: ParamsOfKind[K], say: Say) => string;
  };
}

/** The sentence of an event. */
export function logSentence({ sentences }: LogWords, { kind, params }: Said, say: Say): string {
  // Kind and parameters are said together: `Said` is typed so.
  return (sentences[kind] as (params: Said['params'], say: Say) => string)(params, say);
}
