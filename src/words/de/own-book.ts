import type { OwnBookEvent } from '../../events/own-book/kinds.js';
import type { LogWords } from '../language.js';

/** What happened to the club's own books. */
export const ownBookLog = {
  'book-drafted': ({ name, parent }, say) =>
    `Das Buch „${name}“ des Clubs wurde auf Grundlage von ${say.book(parent)} begonnen.`,
  'book-changed': ({ name, version }) =>
    `Fassung ${version} des Clubbuchs „${name}“ wurde geschrieben.`,
  'book-adopted': ({ name, version, from }, say) =>
    `Fassung ${version} des Clubbuchs „${name}“ wurde beschlossen und gilt ab dem ${say.day(from)}.`,
  'book-adoption-taken-back': ({ name, version, from }, say) =>
    `Der Beschluss über Fassung ${version} des Clubbuchs „${name}“ ab dem ${say.day(from)} wurde zurückgenommen.`,
  'book-retired': ({ name }) => `Das Buch „${name}“ des Clubs wurde außer Gebrauch genommen.`,
} satisfies Pick<LogWords['sentences'], OwnBookEvent['kind']>;
