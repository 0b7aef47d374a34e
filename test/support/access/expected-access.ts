import type { Told } from './access-request.js';

/** Those of the club itself; `both` is secretary and auditor. */
export type Insider =
  | 'member'
  | 'auditor'
  | 'treasurer'
  | 'secretary'
  | 'owner'
  | 'device'
  | 'both';

export const OUTSIDERS = [
  'no one',
  'a revoked token',
  'an expired session',
  "an expired invite's token",
  "another club's owner",
  "another club's device",
] as const;
export type Outsider = (typeof OUTSIDERS)[number];

export const INSIDERS: readonly Insider[] = [
  'member',
  'auditor',
  'treasurer',
  'secretary',
  'owner',
  'device',
  'both',
];

/** Needs nobody to be signed in. */
export const ANYONE = 'anyone';
/** Needs a user or a device, of whichever club. */
const SIGNED_IN = 'signed in';
/** Needs a user, of whichever club or none. */
const USER = 'user';
type Needed = typeof ANYONE | typeof SIGNED_IN | typeof USER | readonly Insider[];

/** The club's sessions and standings. */
const ALL: Needed = INSIDERS;
/** Sessions, hands, fines, and what is put right of them. */
const RECORDS: Needed = ['secretary', 'owner', 'device'];
/** Auditors decide disputes, and a decision comes with a correction. */
const PREVIEWS: Needed = ['auditor', 'secretary', 'owner', 'device'];
/** Members, devices, invites of members. */
const KEEPS: Needed = ['secretary', 'owner'];
/** Every role that reads all. */
const READS: Needed = ['auditor', 'treasurer', 'secretary', 'owner'];
/** One's own balance, statement and fines, and disputes: a device is nobody. */
const ACCOUNTS: Needed = ['member', 'auditor', 'treasurer', 'secretary', 'owner'];
/** The club's money. */
const KEEPS_MONEY: Needed = ['treasurer', 'owner'];
/** Objections to vouchers; their parties decide who of them answers one. */
const ANSWERS_OBJECTIONS: Needed = ['auditor', 'treasurer', 'owner'];
/** An office of its own: an owner has it not by owning. */
const EXAMINES: Needed = ['auditor'];
/** Money that is received at the table. */
const RECEIVES: Needed = ['treasurer', 'secretary', 'owner'];
/** Cash between players, at the table and after it. */
const PAYS_EVENINGS: Needed = ['treasurer', 'secretary', 'owner', 'device'];
const DECIDES: Needed = ['auditor', 'owner'];
/** Everything else, and roles. */
const OWNS: Needed = ['owner'];

export const CLUB = '/v1/clubs/:clubId';
const SESSION = `${CLUB}/sessions/:sessionId`;

export const EXPECTED: Readonly<Record<string, Needed>> = {
  'GET /docs': ANYONE,
  'GET /docs/': ANYONE,
  'GET /docs/LICENSE': ANYONE,
  'GET /docs/docs/swagger-ui-init.js': ANYONE,
  'GET /docs/index.html': ANYONE,
  'GET /docs/openapi.json': ANYONE,
  'GET /docs/swagger-ui-init.js': ANYONE,
  'GET /health/live': ANYONE,
  'GET /health/ready': ANYONE,
  'GET /metrics': ANYONE,
  'GET /v1/calendars/:secret': ANYONE,
  'GET /v1/certificate': ANYONE,
  'GET /v1/certificate/authority.crt': ANYONE,
  'GET /v1/public-books/:link': ANYONE,
  'GET /v1/rule-books': ANYONE,
  'GET /v1/rule-books/:id': ANYONE,

  'GET /v1/setup': ANYONE,
  'POST /v1/setup': ANYONE,
  'POST /v1/forgotten-password': ANYONE,
  'GET /v1/mails/confirm': ANYONE,
  'POST /v1/mails/confirm': ANYONE,
  'GET /v1/mails/end': ANYONE,
  'POST /v1/mails/end': ANYONE,
  'POST /v1/sign-in': ANYONE,
  'POST /v1/reset': ANYONE,
  'POST /v1/pair': ANYONE,
  'POST /v1/invites/show': ANYONE,
  'POST /v1/invites/sign-up': ANYONE,
  'POST /v1/invites/accept': USER,
  'GET /v1/me': SIGNED_IN,
  'POST /v1/me/language': USER,
  'GET /v1/me/notifications': USER,
  'PUT /v1/me/notifications': USER,
  'POST /v1/me/notifications/address': USER,
  'POST /v1/me/notifications/address/remove': USER,
  'POST /v1/me/notifications/devices': USER,
  'POST /v1/me/notifications/devices/renew': USER,
  'POST /v1/me/notifications/devices/:pushedId/remove': USER,
  'POST /v1/me/notifications/devices/:pushedId/try': USER,
  'GET /v1/me/notifications/failed': USER,
  'POST /v1/me/notifications/failed/send-again': USER,
  'POST /v1/me/password': USER,
  'GET /v1/me/tokens': USER,
  'POST /v1/me/tokens': USER,
  'POST /v1/me/tokens/:tokenId/revoke': USER,
  'POST /v1/sign-out': SIGNED_IN,
  'POST /v1/sign-out-everywhere': USER,
  'GET /v1/clubs': SIGNED_IN,
  'POST /v1/clubs': USER,

  [`GET ${CLUB}`]: ALL,
  [`PATCH ${CLUB}`]: OWNS,
  [`POST ${CLUB}/language`]: OWNS,
  [`POST ${CLUB}/statistics-shown`]: OWNS,
  [`POST ${CLUB}/archive`]: OWNS,
  [`POST ${CLUB}/restore`]: OWNS,
  [`GET ${CLUB}/live`]: ALL,

  [`GET ${CLUB}/members`]: ALL,
  [`POST ${CLUB}/members`]: KEEPS,
  [`POST ${CLUB}/invite-sheets`]: KEEPS,
  [`POST ${CLUB}/member-invites`]: KEEPS,
  [`POST ${CLUB}/member-lists`]: KEEPS,
  [`POST ${CLUB}/member-lists/take-back`]: KEEPS,
  [`GET ${CLUB}/members/:memberId`]: ALL,
  [`PATCH ${CLUB}/members/:memberId`]: KEEPS,
  [`POST ${CLUB}/members/:memberId/archive`]: KEEPS,
  [`POST ${CLUB}/members/:memberId/restore`]: KEEPS,
  [`GET ${CLUB}/members/:memberId/held`]: ['member', 'owner'],
  [`POST ${CLUB}/guests`]: RECORDS,
  [`POST ${CLUB}/guests/:memberId/make-member`]: KEEPS,
  [`POST ${CLUB}/guests/:memberId/merge`]: KEEPS,
  [`POST ${CLUB}/members/:memberId/forget`]: OWNS,
  [`GET ${CLUB}/members/:memberId/balance`]: ACCOUNTS,
  [`GET ${CLUB}/members/:memberId/statement`]: ACCOUNTS,
  [`GET ${CLUB}/members/:memberId/statement.pdf`]: ACCOUNTS,

  [`GET ${CLUB}/memberships`]: READS,
  [`PATCH ${CLUB}/memberships/:userId`]: OWNS,
  [`POST ${CLUB}/memberships/:userId/end`]: OWNS,
  [`POST ${CLUB}/memberships/:userId/reset-link`]: OWNS,
  [`GET ${CLUB}/invites`]: READS,
  [`POST ${CLUB}/invites`]: KEEPS,
  [`POST ${CLUB}/invites/:inviteId/revoke`]: KEEPS,
  [`GET ${CLUB}/devices`]: READS,
  [`POST ${CLUB}/devices`]: KEEPS,
  [`POST ${CLUB}/devices/:deviceId/pairing-link`]: KEEPS,
  [`POST ${CLUB}/devices/:deviceId/revoke`]: KEEPS,

  [`GET ${CLUB}/webhooks`]: OWNS,
  [`POST ${CLUB}/webhooks`]: OWNS,
  [`POST ${CLUB}/webhooks/:webhookId/secret`]: OWNS,
  [`POST ${CLUB}/webhooks/:webhookId/test`]: OWNS,
  [`POST ${CLUB}/webhooks/:webhookId/send-again`]: OWNS,
  [`POST ${CLUB}/webhooks/:webhookId/end`]: OWNS,

  [`GET ${CLUB}/statistics`]: ALL,
  [`GET ${CLUB}/statistics/hands`]: ALL,
  [`GET ${CLUB}/statistics/points`]: ALL,
  [`GET ${CLUB}/statistics/table-names`]: ALL,
  [`GET ${CLUB}/records`]: ALL,
  [`GET ${CLUB}/who-paid-whom`]: ALL,
  [`GET ${CLUB}/head-to-head`]: ALL,

  [`GET ${CLUB}/seasons`]: ALL,
  [`POST ${CLUB}/seasons`]: KEEPS,
  [`GET ${CLUB}/seasons/:seasonId`]: ALL,
  [`PATCH ${CLUB}/seasons/:seasonId`]: KEEPS,
  [`POST ${CLUB}/seasons/:seasonId/rule`]: KEEPS,
  [`POST ${CLUB}/seasons/:seasonId/close`]: KEEPS,
  [`POST ${CLUB}/seasons/:seasonId/reopen`]: KEEPS,
  [`GET ${CLUB}/seasons/:seasonId/standings`]: ALL,
  [`GET ${CLUB}/seasons/:seasonId/standings.pdf`]: ALL,
  [`GET ${SESSION}/seasons`]: ALL,
  [`GET ${CLUB}/calendars`]: ACCOUNTS,
  [`POST ${CLUB}/calendars/own`]: ACCOUNTS,
  [`POST ${CLUB}/calendars/own/end`]: ACCOUNTS,
  [`POST ${CLUB}/calendars/club`]: KEEPS,
  [`POST ${CLUB}/calendars/club/end`]: KEEPS,
  [`GET ${CLUB}/planned-evenings`]: ALL,
  [`GET ${CLUB}/rule-books`]: ALL,
  [`POST ${CLUB}/what-if`]: ALL,
  [`POST ${CLUB}/rule-books`]: KEEPS,
  [`POST ${CLUB}/rule-books/:bookId/versions`]: KEEPS,
  [`POST ${CLUB}/rule-books/:bookId/versions/:version/adopt`]: OWNS,
  [`POST ${CLUB}/rule-books/:bookId/versions/:version/take-back`]: OWNS,
  [`POST ${CLUB}/rule-books/:bookId/retire`]: OWNS,
  [`GET ${CLUB}/rule-books/:bookId/link`]: OWNS,
  [`POST ${CLUB}/rule-books/:bookId/link`]: OWNS,
  [`POST ${CLUB}/rule-books/:bookId/link/end`]: OWNS,
  [`POST ${CLUB}/evening-series`]: KEEPS,
  [`POST ${CLUB}/evening-turns`]: KEEPS,
  [`POST ${CLUB}/answer-reminder`]: KEEPS,
  [`GET ${CLUB}/planned-evenings/attendance`]: ALL,
  [`POST ${CLUB}/evening-series/:seriesId/evenings/:planned/swap`]: KEEPS,
  [`POST ${CLUB}/evening-series/:seriesId/end`]: KEEPS,
  [`GET ${CLUB}/evening-series/:seriesId/evenings/:planned`]: ALL,
  [`GET ${CLUB}/evening-series/:seriesId/evenings/:planned/together`]: ALL,
  [`POST ${CLUB}/evening-series/:seriesId/evenings/:planned/move`]: KEEPS,
  [`POST ${CLUB}/evening-series/:seriesId/evenings/:planned/call-off`]: KEEPS,
  [`POST ${CLUB}/evening-series/:seriesId/evenings/:planned/bring-back`]: KEEPS,
  [`POST ${CLUB}/evening-series/:seriesId/evenings/:planned/answer`]: ACCOUNTS,
  [`POST ${CLUB}/evening-series/:seriesId/evenings/:planned/answers/:memberId`]: RECORDS,
  [`POST ${CLUB}/evening-moves`]: KEEPS,
  [`GET ${CLUB}/carried-evenings`]: ALL,
  [`POST ${CLUB}/carried-evenings`]: KEEPS,
  [`POST ${CLUB}/carried-evenings/:eveningId/correct`]: KEEPS,
  [`POST ${CLUB}/carried-evenings/:eveningId/take-back`]: KEEPS,
  // A table is for those whom its list is for.
  [`GET ${SESSION}/hands.:format`]: ALL,
  [`GET ${SESSION}/ledger.:format`]: ALL,
  [`GET ${SESSION}/meldinger.:format`]: ALL,
  [`GET ${CLUB}/sessions.:format`]: ALL,
  [`GET ${CLUB}/hands.:format`]: ALL,
  [`GET ${CLUB}/meldinger.:format`]: ALL,
  [`GET ${CLUB}/disputes.:format`]: ACCOUNTS,
  [`GET ${CLUB}/audit.:format`]: READS,
  [`GET ${CLUB}/dues.:format`]: ACCOUNTS,
  [`GET ${CLUB}/open-items.:format`]: ACCOUNTS,
  [`GET ${CLUB}/payments.:format`]: ACCOUNTS,
  [`GET ${CLUB}/plans.:format`]: ACCOUNTS,
  [`GET ${CLUB}/records.:format`]: ALL,
  [`GET ${CLUB}/ledger.:format`]: READS,
  [`GET ${CLUB}/ledger.hledger`]: READS,
  [`GET ${CLUB}/members/:memberId/statement.:format`]: ACCOUNTS,
  [`GET ${CLUB}/fines.:format`]: ACCOUNTS,
  [`GET ${CLUB}/vouchers.:format`]: ACCOUNTS,
  [`GET ${CLUB}/account-cards/:ownerId/vouchers.:format`]: ACCOUNTS,
  [`GET ${CLUB}/money/members.:format`]: READS,
  [`GET ${CLUB}/arrears.:format`]: READS,
  [`GET ${CLUB}/journal.:format`]: READS,
  [`GET ${CLUB}/seasons/:seasonId/standings.:format`]: ALL,
  [`GET ${CLUB}/statistics.:format`]: ALL,
  [`GET ${CLUB}/who-paid-whom.:format`]: ALL,

  [`GET ${CLUB}/news`]: ACCOUNTS,
  [`POST ${CLUB}/news/seen`]: ACCOUNTS,
  [`GET ${CLUB}/audit`]: READS,
  [`GET ${CLUB}/export`]: READS,
  [`GET ${CLUB}/verification`]: ACCOUNTS,
  [`GET ${CLUB}/backups`]: OWNS,
  [`GET ${CLUB}/notifications/failed`]: OWNS,
  [`GET ${CLUB}/notifications/unreached`]: KEEPS,
  [`POST ${CLUB}/notifications/failed/send-again`]: OWNS,
  [`GET ${CLUB}/fines`]: ACCOUNTS,
  [`GET ${CLUB}/fines.pdf`]: ACCOUNTS,
  [`GET ${CLUB}/disputes`]: ACCOUNTS,
  [`GET ${CLUB}/disputes/:disputeId`]: ACCOUNTS,
  [`GET ${CLUB}/disputes/:disputeId/proposal`]: ACCOUNTS,

  [`GET ${CLUB}/books`]: ALL,
  [`PATCH ${CLUB}/books`]: KEEPS_MONEY,
  [`GET ${CLUB}/accounts`]: READS,
  [`POST ${CLUB}/accounts`]: KEEPS_MONEY,
  [`PATCH ${CLUB}/accounts/:accountId`]: KEEPS_MONEY,
  [`GET ${CLUB}/accounts/:accountId/reconciliations`]: READS,
  [`POST ${CLUB}/accounts/:accountId/reconciliations`]: KEEPS_MONEY,
  [`POST ${CLUB}/accounts/:accountId/reconciliations/:reconciliation/withdraw`]: KEEPS_MONEY,
  [`POST ${CLUB}/opening-balances`]: KEEPS_MONEY,
  [`GET ${CLUB}/money`]: ACCOUNTS,
  [`GET ${CLUB}/money/members`]: READS,
  [`GET ${CLUB}/money/search`]: READS,
  [`POST ${CLUB}/money-received`]: RECEIVES,
  [`POST ${CLUB}/money-paid-out`]: KEEPS_MONEY,
  [`POST ${CLUB}/money-given`]: KEEPS_MONEY,
  [`GET ${CLUB}/account-cards/:ownerId/vouchers`]: ACCOUNTS,
  [`GET ${CLUB}/vouchers`]: ACCOUNTS,
  [`GET ${CLUB}/vouchers/:seq`]: ACCOUNTS,
  [`POST ${CLUB}/vouchers/:seq/reversal`]: KEEPS_MONEY,
  [`POST ${CLUB}/vouchers/:seq/objections`]: ACCOUNTS,
  [`GET ${CLUB}/objections`]: ACCOUNTS,
  [`POST ${CLUB}/objections/:objection/withdraw`]: ACCOUNTS,
  [`POST ${CLUB}/objections/:objection/answer`]: ANSWERS_OBJECTIONS,
  [`POST ${CLUB}/vouchers/:seq/receipts`]: KEEPS_MONEY,
  [`GET ${CLUB}/vouchers/:seq/receipts/:receipt`]: ACCOUNTS,
  [`POST ${CLUB}/vouchers/:seq/receipts/:receipt/remove`]: KEEPS_MONEY,
  [`GET ${CLUB}/payments`]: ACCOUNTS,
  [`POST ${CLUB}/payments`]: ACCOUNTS,
  [`POST ${CLUB}/payments/:paymentId/confirm`]: KEEPS_MONEY,
  [`POST ${CLUB}/payments/:paymentId/decline`]: KEEPS_MONEY,
  [`POST ${CLUB}/payments/:paymentId/withdraw`]: ACCOUNTS,
  [`GET ${CLUB}/references/:reference`]: READS,
  [`GET ${CLUB}/ways-to-pay`]: ACCOUNTS,
  [`PUT ${CLUB}/ways-to-pay`]: KEEPS_MONEY,
  [`GET ${CLUB}/members/:memberId/how-to-pay`]: ACCOUNTS,
  [`GET ${CLUB}/recurring-expenses`]: READS,
  [`POST ${CLUB}/recurring-expenses`]: KEEPS_MONEY,
  [`PUT ${CLUB}/recurring-expenses/:recurringId`]: KEEPS_MONEY,
  [`POST ${CLUB}/recurring-expenses/:recurringId/skip`]: KEEPS_MONEY,
  [`POST ${CLUB}/recurring-expenses/:recurringId/due-again`]: KEEPS_MONEY,
  [`GET ${CLUB}/dues-proposal`]: READS,
  [`GET ${CLUB}/dues`]: ACCOUNTS,
  [`POST ${CLUB}/dues`]: KEEPS_MONEY,
  [`POST ${CLUB}/dues/:duesId/waive`]: KEEPS_MONEY,
  [`POST ${CLUB}/reminders`]: KEEPS_MONEY,
  [`GET ${CLUB}/arrears`]: READS,
  [`GET ${CLUB}/open-items`]: ACCOUNTS,
  [`GET ${CLUB}/matches`]: ACCOUNTS,
  [`POST ${CLUB}/matches`]: KEEPS_MONEY,
  [`POST ${CLUB}/expenses`]: KEEPS_MONEY,
  [`POST ${CLUB}/income`]: KEEPS_MONEY,
  [`POST ${CLUB}/purse-moves`]: KEEPS_MONEY,
  [`POST ${CLUB}/purse-counts`]: KEEPS_MONEY,
  [`POST ${CLUB}/plans/preview`]: READS,
  [`POST ${CLUB}/plans`]: KEEPS_MONEY,
  [`GET ${CLUB}/plans`]: ACCOUNTS,
  [`GET ${CLUB}/plans/:planId`]: ACCOUNTS,
  [`POST ${CLUB}/plans/:planId/transfers/:transferId/done`]: ACCOUNTS,
  [`POST ${CLUB}/plans/:planId/transfers/:transferId/drop`]: KEEPS_MONEY,
  [`GET ${CLUB}/years`]: ACCOUNTS,
  [`GET ${CLUB}/years/:firstDay/accounts`]: ACCOUNTS,
  [`GET ${CLUB}/years/:firstDay/accounts.pdf`]: ACCOUNTS,
  [`POST ${CLUB}/years/:firstDay/close`]: KEEPS_MONEY,
  [`POST ${CLUB}/years/:firstDay/reopen`]: KEEPS_MONEY,
  [`POST ${CLUB}/years/:firstDay/examinations`]: EXAMINES,
  [`POST ${CLUB}/years/:firstDay/examinations/:examination/withdraw`]: EXAMINES,
  [`POST ${CLUB}/years/:firstDay/remarks`]: EXAMINES,
  [`POST ${CLUB}/years/:firstDay/remarks/:remark/answer`]: KEEPS_MONEY,
  [`POST ${CLUB}/years/:firstDay/remarks/:remark/keep-open`]: EXAMINES,
  [`POST ${CLUB}/years/:firstDay/remarks/:remark/settle`]: EXAMINES,
  [`PUT ${CLUB}/years/:firstDay/budget`]: KEEPS_MONEY,
  [`PUT ${CLUB}/years/:firstDay/notes`]: KEEPS_MONEY,

  [`GET ${CLUB}/sessions`]: ALL,
  [`POST ${CLUB}/sessions`]: RECORDS,
  [`GET ${SESSION}`]: ALL,
  [`GET ${SESSION}/rules`]: ALL,
  [`GET ${SESSION}/steps`]: ALL,
  [`GET ${SESSION}/sheet.pdf`]: ALL,
  [`GET ${SESSION}/hands`]: ALL,
  [`GET ${SESSION}/hands/:number`]: ALL,
  [`GET ${SESSION}/hands/:number/revisions`]: ALL,
  [`GET ${SESSION}/meldinger`]: ALL,
  [`GET ${SESSION}/pots`]: ALL,
  [`GET ${SESSION}/fines`]: ALL,
  [`GET ${SESSION}/corrections`]: ALL,
  [`GET ${SESSION}/ledger`]: ALL,
  [`GET ${SESSION}/closing-statement`]: ALL,
  [`POST ${SESSION}/hands`]: RECORDS,
  [`POST ${SESSION}/hands/preview`]: RECORDS,
  [`POST ${SESSION}/fines`]: RECORDS,
  [`POST ${SESSION}/join`]: RECORDS,
  [`POST ${SESSION}/leave`]: RECORDS,
  [`POST ${SESSION}/undo`]: RECORDS,
  [`POST ${SESSION}/dealer`]: RECORDS,
  [`POST ${SESSION}/close`]: RECORDS,
  [`POST ${SESSION}/faulty-deck`]: RECORDS,
  [`GET ${SESSION}/payments-in-cash`]: ALL,
  [`POST ${SESSION}/payments-in-cash`]: PAYS_EVENINGS,
  [`POST ${SESSION}/payments-in-cash/received`]: RECEIVES,
  [`POST ${SESSION}/payments-in-cash/paid-out`]: KEEPS_MONEY,
  [`POST ${SESSION}/payments-in-cash/:seq/undo`]: PAYS_EVENINGS,
  [`POST ${SESSION}/corrections`]: RECORDS,
  [`POST ${SESSION}/corrections/preview`]: PREVIEWS,
  [`POST ${SESSION}/disputes`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/answers`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/withdraw`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/proposals`]: DECIDES,
  [`POST ${SESSION}/disputes/:disputeId/proposals/confirm`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/proposals/decline`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/proposals/take-back`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/uphold`]: DECIDES,
  [`POST ${SESSION}/disputes/:disputeId/overturn`]: DECIDES,
};

/** A file of Swagger UI's: served by the service as a process, not in tests (test/support/api/app.ts). */
export const FILES = new Set(['GET /docs/LICENSE', 'GET /v1/certificate/authority.crt']);

/** Nothing is proposed in that dispute: it says so, with 409. */
export const NOT_THERE = new Set([`GET ${CLUB}/disputes/:disputeId/proposal`]);

/** How a request fares before anything is done for it. */
export type Fate = 'let in' | 'not-signed-in' | 'not-allowed' | 'club-not-found';

export function expectedFate(needed: Needed, who: Insider | Outsider): Fate {
  if (needed === ANYONE) return 'let in';
  switch (who) {
    case 'no one':
    case 'a revoked token':
    case 'an expired session':
    case "an expired invite's token":
      return 'not-signed-in';
    case "another club's owner":
      return typeof needed === 'string' ? 'let in' : 'club-not-found';
    case "another club's device":
      if (typeof needed !== 'string') return 'club-not-found';
      return needed === SIGNED_IN ? 'let in' : 'not-allowed';
    default:
      if (needed === SIGNED_IN) return 'let in';
      if (needed === USER) return who === 'device' ? 'not-allowed' : 'let in';
      return partsOf(who).some((one) => needed.includes(one)) ? 'let in' : 'not-allowed';
  }
}

/** A caller with two roles may do what either of them may. */
function partsOf(who: Insider): readonly Insider[] {
  return who === 'both' ? ['secretary', 'auditor'] : [who];
}

export function fateOf({ code }: Told): Fate {
  return code === 'not-signed-in' || code === 'not-allowed' || code === 'club-not-found'
    ? code
    : 'let in';
}
