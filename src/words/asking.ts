import type { ReasonList } from '../rules/refusals/params.js';
import type { Say, SentencesOf } from './language.js';

type Sentence = (params: never, say: Say) => string;

/** The sentences of some reasons, each with a question behind it. */
export function asking<List extends ReasonList>(
  sentences: SentencesOf<List>,
  question: string,
): SentencesOf<List> {
  const asked = Object.entries<Sentence>(sentences).map(([reason, sentence]) => {
    return [reason, (params: never, say: Say) => `${sentence(params, say)} ${question}`] as const;
  });
  // The same reasons as before.
  return Object.fromEntries(asked) as unknown as SentencesOf<List>;
}
