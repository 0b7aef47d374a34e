import type { OwnBookEvent } from '../../events/own-book/kinds.js';
import type { LogWords } from '../language.js';

/** What happened to the club's own books. */
export const ownBookLog = {
  'book-drafted': ({ name, parent }, say) =>
    `Klubbens bok ”${name}” påbörjades utifrån ${say.book(parent)}.`,
  'book-changed': ({ name, version }) => `Utgåva ${version} av klubbens bok ”${name}” skrevs.`,
  'book-adopted': ({ name, version, from }, say) =>
    `Utgåva ${version} av klubbens bok ”${name}” antogs och gäller från ${say.day(from)}.`,
  'book-adoption-taken-back': ({ name, version, from }, say) =>
    `Antagandet av utgåva ${version} av klubbens bok ”${name}” från ${say.day(from)} togs tillbaka.`,
  'book-retired': ({ name }) => `Klubbens bok ”${name}” togs ur bruk.`,
} satisfies Pick<LogWords['sentences'], OwnBookEvent['kind']>;
