import type { ACCESS_REASONS } from '../../../problems/access.js';
import type { CLUB_REASONS } from '../../../problems/clubs.js';
import type { REQUEST_REASONS } from '../../../problems/request.js';
import type { SESSION_REASONS } from '../../../problems/sessions.js';
import type { STATISTICS_REASONS } from '../../../problems/statistics.js';
import { capitalised, type SentencesOf } from '../../language.js';

const SHARE = {
  listeners: 'You or your club are listening in too many places already.',
  exports: 'You or your club have exports under way already.',
  tables: 'You or your club have tables under way already.',
  'heavy-reads': 'You or your club have too much of this under way already.',
  'large-bodies': 'You are sending several large things already.',
} as const;

export const accessReasons = {
  // Signing in.
  'not-signed-in': () => 'Sign in first.',
  'sign-in-over': () => 'This sign-in is over or was revoked; sign in again.',
  'name-or-password-wrong': () => 'Name or password is wrong.',
  'current-password-wrong': () => 'The current password is wrong.',
  'csrf-token-wrong': () =>
    'The page is too old; load it again. A program sends the csrfToken that GET /v1/me answers in the header X-CSRF-Token, or uses a bearer token.',
  'too-often': ({ wait }) =>
    `That was too often. Try again in ${wait < 90 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`}.`,
  'share-used-up': ({ of, wait }) => `${SHARE[of]} Try again in ${wait} seconds.`,
  'link-not-valid': () =>
    'This link was used before, has expired or was withdrawn. Ask for a new one.',
  'invite-used': () =>
    'This invitation is already used, and it works only once. If you used it yourself, sign in; if not, ask for a new one.',
  'password-too-common': () =>
    'This password is very common and among the first to be tried. Choose another one.',
  'password-is-name': () => 'The password must not be your name. Choose another one.',
  'name-taken': () =>
    'Somebody already signs in with this name. If it is you, sign in and open the link again.',

  // What is for others.
  'role-may-not': ({ roles, ask }, say) =>
    `As ${say.and(roles)} of the club you may not do this; ask its ${say.or(ask)}.`,
  'device-only-records': ({ ask }, say) =>
    `A tablet may only record; ask the club's ${say.or(ask)}.`,
  'device-may-not': () => 'A tablet may not do this.',
  'nobody-may': () => 'Nobody may do this.',
  'acts-as-oneself': () => 'You act as yourself; somebody else can be named only at a tablet.',
  'only-own-records': () => 'Members see only their own fines, disputes and statement.',
  'only-owner-gives-role': () => 'Only an owner can give a role other than member.',
  'own-password-needs-present-one': () => 'To change your own password, give the current one.',
  'link-would-open-other-club': () =>
    'This user belongs to another club too, which such a link would open as well. The operator of the service can make one: npm run access -- reset NAME.',

  // Users, their members, and devices.
  'member-not-claimed': () => 'You are not linked to a member at the table yet.',
  'member-claimed': ({ member, user }) => `${user} is already linked to ${member}.`,
  'last-owner': () => 'The club has no other owner; make somebody else an owner first.',
  'user-not-found': () => 'The club has no such user.',
  'nobody-to-invite': () => 'All of these members sign in already; there is nobody to invite.',
  'invite-not-found': () => 'The club has no such invite.',
  'token-not-found': () => 'You have no such token.',
  'webhook-not-found': () => 'The club has no such webhook, or it has ended.',
  'webhook-address-refused': () =>
    'A webhook needs a whole address that begins with https:// (http:// only in the network of the club), without a name and a password in it.',
  'too-many-webhooks': () => 'The club uses ten webhooks; end one of them first.',
  'no-mails': () => 'This Kopperne sends no mails. Its operator can switch them on.',
  'mail-address-refused': () =>
    'No mail can be sent to that address. See whether it is written correctly.',
  'mail-not-sent': () => 'The mail could not be sent just now. Try again in a moment.',
  'no-pushes': () => 'This Kopperne pushes nothing to devices. Its operator can switch that on.',
  'push-address-refused': () =>
    'The subscription of this browser cannot be used. Switch pushes off and on again at the device.',
  'push-device-not-found': () => 'You have no such device, or nothing is pushed to it any more.',
  'device-not-found': () => 'The club has no such tablet.',
  'device-revoked': ({ device }) => `${device} was blocked; add a new tablet.`,
} satisfies SentencesOf<typeof ACCESS_REASONS>;

export const clubReasons = {
  'club-not-found': () => 'There is no such club.',
  'club-archived': () => 'The club is archived; restore it first.',
  'member-not-found': () => 'The club has no such member.',
  'member-archived': ({ member }) => `${member} is archived; restore the member first.`,

  // Leaving for good.
  'member-forgotten': () => 'The member has left the club for good.',
  'leaves-table': () => 'The open evening must be closed first.',
  'leaves-dispute': () => 'The dispute or objection must be decided or withdrawn first.',
  'leaves-payment': () => 'The reported payment must be confirmed, declined or withdrawn first.',
  'leaves-transfer': () => 'The payment of the settlement must be made first.',
  'leaves-debt': () => 'The debt to the club must be paid or waived first.',
  'leaves-money': () => 'The money that the club owes must be paid out first.',
  'leaves-text': ({ event }) =>
    `The text in event ${event} cannot be without the name: something else in the club depends on it. Leave it as it is.`,
  'no-such-text': ({ event }) => `Event ${event} has no text that names them.`,

  // Lists of members.
  'listed-is-named': ({ member }) =>
    `More has happened with ${member} since, so the list cannot be taken back. Archive those who should not be in it instead.`,

  // Guests.
  'is-no-guest': ({ member }) => `${member} is a member, not a guest.`,
  'is-a-guest': ({ guest }) => `${guest} is a guest, not a member.`,
  'guest-is-merged': ({ guest }) => `The guest ${guest} was merged into a member.`,
  'sat-together': ({ guest, member }) =>
    `${guest} and ${member} sat at the same table, so they are two people.`,
  'sat-as-guest': ({ member }) => `${member} has sat at this table as a guest.`,

  // The ledger.
  'balance-too-large': ({ most }) =>
    `The amount is too large: no balance can be larger than ${most}, in minor units (or points).`,
  'pot-overdrawn': () => 'A pot would pay out more than it holds.',

  // The log.
  'hand-without-session': () => 'Name the evening of the hand too (session).',
  'head-malformed': () =>
    'A check code is the number of an event, a colon, and 16 or 64 digits and letters from a to f.',
} satisfies SentencesOf<typeof CLUB_REASONS>;

const VALUES = {
  form: 'A value in the request has the wrong form.',
  'number-too-large': 'A number in the request is too large.',
  'time-form': 'A time in the request has the wrong form.',
  'time-out-of-range': 'A time in the request is out of range.',
  character: 'A text in the request holds a character that cannot be stored, such as NUL.',
  'text-too-long': 'A text in the request is too long.',
} as const;

const TOO_MUCH = {
  writes: 'There are too many writes to this club at once; try again shortly.',
  exports: 'Other exports are under way; try again shortly.',
  listeners: 'There are too many listeners; try again shortly.',
} as const;

export const requestReasons = {
  // The request as such.
  'request-not-http': () => 'The request is not valid HTTP, or came too slowly.',
  'two-hosts': () => 'The request names two hosts.',
  'request-unreadable': () =>
    'The request cannot be read; its address may be percent-encoded wrongly.',
  'no-such-address': () => 'There is nothing at this address; GET /docs lists the addresses.',
  'address-too-long': () => 'An address may have 100 characters at most between two slashes.',
  'method-not-allowed': ({ method, allowed }, say) =>
    `${method} is not possible here, only ${say.and(allowed)}.`,
  'headers-too-large': () => 'The headers are too large.',

  // Its headers.
  'idempotency-key-missing': () =>
    'Send an Idempotency-Key header with every write: a text of your own choosing that stays the same when you repeat the request.',
  'idempotency-key-malformed': () =>
    'The Idempotency-Key must be 1 to 255 visible ASCII characters, without spaces.',
  'idempotency-key-reused': () => 'This Idempotency-Key was used before for another request.',
  'if-match-missing': () =>
    'Send the version of the session your write was made for in an If-Match header, e.g. "7".',
  'if-match-malformed': () =>
    'If-Match must name one version, e.g. "7"; neither * nor a list can be used.',
  'history-restored': () =>
    'The data of the club were restored from a backup after this was entered. See the data of now before it is sent.',
  'acting-member-malformed': () => 'Acting-Member must be the id of a member.',

  // Its body and its query.
  'body-not-json': () => 'The body cannot be read as JSON.',
  'body-type-unsupported': () => 'This address does not take a body of that type.',
  'body-too-large': ({ most }) => `The body may have ${most} MB at most.`,
  'too-large-unless-signed-in': () => 'Sign in to send a body of this size.',
  'body-too-deep': ({ most }) => `The body is nested deeper than ${most} levels.`,
  'body-not-an-object': () => 'The request must hold a JSON object.',
  'fields-wrong': ({ message }) => `${message}.`,
  'cursor-unknown': () => 'This cursor does not come from an earlier page.',
  'head-not-yet': ({ last }) => `The log of the club ends with event ${last}.`,
  'value-cannot-be-kept': ({ because }) => VALUES[because],

  // The service.
  'database-away': () => 'The database cannot answer at the moment; try again shortly.',
  'database-full': () =>
    "The database's disk is full. The operator of the service must make room; try again afterwards.",
  'database-read-only': () => 'The database can only be read at the moment; try again shortly.',
  'migrations-missing': () => 'The database is missing migrations of this version.',
  'stopping-or-starting': () => 'The service is stopping or starting.',
  'paper-too-long': ({ lines, most }) =>
    `The paper would have ${lines} lines, and the limit is ${most}. Choose a shorter period, or fetch it as a table.`,
  'broken-off': () => 'The service had to interrupt the request; try again shortly.',
  'too-much-at-once': ({ of }) => TOO_MUCH[of],
  'fault-of-ours': () => 'Something went wrong on our side; it has been logged.',
} satisfies SentencesOf<typeof REQUEST_REASONS>;

const ENDS = {
  withdrawn: 'withdrawn',
  upheld: 'turned down',
  overturned: 'decided in favour',
} as const;

const DECISIONS = { upheld: 'stood', overturned: 'was lifted' } as const;

const PARTS = {
  'raised-dispute': 'raised the dispute',
  'reported-fine': 'reported the fine',
  'was-fined': 'was fined',
  'recorded-fine': 'recorded the fine',
  'recorded-hand': 'recorded the hand',
  'paid-in-hand': 'paid or was paid in the hand',
  'sat-at-table': 'sat at the table',
} as const;

export const sessionReasons = {
  'session-not-found': () => 'The club has no such evening.',
  'hand-number-malformed': () => 'The hands of an evening are numbered from 1.',
  'rule-book-not-found': ({ book }) => `There is no rule book ${book}.`,
  'log-is-shorter': ({ last }) =>
    `The log has not come that far yet: its last event is number ${last}.`,
  'session-is-open': () => 'The evening is still open.',
  'version-moved-on': ({ current, version }) =>
    `The evening has moved on: it is at version ${current}, and this was made for version ${version}. Read it again.`,

  // Disputes.
  'dispute-not-found': () => 'There is no such dispute.',
  'dispute-ended': ({ end }) => `The dispute was ${ENDS[end]}; nothing can be added to it.`,
  'say-fine-or-hand': () => 'Name either the fine or the hand that is disputed.',
  'not-at-that-table': () => 'You were not at that table; those who were may dispute the hand.',
  'fine-of-another': () => 'The fine is not yours; the player who was fined may dispute it.',
  'hand-disputed-already': ({ hand }) => `Hand ${hand} is disputed already; answer that dispute.`,
  'fine-disputed-already': () => 'The fine is disputed already; answer that dispute.',
  'fine-dispute-decided': ({ decision }) =>
    `The fine was disputed before and ${DECISIONS[decision]}; that is final.`,
  'only-raiser-withdraws': () => 'Only the member who raised a dispute can withdraw it.',

  // Their decision.
  'decider-named-twice': () => 'Name each member once, without the acting member.',
  'decides-own-part': ({ names, parts }) =>
    `Nobody decides alone what they are involved in: ${names
      .map((name, index) => `${name} ${PARTS[parts[index] ?? 'raised-dispute']}`)
      .join(', ')}. Let a member who is not involved decide too.`,
  'second-has-part': ({ name, part }) =>
    `${name} ${PARTS[part]} and is involved too. Choose a member who is not; the club has one.`,
  'party-proposes': ({ names }) =>
    `You are involved yourself. Propose the decision to ${names.join(', ')} (POST …/proposals): it counts once it is confirmed.`,
  'second-is-guest': ({ name }) => `${name} is a guest. Choose a member who is not involved.`,
  'needs-no-proposal': () =>
    'Nothing has to be proposed here: you can decide it yourself, for you are not involved, or no other member is uninvolved.',
  'proposal-waits': ({ by, second }) =>
    `${by} proposed a decision that ${second} is asked to confirm. Wait for the answer, or ask ${by} to take it back.`,
  'say-how-put-right': () => 'Say how it is to be put right.',
  'another-was-asked': () => 'Another member is asked to confirm that decision.',
  'another-proposed': () => 'Only its author takes a proposed decision back.',
  'proposal-is-gone': () => 'The proposed decision does not wait any more.',
  'proposal-has-changed': () =>
    'The evening has changed since the decision was proposed: it would now give other figures. It must be proposed again.',
  'proposer-decides-no-more': ({ name }) =>
    `${name} no longer decides disputes. Somebody else must decide this one.`,
  'say-what-hand-was': () =>
    'Say in corrections what the hand should have been, or that it is taken back.',
  'corrects-another-hand': ({ hand }) =>
    `It is hand ${hand} that is disputed; these corrections leave it as it is.`,
  'settled-without-day': () =>
    'Only an evening from a paper, with a day of its own, can have been settled then.',
  'day-not-past': ({ day }, say) => `${capitalised(say.day(day))} is not over yet.`,
  'booked-twice': ({ opened }, say) =>
    `The club has opening balances of ${say.day(opened)} that may hold the money of this evening. Say whether it was settled then.`,
  'corrects-another-fine': () =>
    'It is the fine that is disputed; these corrections leave it as it is.',
} satisfies SentencesOf<typeof SESSION_REASONS>;

export const statisticsReasons = {
  'season-has-its-days': () => 'A season has its own days. Choose the season or the days.',
  'no-such-days': () =>
    'The period is not valid: both days must exist, and the first must not be after the last.',
  'no-such-figure': ({ figure }) => `There is no figure called ${figure}.`,
  'figure-of-a-member': ({ figure }) =>
    `The figure ${figure} belongs to a member. Choose the member.`,
  'figure-of-a-season': ({ figure }) =>
    `The figure ${figure} belongs to a season. Choose the season.`,
  'two-members-needed': () => 'A head to head needs two different members.',
} satisfies SentencesOf<typeof STATISTICS_REASONS>;
