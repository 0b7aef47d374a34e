import type { OwnBookEvent } from '../../events/own-book/kinds.js';
import type { LogWords } from '../language.js';

/** What happened to the club's own books. */
export const ownBookLog = {
  'book-drafted': ({ name, parent }, say) =>
    `Klubbens bog »${name}« blev påbegyndt ud fra ${say.book(parent)}.`,
  'book-changed': ({ name, version }) =>
    `Udgave ${version} af klubbens bog »${name}« blev skrevet.`,
  'book-adopted': ({ name, version, from }, say) =>
    `Udgave ${version} af klubbens bog »${name}« blev vedtaget og gælder fra ${say.day(from)}.`,
  'book-adoption-taken-back': ({ name, version, from }, say) =>
    `Vedtagelsen af udgave ${version} af klubbens bog »${name}« fra ${say.day(from)} blev taget tilbage.`,
  'book-retired': ({ name }) => `Klubbens bog »${name}« blev taget ud af brug.`,
} satisfies Pick<LogWords['sentences'], OwnBookEvent['kind']>;
