import { screen, signedIn } from './screen.js';

/** The club's own rule books, each one line as those in router.tsx. */
export const bookScreens = [
  screen(signedIn, '/clubs/$club/rule-books', 'ownBooks', { label: 'books' }),
  screen(signedIn, '/clubs/$club/what-if', 'whatIf'),
  // Before the book of an address, which would take its word for an id.
  screen(signedIn, '/clubs/$club/rule-books/new', 'newBook'),
  screen(signedIn, '/clubs/$club/rule-books/beside', 'booksBeside'),
  screen(signedIn, '/clubs/$club/rule-books/$book', 'ownBook'),
  screen(signedIn, '/clubs/$club/rule-books/$book/change', 'changeBook'),
] as const;
