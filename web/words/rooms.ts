import type access from './da/access.js';
import type certificate from './da/certificate.js';
import type clubs from './da/clubs.js';
import type problems from './da/problems.js';
import type shell from './da/shell.js';
import type cards from './da/cards.js';
import type cash from './da/cash.js';
import type cashDues from './da/cash-dues.js';
import type cashPayments from './da/cash-payments.js';
import type ways from './da/ways.js';
import type years from './da/years.js';
import type eveningStart from './da/evening-start.js';
import type firstSteps from './da/first-steps.js';
import type eveningPage from './da/evening-page.js';
import type fineEntry from './da/fine-entry.js';
import type houseRules from './da/house-rules.js';
import type handEntry from './da/hand-entry.js';
import type koenigrufen from './da/koenigrufen.js';
import type outbox from './da/outbox.js';
import type parts from './da/parts.js';
import type payments from '../../src/words/da/payments.js';
import type table from './da/table.js';
import type tarok from './da/tarok.js';
import type twoHands from './da/two-hands.js';
import type memberStart from './da/member-start.js';
import type members from './da/members.js';
import type statement from './da/statement.js';
import type session from './da/session.js';
import type disputes from './da/disputes.js';
import type wall from './da/wall.js';
import type corrections from './da/corrections.js';
import type verification from './da/verification.js';
import type audit from './da/audit.js';
import type rules from './da/rules.js';
import type termsKoenigrufen from './da/terms-koenigrufen.js';
import type termsTarok from './da/terms-tarok.js';
import type registers from './da/registers.js';
import type sharing from './da/sharing.js';
import type people from './da/people.js';
import type news from './da/news.js';
import type guests from './da/guests.js';
import type myMoney from './da/my-money.js';
import type settlingUp from './da/settling-up.js';
import type undo from './da/undo.js';

/**
 * The rooms of words, one file a language for each: a screen names those it uses in app/router.tsx
 * and in `useTranslation`. Danish is the source: the other languages must have the same keys.
 */
export interface Rooms {
  shell: typeof shell;
  access: typeof access;
  certificate: typeof certificate;
  clubs: typeof clubs;
  problems: typeof problems;
  cards: typeof cards;
  cash: typeof cash;
  'cash-dues': typeof cashDues;
  'cash-payments': typeof cashPayments;
  ways: typeof ways;
  years: typeof years;
  'evening-start': typeof eveningStart;
  'first-steps': typeof firstSteps;
  'evening-page': typeof eveningPage;
  'fine-entry': typeof fineEntry;
  'house-rules': typeof houseRules;
  'hand-entry': typeof handEntry;
  koenigrufen: typeof koenigrufen;
  outbox: typeof outbox;
  parts: typeof parts;
  payments: typeof payments;
  table: typeof table;
  tarok: typeof tarok;
  'two-hands': typeof twoHands;
  'member-start': typeof memberStart;
  members: typeof members;
  statement: typeof statement;
  session: typeof session;
  disputes: typeof disputes;
  wall: typeof wall;
  corrections: typeof corrections;
  verification: typeof verification;
  audit: typeof audit;
  registers: typeof registers;
  rules: typeof rules;
  'terms-koenigrufen': typeof termsKoenigrufen;
  'terms-tarok': typeof termsTarok;
  sharing: typeof sharing;
  people: typeof people;
  guests: typeof guests;
  news: typeof news;
  'my-money': typeof myMoney;
  'settling-up': typeof settlingUp;
  undo: typeof undo;
}

export type RoomName = keyof Rooms;

export type { Translation } from '../../src/words/translation.js';
