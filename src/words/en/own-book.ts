import type { OwnBookEvent } from '../../events/own-book/kinds.js';
import type { LogWords } from '../language.js';

/** What happened to the club's own books. */
export const ownBookLog = {
  'book-drafted': ({ name, parent }, say) =>
    `The club’s book ‘${name}’ was begun from ${say.book(parent)}.`,
  'book-changed': ({ name, version }) =>
    `Version ${version} of the club’s book ‘${name}’ was written.`,
  'book-adopted': ({ name, version, from }, say) =>
    `Version ${version} of the club’s book ‘${name}’ was adopted, in force from ${say.day(from)}.`,
  'book-adoption-taken-back': ({ name, version, from }, say) =>
    `The adoption of version ${version} of the club’s book ‘${name}’ from ${say.day(from)} was taken back.`,
  'book-retired': ({ name }) => `The club’s book ‘${name}’ was retired.`,
} satisfies Pick<LogWords['sentences'], OwnBookEvent['kind']>;
