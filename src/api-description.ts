import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { describeWhoMay } from './access/who-may.js';
import { readExamples } from './platform/http/reference/examples.js';
import { describe } from './platform/http/reference/openapi.js';

const INTRODUCTION = `The scorekeeper and pot ledger of a card club that plays Danish Tarok or Königrufen. The
secretary takes down what happened at the table; the club's rule book says who pays whom.

**Who may.** Almost everything needs somebody to be signed in. A browser signs in at \`/v1/sign-in\` and
gets a cookie; with it every request but GET also carries \`X-CSRF-Token\`, as \`/v1/me\` gives it. A
program sends a token as \`Authorization: Bearer\`: one that its user made at \`/v1/me/tokens\`, or one from
signing in with \`bearer\`. A user has roles in each club, one or several: owner, secretary,
treasurer, auditor, or just member; they may do what any of them may. A tablet can be a device of one
club; it records there and needs no password. A club that you have no part in is answered like one that does not exist.

**Writes.** Every write carries an \`Idempotency-Key\`: the same key with the same request gives the
first answer again (with \`Idempotency-Replayed: true\`), however late it comes back; with another
request it is refused. A write to a session also names the version of the session it was made for in
\`If-Match\`; the answer's \`ETag\` is the next one.

**Numbers.** Points are whole numbers; money is in minor units of the club's currency (øre). A payment
always moves a positive amount from one to another; what the players and the pots of a session have
sums to zero. Players are members, by their ids; times are ISO 8601 in UTC.

**Refusals** are \`application/problem+json\` (RFC 9457) with a \`code\` out of a closed list (see
\`docs/problems.md\`), a sentence for a card player, and the field or card concerned. Nothing is written
then. An address that does not take a method is answered 405 with \`Allow\`, one that does not exist 404
\`not-found\`; fields that a body does not have are refused.`;

const TAGS = {
  access: 'Access and permissions: signing in, roles, invites, devices, tokens.',
  clubs: 'A club with its currency, its members and its log of events.',
  members: 'The players of a club. Members are archived, never deleted.',
  'rule books': 'The books a session can be played by, each number with its place in the source.',
  sessions: 'An evening: the table, the pots, the standings, from opening to close.',
  hands: 'Hands and fines, with their payments.',
  corrections: 'Corrections of wrong records: both ways side by side, then one of them.',
  disputes: 'Objections of members, the answers, and the decisions.',
  reports: 'The ledger read: payments, fines, balances.',
  statistics: 'Figures of the evenings: of a member, of the club, between two.',
  tables: 'Lists as files: CSV, XLSX, and journals for bookkeeping.',
  audit: 'Events with their author and reason, and the proof that log, ledger and sessions agree.',
  'cash book': 'The club’s money: purses, who owes what, vouchers, the fiscal years.',
  seasons: 'Seasons: their evenings and their standings.',
  papers: 'Papers to hand out, as PDF.',
  'planned evenings':
    'The evenings to come: series, changes, who comes, how many tables that makes.',
  live: 'Notes of new events, while they happen.',
  webhooks: 'New events, sent to addresses outside.',
  certificate: 'HTTPS on the network of the club.',
  health: 'For the operator of the service.',
};

/** The description of this service's API, with the examples of docs/examples.json. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  return describe(
    app,
    {
      title: 'Kopperne',
      description: INTRODUCTION,
      tags: TAGS,
      describePaths: describeWhoMay,
    },
    readExamples(),
  );
}

/** Serves Swagger UI at /docs and the description at /docs/openapi.json; made at the first visit. */
export function serveApiDescription(app: NestFastifyApplication): void {
  SwaggerModule.setup('docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'docs/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Kopperne API',
  });
}
