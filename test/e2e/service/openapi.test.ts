import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { StatisticsView } from '../../../src/seasons/statistics/views/statistics.view.js';
import { PROBLEMS, type ProblemCode } from '../../../src/problems/kinds.js';
import { setClock } from '../../support/database/clock.js';
import { built } from '../../support/api/lent.js';
import { MoneyWalk } from '../../support/money/money-walk.js';
import { walkRecurring } from '../../support/money/recurring-walk.js';
import { walkReceipts } from '../../support/money/receipt-walk.js';
import { bodiesOf, bodyOf } from '../../support/reference/bodies.js';
import { BOOKKEEPING } from '../../support/reference/fixed.js';
import { EXAMPLE } from '../../support/reference/ids.js';
import {
  addMembers,
  browserOf,
  given,
  met,
  pairTablet,
  play,
  PLAYERS,
  raise,
  recorder,
  SECRET,
  send,
  show,
  signKarenIn,
  signUp,
  stage,
  succeeded,
  translate,
  useUp,
  type Json,
  type Sending,
} from '../../support/reference/stage.js';
import { walkSeasons } from '../../support/seasons/season-walk.js';

/**
 * The evening of the API reference, which uses every operation and meets every problem. Bodies and
 * answers are recorded: `npm run examples` writes them to docs/examples.json, and every other run
 * compares them with that file.
 */

let end: () => Promise<void>;

beforeAll(async () => {
  end = await raise();
});
afterAll(() => end());

describe('sign-in', () => {
  test('the people of the examples come in as they say', async () => {
    await addMembers(PLAYERS.slice(0, 2));
    const claimed = await send('changeMembership', { example: 'claim' });
    show('changeMembership', claimed, 'claim');
    show('signIn', await signKarenIn(), 'signedInProgram');
    const signedIn = await send('signIn', { example: 'browser', as: null });
    show('signIn', signedIn, 'signedIn');
    show('readMe', await send('readMe', { browser: browserOf(signedIn) }), 'me');

    const invited = await send('makeInvite', { example: 'member' });
    given.set(EXAMPLE.invite, (invited.body['invite'] as { id: string }).id);
    show('makeInvite', invited, 'invite');
    show('listInvites', await send('listInvites'), 'invites');
    show('revokeInvite', await send('revokeInvite'), 'invite');
    show('makeMemberInvites', await send('makeMemberInvites', { example: 'month' }), 'month');
    const sheet = await send('makeInviteSheet', { example: 'sheet' });
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const members = [given.get(EXAMPLE.karen)];
    const nobody = await send('makeInviteSheet', { body: { members } });
    expect(nobody.body['code']).toBe('nobody-to-invite');
    const again = await send('makeInvite', { example: 'member' });
    given.set(SECRET.invite, String(again.body['token']));
    expect(again.body['link']).toBe(`${stage().base}/invite#${String(again.body['token'])}`);
    const shown = await send('showInvite', { example: 'link', as: null });
    show('showInvite', shown, 'shown');
    const signedUp = await send('signUp', { example: 'signUp', as: null });
    given.set(EXAMPLE.borgeUser, (signedUp.body['user'] as { id: string }).id);
    show('signUp', signedUp, 'signedUp');
    show('listMemberships', await send('listMemberships'), 'memberships');

    const another = await send('makeInvite', { body: { roles: ['member'] } });
    given.set(SECRET.invite, String(another.body['token']));
    const browser = browserOf(signedUp);
    const accepted = await send('acceptInvite', { example: 'link', browser });
    show('acceptInvite', accepted, 'accepted');
    const path = { userId: EXAMPLE.borgeUser };
    const asBorge = await send('makeResetLink');
    expect(asBorge.body['code']).toBe('not-allowed');
    const link = await send('makeResetLink', { path });
    show('makeResetLink', link, 'link');
    given.set(SECRET.reset, String(link.body['token']));
    const reset = await send('resetPassword', { example: 'reset', as: null });
    show('resetPassword', reset, 'reset');
    expect((await send('readMe', { browser })).body['code']).toBe('not-signed-in');
    const changed = await send('changeMembership', { path, example: 'secretary' });
    show('changeMembership', changed, 'secretary');
    show('endMembership', await send('endMembership', { path }), 'membership');
    const left = await send('listClubs', { browser: browserOf(reset) });
    expect(left.body['clubs']).toEqual([]);
  });

  test('a tablet is let in, and shut out', async () => {
    const added = await send('addDevice', { example: 'device' });
    given.set(EXAMPLE.device, String(added.body['id']));
    show('addDevice', added, 'device');
    const link = await send('makePairingLink');
    show('makePairingLink', link, 'link');
    given.set(SECRET.pair, String(link.body['token']));
    const paired = await send('pairDevice', { example: 'pair', as: null });
    show('pairDevice', paired, 'pairedTablet');
    const browser = browserOf(paired);
    expect((await send('readMe', { browser })).body['device']).toEqual(paired.body['device']);
    show('listDevices', await send('listDevices'), 'devices');
    show('revokeDevice', await send('revokeDevice'), 'device');
    const codes = [await send('readMe', { browser }), await send('makePairingLink')];
    expect(codes.map(({ body }) => body['code'])).toEqual(['not-signed-in', 'device-revoked']);
  });

  test('a program outside hears of the log', async () => {
    const added = await send('addWebhook', { example: 'webhook' });
    given.set(EXAMPLE.webhook, String(added.body['id']));
    show('addWebhook', added, 'webhook');
    const secret = await send('makeWebhookSecret');
    expect(String(secret.body['secret'])).toMatch(/^whsec_/);
    expect(secret.body['oldUntil']).toBeNull();
    show('makeWebhookSecret', { ...secret, body: { ...secret.body, secret: 'whsec_…' } }, 'secret');
    show('listWebhooks', await send('listWebhooks'), 'webhooks');
    show('sendAgain', await send('sendAgain', { example: 'failed' }), 'again');
    show('testWebhook', await send('testWebhook'), 'tested');
    show('endWebhook', await send('endWebhook'), 'webhook');
    const ftp = { ...(bodyOf('addWebhook', 'webhook') as Json), url: 'ftp://tavle.example.org' };
    const refused = await send('addWebhook', { body: ftp });
    const codes = [refused, await send('makeWebhookSecret')].map(({ body }) => body['code']);
    expect(codes).toEqual(['webhook-address-refused', 'webhook-not-found']);
    for (let made = 0; made < 10; made++) await send('addWebhook', { example: 'webhook' });
    const eleventh = await send('addWebhook', { example: 'webhook' });
    expect(eleventh.body['code']).toBe('too-many-webhooks');
  });

  test('a program has a token of its own', async () => {
    const made = await send('makeToken', { example: 'token' });
    given.set(EXAMPLE.token, String(made.body['id']));
    show('makeToken', made, 'token');
    const as = String(made.body['token']);
    expect((await send('readMe', { as })).body['user']).toMatchObject({
      id: given.get(EXAMPLE.user),
    });
    show('listTokens', await send('listTokens'), 'tokens');
    show('revokeToken', await send('revokeToken'), 'token');
    expect((await send('readMe', { as })).body['code']).toBe('not-signed-in');
  });

  test('a password is changed; then nothing else is signed in', async () => {
    const browser = browserOf(await send('signIn', { example: 'browser', as: null }));
    const changed = await send('changePassword', { example: 'change', browser });
    show('changePassword', changed, 'signedIn');
    const after = browserOf(changed);
    expect((await send('readMe')).body['code']).toBe('not-signed-in');
    const old = await send('signIn', { example: 'browser', as: null });
    const wrong = await send('changePassword', { example: 'change', browser: after });
    expect([old, wrong].map(({ body }) => body['code'])).toEqual([
      'sign-in-refused',
      'sign-in-refused',
    ]);
    const example = bodyOf('changePassword', 'change') as Record<string, string>;
    const back = { current: example['password'], password: example['current'] };
    const changedBack = await send('changePassword', { body: back, browser: after });
    expect((await send('readMe', { browser: after })).body['code']).toBe('not-signed-in');
    await signKarenIn();
    const out = await send('signOut', { browser: browserOf(changedBack) });
    show('signOut', out, 'signedOut');
    expect(out.headers.get('set-cookie')).toMatch(/^kopperne_session=;/);
    show('signOutEverywhere', await send('signOutEverywhere'), 'signedOut');
    expect((await send('readMe')).body['code']).toBe('not-signed-in');
    await signKarenIn();
  });

  test.each([
    ['setUp', 'setup'],
    ['resetPassword', 'reset'],
    ['pairDevice', 'pair'],
    ['showInvite', 'link'],
    ['signUp', 'signUp'],
  ])('a link can be used once: %s', async (id, example) => {
    expect((await send(id, { example, as: null })).body['code']).toBe('link-not-valid');
  });

  test('the club’s possessions, and everybody’s own, are kept', async () => {
    const role = await send('changeMembership', { example: 'secretary' });
    const end = await send('endMembership');
    const { body: made } = await send('makeInvite', { body: { roles: ['member'] } });
    const taken = { ...(bodyOf('signUp', 'signUp') as Json), token: made['token'] };
    const name = await send('signUp', { as: null, body: taken });
    const common = { ...taken, password: '1234567890' };
    const password = await send('signUp', { as: null, body: common });
    const member = await send('makeInvite', {
      body: { roles: ['member'], member: given.get(EXAMPLE.karen) },
    });
    expect([role, end, name, password, member].map(({ body }) => body['code'])).toEqual([
      'last-owner',
      'last-owner',
      'name-taken',
      'password-refused',
      'member-claimed',
    ]);
  });

  test.each([
    ['user-not-found', 'endMembership', { userId: randomUUID() }],
    ['user-not-found', 'makeResetLink', { userId: 'x' }],
    ['device-not-found', 'revokeDevice', { deviceId: randomUUID() }],
    ['invite-not-found', 'revokeInvite', { inviteId: randomUUID() }],
    ['token-not-found', 'revokeToken', { tokenId: randomUUID() }],
  ])('%s: %s', async (code, id, path) => {
    expect((await send(id, { path })).body['code']).toBe(code);
  });
});

test('the evening of the examples plays as they say', async () => {
  const club = await send('openClub', { example: 'club' });
  given.set(EXAMPLE.club, String(club.body['id']));
  show('openClub', club, 'club');
  await addMembers(PLAYERS);
  show('listMembers', await send('listMembers'), 'members');
  show('readMember', await send('readMember'), 'member');

  const opened = await send('openSession', { example: 'by-the-book' });
  given.set(EXAMPLE.session, String(opened.body['id']));
  expect(opened.headers.get('etag')).toBe('"1"');
  show('openSession', opened, 'opened');

  const preview = await send('previewHand', { example: 'full' });
  show('previewHand', preview, 'full');
  await play('recordHand', 'full', 1, 'full');
  show('readHand', await send('readHand'), 'full');
  show('listHands', await send('listHands'), 'hands');
  show('readSession', await send('readSession'), 'open');
  show('listFines', await send('listFines'), 'fines');
  await play('recordHand', 'nolo', 2, 'nolo');
  await play('recordHand', 'abandoned', 3, 'abandoned');
  await play('recordHand', 'redeal', 4, 'redeal');
  const fine = await send('recordFine', { example: 'other', version: 5 });
  given.set(EXAMPLE.fineBetween, String(fine.body['id']));
  show('recordFine', fine, 'fine');
  await play('leaveSession', 'else', 6, 'left');
  await play('joinSession', 'else', 7, 'joined');
  await play('closeSession', undefined, 8, 'closed');
  show('readSession', await send('readSession'), 'closed');
  show('readSteps', await send('readSteps'), 'closed');
  show('listSessions', await send('listSessions', { query: '?limit=1' }), 'sessions');
});

test('the books and the reports are what they are said to be', async () => {
  show('readRuleBook', await send('readRuleBook'), 'brix-1996');
  show('readSessionRules', await send('readSessionRules'), 'rules');
  await send('listRuleBooks');
  expect((await send('readSetup', { as: null })).body).toEqual({ isOpen: false });
  const plain = { https: null, authority: null };
  expect((await send('readCertificate', { as: null })).body).toEqual(plain);
  for (const id of ['wolff-1899', 'vlk-1970', 'koenigrufen'])
    await send('readRuleBook', { path: { id } });
  const { body } = await send('readLedger', { query: '?limit=14&cursor=6.100' });
  expect(body['lines']).toHaveLength(14);
  expect(body['next']).toBe('7.14');
  const statement = await send('readStatement', { query: '?limit=500' });
  const settled = (statement.body['lines'] as Json[]).at(-1);
  const to = given.get(EXAMPLE.karen);
  expect(settled).toMatchObject({ from: 'clearing', to, amount: 1650 });
  await send('readBalance');
  show('verifyClub', await send('verifyClub'), 'passed');
  const beyond = await send('verifyClub', { query: '?until=99:9c1f-6a0e-4b7d-2c88' });
  expect(beyond.body).toMatchObject({ ok: false, seq: 15, check: 'kept-head' });
  await send('exportClub');
  await send('hledgerJournal');
  for (const id of [
    'readSheet',
    'readStatementPaper',
    'readFineRegisterPaper',
    'readAccountsPaper',
  ]) {
    expect((await send(id)).status).toBe(200);
  }
  const register = await send('readFineRegister', { query: '?limit=1' });
  show('readFineRegister', register, 'page');
  const told = await send('readAudit', { query: `?fine=${given.get(EXAMPLE.fineBetween) ?? ''}` });
  show('readAudit', told, 'fine');
  await send('readAudit', { query: '?limit=200' });
});

test('an evening of Königrufen plays as it is said', async () => {
  const opened = await send('openSession', { example: 'koenigrufen' });
  const path = { sessionId: String(opened.body['id']) };
  expect(opened.body).toMatchObject({ game: 'koenigrufen', pots: null, payments: [] });
  const { body: rules } = await send('readSessionRules', { path });
  expect(rules).toMatchObject({ game: 'koenigrufen' });
  for (const [version, example] of ['rufer', 'piccolo', 'trischaken'].entries()) {
    const { body: preview } = await send('previewHand', { path, example });
    const { body: hand } = await send('recordHand', { path, example, version: version + 1 });
    for (const field of ['payments', 'games', 'figures', 'nextDealer']) {
      expect(hand[field]).toEqual(preview[field]);
    }
  }
  await send('listHands', { path });
  const another = await send('recordHand', { path, example: 'nolo', version: 4 });
  expect(another.body['code']).toBe('rule-refused');
  const unknown = await send('recordHand', { path, body: { game: 'skat' }, version: 4 });
  expect(unknown.body['code']).toBe('validation-failed');
  await send('closeSession', { path, version: 4 });
  const settling = await send('readEveningPayments', { path });
  show('readEveningPayments', settling, 'payments');
  const [line] = settling.body['open'] as Json[];
  const made = await send('payEvening', { path, body: line });
  expect(made.body).toMatchObject({ already: false });
  const paid = { ...path, seq: String(made.body['event']) };
  show(
    'undoEveningPayment',
    await send('undoEveningPayment', { path: paid, example: 'mistake' }),
    'undone',
  );
  const accounts = await send('listAccounts');
  const purses = (accounts.body['accounts'] as Json[]).filter(({ type }) => type === 'purse');
  const byPurse = { purse: purses[0]?.['id'], amount: line?.['amount'] };
  const received = await send('receiveForEvening', {
    path,
    body: { member: line?.['from'], ...byPurse },
  });
  show('receiveForEvening', received, 'received');
  const paidOut = await send('payOutForEvening', {
    path,
    body: { member: line?.['to'], ...byPurse },
  });
  show('payOutForEvening', paidOut, 'paid');
});

test('a closed session has its statement', async () => {
  const statement = await send('readClosingStatement');
  show('readClosingStatement', statement, 'statement');
});

test('hands and fines are corrected, undone and given back as it is said', async () => {
  const opened = await send('openSession', { example: 'by-the-book' });
  const path = { sessionId: String(opened.body['id']) };
  const open = await send('readClosingStatement', { path });
  expect(open.body['code']).toBe('session-open');
  const { body: hand } = await send('recordHand', { path, example: 'full', version: 1 });
  const { body: preview } = await send('previewCorrection', { path, example: 'count' });
  expect(preview).toMatchObject({ compensate: { possible: true }, replay: { possible: true } });
  await send('correct', { path, example: 'count', version: 2 });
  const [fine] = hand['fineIds'] as string[];
  const corrections = [{ fine, void: true }];
  const body = { mode: 'compensate', reason: 'Nobody led out of turn.', corrections };
  await send('correct', { path, body, version: 3 });
  await send('listCorrections', { path });
  const { body: all } = await send('listRevisions', { path });
  const by = (all['revisions'] as Json[]).map((revision) => revision['by']);
  expect(by).toEqual(['recorded', 'corrected', 'corrected']);
  for (const [code, id, sending] of [
    ['fine-overturned', 'correct', { body, version: 4 }],
    ['validation-failed', 'previewCorrection', { body: { corrections: [{ hand: 1 }] } }],
    [
      'fine-not-found',
      'previewCorrection',
      { body: { corrections: [{ fine: path.sessionId, void: true }] } },
    ],
    ['hand-not-found', 'previewCorrection', { body: { corrections: [{ hand: 9, void: true }] } }],
    ['fine-not-found', 'findDeckFaulty', { body: { fine: path.sessionId }, version: 4 }],
  ] as const) {
    const refused = await send(id, { path, ...sending });
    expect([id, refused.body['code']]).toEqual([id, code]);
  }
  await send('undo', { path, example: 'plain', version: 4 });
  const none = await send('undo', { path, example: 'reason', version: 5 });
  expect(none.body['code']).toBe('hand-not-found');
  const again = { corrections: [{ hand: 1, void: true }] };
  const twice = await send('previewCorrection', { path, body: again });
  expect(twice.body['code']).toBe('correction-refused');
});

test('a misdeal fine is given back as it is said', async () => {
  const opening = translate(bodyOf('openSession', 'by-the-book')) as Json;
  const opened = await send('openSession', { body: { ...opening, book: 'wolff-1899' } });
  const path = { sessionId: String(opened.body['id']) };
  const fines = [{ player: opened.body['dealer'], code: 'misdeal', stage: 'deal' }];
  const { body } = await send('recordHand', { path, body: { redeal: true, fines }, version: 1 });
  const [fine] = body['fineIds'] as string[];
  await send('findDeckFaulty', { path, body: { fine }, version: 2 });
  const { body: now } = await send('readSession', { path });
  const [player] = (now['active'] as string[]).filter((one) => one !== now['dealer']);
  const reason = 'The table agreed on it.';
  const set = await send('setDealer', { path, body: { player, reason }, version: 3 });
  expect((set.body['session'] as Json)['dealer']).toBe(player);
  show('setDealer', set, 'set');
});

describe('a dispute of the examples', () => {
  const usual = new Map<string, string>();
  let aksel: string;
  let borge: string;
  let others: string;

  /** The first hand in a club of its own, where Aksel disputes a fine and Børge answers. */
  beforeEach(async () => {
    for (const [example, real] of given) usual.set(example, real);
    const club = await send('openClub', { example: 'club' });
    given.set(EXAMPLE.club, String(club.body['id']));
    await addMembers(PLAYERS);
    const opened = await send('openSession', { example: 'by-the-book' });
    given.set(EXAMPLE.session, String(opened.body['id']));
    const hand = await send('recordHand', { example: 'full', version: 1 });
    given.set(EXAMPLE.fineInHand, String((hand.body['fineIds'] as string[])[0]));
    [aksel, borge, others] = [
      await signUp('member', EXAMPLE.aksel),
      await signUp('auditor', EXAMPLE.borge),
      await signUp('auditor', EXAMPLE.else),
    ];
    const raised = await send('raiseDispute', { example: 'fine', as: aksel });
    given.set(EXAMPLE.dispute, String(raised.body['id']));
    show('raiseDispute', raised, 'raised');
    const answered = await send('answerDispute', { example: 'answer', as: borge });
    show('answerDispute', answered, 'answered');
  });
  afterEach(() => {
    for (const [example, real] of usual) given.set(example, real);
  });

  test('is upheld, and cannot be raised or answered again', async () => {
    const sending = { example: 'upheld', as: others };
    show('upholdDispute', await send('upholdDispute', sending), 'upheld');
    const closed = await send('answerDispute', { example: 'answer', as: borge });
    const again = await send('raiseDispute', { example: 'fine', as: aksel });
    expect([closed, again].map(({ body }) => body['code'])).toEqual([
      'dispute-closed',
      'dispute-raised-before',
    ]);
  });

  test('is overturned', async () => {
    const stale = { example: 'voided', as: others, version: 1 };
    expect((await send('overturnDispute', stale)).body['code']).toBe('version-stale');
    const overturned = await send('overturnDispute', { ...stale, version: 2 });
    show('overturnDispute', overturned, 'overturned');
    const listed = await send('listDisputes', { query: '?state=overturned' });
    show('listDisputes', listed, 'disputes');
    show('readDispute', await send('readDispute'), 'overturned');
    const { body: told } = await send('readAudit', {
      query: `?dispute=${given.get(EXAMPLE.dispute) ?? ''}&order=desc`,
    });
    const kinds = (told['entries'] as Json[]).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['correction-recorded', 'dispute-overturned']);
    const { body: register } = await send('readFineRegister', { query: '?state=overturned' });
    expect(register['totals']).toEqual({ fines: 1, standing: 0, points: 0 });
  });

  test('is proposed by a party, and confirmed by a member without a part', async () => {
    const member = await send('addMember', { body: { name: 'Gerda' } });
    given.set(EXAMPLE.gerda, String(member.body['id']));
    const gerda = await signUp('member', EXAMPLE.gerda);
    const propose = async (example: string) => {
      const proposed = await send('proposeDecision', { example, as: borge, version: 2 });
      show('proposeDecision', proposed, example);
      const { event } = proposed.body['proposal'] as { event: number };
      return (operation: string, example: string) => {
        const body = { ...(bodyOf(operation, example) as Json), proposal: event };
        return { body, as: operation === 'takeDecisionBack' ? borge : gerda };
      };
    };
    const first = await propose('paid-back');
    show('readProposal', await send('readProposal', { as: gerda }), 'proposed');
    const declining = first('declineDecision', 'declined');
    show('declineDecision', await send('declineDecision', declining), 'declined');
    const none = await send('readProposal', { as: borge });
    expect(none.body['code']).toBe('proposal-outdated');
    const second = await propose('upheld');
    const taking = second('takeDecisionBack', 'taken-back');
    show('takeDecisionBack', await send('takeDecisionBack', taking), 'taken-back');
    const third = await propose('paid-back');
    const confirming = third('confirmDecision', 'confirmed');
    show('confirmDecision', await send('confirmDecision', confirming), 'confirmed');
  });

  test('is withdrawn, by who raised it', async () => {
    const sending = { example: 'withdrawn', as: aksel };
    const nobody = await send('withdrawDispute', { example: 'withdrawn' });
    const another = await send('withdrawDispute', { ...sending, as: others });
    expect([nobody, another].map(({ body }) => body['code'])).toEqual([
      'member-not-claimed',
      'decision-refused',
    ]);
    show('withdrawDispute', await send('withdrawDispute', sending), 'withdrawn');
    const ofHand = await send('raiseDispute', { example: 'hand', as: others });
    given.set(EXAMPLE.dispute, String(ofHand.body['id']));
    const body = translate(bodyOf('overturnDispute', 'corrected'));
    await send('overturnDispute', { body, as: borge, version: 2 });
    const cursor = await send('listDisputes', { query: '?cursor=first' });
    const unknown = await send('readDispute', { path: { disputeId: randomUUID() } });
    expect([cursor, unknown].map(({ body: problem }) => problem['code'])).toEqual([
      'validation-failed',
      'dispute-not-found',
    ]);
  });
});

test('the news are read, and seen', async () => {
  const { body } = await send('readNews');
  const { event } = body as { event: number };
  expect((await send('markNewsSeen', { body: { event } })).body).toEqual({ event });
});

test('mails and pushes are chosen; this instance sends none', async () => {
  show('readNotifications', await send('readNotifications'), 'settings');
  show(
    'changeNotifications',
    await send('changeNotifications', { example: 'digests' }),
    'settings',
  );
  const refused = await send('setMailAddress', { example: 'address' });
  expect(refused.body['code']).toBe('no-mails');
  const forgotten = await send('askForNewPassword', { example: 'name', as: null });
  expect(forgotten.body['code']).toBe('no-mails');
  show('removeMailAddress', await send('removeMailAddress'), 'settings');
  for (const id of ['subscribeDevice', 'renewDevice']) {
    expect((await send(id, { example: 'device' })).body['code']).toBe('no-pushes');
  }
  expect((await send('tryPush')).body['code']).toBe('no-pushes');
  expect((await send('removePushedDevice')).body['code']).toBe('push-device-not-found');
  show('listFailedMessages', await send('listFailedMessages'), 'none');
  show('sendMessageAgain', await send('sendMessageAgain', { example: 'all' }), 'none');
  show('listFailedOfClub', await send('listFailedOfClub'), 'none');
  show('sendAgainInClub', await send('sendAgainInClub', { example: 'all' }), 'none');
  // Links that are none of ours lead to a page that says so.
  for (const id of ['confirmAddress', 'endMails']) expect((await send(id)).status).toBe(200);
});

describe('the money of the examples', () => {
  const usual = new Map<string, string>();
  const money = new MoneyWalk({ send, show, signUp, given });
  let setBack: () => void;

  beforeEach(async () => {
    for (const [example, real] of given) usual.set(example, real);
    setBack = setClock(BOOKKEEPING);
    const club = await send('openClub', { example: 'club' });
    given.set(EXAMPLE.club, String(club.body['id']));
    await addMembers(PLAYERS);
  });
  afterEach(() => {
    setBack();
    given.clear();
    for (const [example, real] of usual) given.set(example, real);
  });

  test('is moved, listed and taken back', () => money.moved());
  test('is spent, and brought elsewhere', () => money.spent());
  test('is counted, and owed', () => money.stood());
  test('has receipts', () => walkReceipts());
  test('has recurring expenses', () => walkRecurring());
  test('is reconciled with the bank', () => money.reconciled());
  test('is charged as dues, waived and waited for', () => money.charged());
  test('is reported as paid, confirmed, declined and withdrawn', () => money.paid());
  test('is settled by a plan', () => money.settled());
  test('is objected to by those on whose accounts it is', () => money.objected());
  test('is accounted for year by year', () => money.closed());
});

test('a guest becomes a member, or is merged into one, once', async () => {
  const addGuest = async () => {
    const guest = await send('addGuest', { example: 'per' });
    given.set(EXAMPLE.guest, String(guest.body['id']));
    show('addGuest', guest, 'guest');
    return { path: { memberId: EXAMPLE.guest } };
  };
  const made = await addGuest();
  expect((await send('makeGuestMember', made)).status).toBe(200);
  const merged = await addGuest();
  const merging = { ...merged, example: 'karen' };
  expect((await send('mergeGuest', merging)).body).toMatchObject({ name: 'Karen', guest: true });
  expect((await send('mergeGuest', merging)).body['code']).toBe('guest-refused');
});

test('the data held about a member are shown, and the member is forgotten once nothing of theirs is open', async () => {
  expect((await send('readHeld')).body).toMatchObject({ fines: expect.any(Array) as unknown });
  expect((await send('forgetMember')).body['code']).toBe('leaving-refused');
  const { body: guest } = await send('addGuest', { example: 'per' });
  given.set(EXAMPLE.guest, String(guest['id']));
  const leaving = { path: { memberId: EXAMPLE.guest }, example: 'none' };
  const left = await send('forgetMember', leaving);
  expect(left.body).toMatchObject({ initials: 'P.', name: 'tidligere medlem (P.)' });
});

test('clubs and members are renamed, archived and restored', async () => {
  show('chooseMyLanguage', await send('chooseMyLanguage', { example: 'swedish' }), 'user');
  show('chooseClubLanguage', await send('chooseClubLanguage', { example: 'german' }), 'club');
  await send('chooseClubLanguage', { body: { language: 'da' } });
  for (const id of ['renameMember', 'renameClub']) {
    const named = await send(id, { example: 'name' });
    show(id, named, id === 'renameClub' ? 'club' : 'member');
  }
  for (const id of ['archiveMember', 'restoreMember', 'archiveClub', 'restoreClub']) await send(id);
  await send('readClub');
  show('listClubs', await send('listClubs'), 'clubs');
  await send('listen', { after: 1 });
  for (const id of ['live', 'ready', 'metrics']) await send(id);
});

test('statistics are read, and shown to all, as it is said', async () => {
  const { body: shown } = await send('showClubStatistics', { example: 'shown' });
  expect(shown).toMatchObject({ statisticsShown: true });
  for (const id of ['readStatistics', 'readRecords', 'readWhoPaidWhom']) await send(id);
  await send('readCountedHands', { query: '?figure=hands' });
  await send('readCountedPoints', { query: '?figure=between:king-pot' });
  const { members } = (await send('readStatistics')).body as unknown as StatisticsView;
  const two = members.slice(0, 2).map(({ member }) => member);
  await send('readHeadToHead', { query: `?members=${two.join()}` });
});

test('seasons are opened, changed, closed and opened again', async () => {
  await walkSeasons({ send, show, signUp, given });
  for (const id of ['readStandingsPaper', 'tableOfStandings']) {
    expect((await send(id)).status).toBe(200);
  }
});

test('evenings are planned, answered, moved and called off', async () => {
  const planned = await send('planEvenings', { example: 'wednesdays' });
  given.set(EXAMPLE.series, String(planned.body['series']));
  const member = await send('addMember', { body: { name: 'Nanna' } });
  given.set(EXAMPLE.guest, String(member.body['id']));
  const as = await signUp('member', EXAMPLE.guest);
  const answered = await send('answerPlannedEvening', { example: 'yes', as });
  expect(answered.status).toBe(200);
  for (const [id, example] of [
    ['answerForMember', 'later'],
    ['setAnswerReminder', 'noon'],
    ['setEveningTurn', 'hosts'],
    ['swapEveningTurns', 'hosts'],
    ['movePlannedEvening', 'moved'],
    ['callOffPlannedEvening', 'snow'],
    ['bringBackPlannedEvening', 'thaw'],
    ['endEveningSeries', 'thursdays'],
  ] as const) {
    expect((await send(id, { example })).status).toBe(200);
  }
  const on = await send('bringBackPlannedEvening', { example: 'thaw' });
  expect(on.body['code']).toBe('planned-evening-refused');
  const nowhere = await send('callOffPlannedEvening', {
    example: 'snow',
    path: { planned: '2126-12-06' },
  });
  expect(nowhere.body['code']).toBe('planned-evening-not-found');
  const { body } = await send('listPlannedEvenings', { query: '?from=2126-12-01&to=2126-12-31' });
  expect(body['evenings']).toMatchObject([
    { calledOff: false, broughtBack: true, changes: 3, coming: 3 },
    {},
    {},
  ]);
  const read = await send('getPlannedEvening', {});
  expect(read.body).toMatchObject({ evening: { changes: 3 }, tables: [] });
  const attendance = await send('readAttendance', {});
  expect(attendance.body).toEqual({ evenings: 0, members: [] });
  const unreached = await send('listUnreachedMembers', {});
  expect(unreached.body['members']).toContain(given.get(EXAMPLE.guest));
  const together = await send('listSatTogether', {});
  expect(together.body).toEqual({ since: '2126-01-01', pairs: [] });
});

test('a book of the club is drafted, changed, adopted and retired', async () => {
  const broken = await send('draftClubBook', { example: 'brokenBook' });
  expect(broken.body).toMatchObject({ field: 'changes.fines.misdeal.0' });
  const drafted = await send('draftClubBook', { example: 'silver' });
  given.set(EXAMPLE.book, String(drafted.body['book']));
  expect((await send('adoptClubBook', { example: 'adopted' })).status).toBe(200);
  expect((await send('changeClubBook', { example: 'double' })).body).toMatchObject({ version: 2 });
  const { body } = await send('listClubBooks', {});
  expect(body['books']).toMatchObject([{ inForce: null, versions: [{ version: 2 }, {}] }]);
  const takenBack = await send('takeClubBookAdoptionBack', { example: 'tooEarly' });
  expect(takenBack.body).toMatchObject({ version: 1 });
  const { body: under } = await send('whatIf', { example: 'draft' });
  expect(under['evenings']).not.toEqual([]);
  const shown = await send('makeBookLink');
  show('makeBookLink', shown, 'address');
  const [secret = ''] = /kopbook_[\w-]+/.exec(JSON.stringify(shown.body)) ?? [];
  given.set(SECRET.book, secret);
  show('readPublicBook', await send('readPublicBook', { as: null }), 'rules');
  show('readBookLink', await send('readBookLink'), 'made');
  show('endBookLink', await send('endBookLink'), 'none');
  expect((await send('readPublicBook', { as: null })).body['code']).toBe('not-found');
  expect((await send('retireClubBook', { example: 'retired' })).status).toBe(200);
  const gone = await send('retireClubBook', { example: 'retired' });
  expect(gone.body['code']).toBe('club-book-refused');
  const nowhere = await send('adoptClubBook', {
    example: 'adopted',
    path: { bookId: EXAMPLE.series },
  });
  expect(nowhere.body['code']).toBe('club-book-not-found');
});

test('planned evenings are in calendars by secret addresses', async () => {
  const made = await send('makeOwnCalendar');
  show('makeOwnCalendar', made, 'address');
  const [secret = ''] = /kopcal_[\w-]+/.exec(JSON.stringify(made.body)) ?? [];
  given.set(SECRET.calendar, secret);
  const calendar = await send('readCalendar', { as: null });
  show('readCalendar', calendar, 'calendar');
  show('makeClubCalendar', await send('makeClubCalendar'), 'address');
  show('listCalendars', await send('listCalendars'), 'calendars');
  show('endClubCalendar', await send('endClubCalendar'), 'calendars');
  show('endOwnCalendar', await send('endOwnCalendar'), 'none');
  const ended = await send('readCalendar', { as: null });
  expect(ended.body['code']).toBe('not-found');
});

test('a repeated write says that it is one', async () => {
  const sending = { example: 'karen', key: randomUUID() };
  const first = await send('addMember', sending);
  const again = await send('addMember', sending);
  expect(again.body).toEqual(first.body);
  expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([
    null,
    'true',
  ]);
  const other = await send('addMember', { ...sending, example: 'karen', body: {} });
  expect(other.body).toEqual(first.body);
});

describe('a refusal is one that the reference describes', () => {
  let hands: Record<string, string>;

  beforeAll(async () => {
    const opened = await send('openSession', { example: 'with-house-rules' });
    hands = { sessionId: String(opened.body['id']) };
  });

  const NOBODY = randomUUID();
  const cases: [ProblemCode, string, () => Sending][] = [
    ['malformed-body', 'openClub', () => ({ raw: '{' })],
    ['malformed-body', 'archiveClub', () => ({ raw: '', type: 'application/json' })],
    ['malformed-request', 'readClub', () => ({ path: { clubId: '%zz' } })],
    ['validation-failed', 'openClub', () => ({ body: { name: 7, colour: 'red' } })],
    ['validation-failed', 'listSessions', () => ({ query: '?cursor=yesterday-or-so-at-noon' })],
    ['validation-failed', 'readLedger', () => ({ query: '?limit=0' })],
    ['validation-failed', 'readStatement', () => ({ query: '?cursor=first' })],
    ['validation-failed', 'verifyClub', () => ({ query: '?until=14' })],
    ['day-refused', 'hledgerJournal', () => ({ query: '?from=2026-02-30' })],
    ['club-not-found', 'exportClub', () => ({ path: { clubId: NOBODY } })],
    ['validation-failed', 'readAudit', () => ({ query: '?kind=gossip' })],
    ['fine-not-found', 'readAudit', () => ({ query: `?fine=${NOBODY}` })],
    ['dispute-not-found', 'readAudit', () => ({ query: `?dispute=${NOBODY}` })],
    ['session-not-found', 'readAudit', () => ({ query: `?session=${NOBODY}` })],
    ['validation-failed', 'readFineRegister', () => ({ query: '?state=paid' })],
    ['member-not-found', 'readFineRegister', () => ({ query: `?member=${NOBODY}` })],
    ['validation-failed', 'listHands', () => ({ query: '?after=-1' })],
    ['idempotency-key-missing', 'openClub', () => ({ example: 'club', key: null })],
    ['idempotency-key-malformed', 'addMember', () => ({ example: 'karen', key: 'a b' })],
    ['if-match-missing', 'closeSession', () => ({ path: hands })],
    ['if-match-malformed', 'closeSession', () => ({ path: hands, version: '*' })],
    ['version-stale', 'closeSession', () => ({ path: hands, version: 7 })],
    ['version-stale', 'recordHand', () => ({ path: hands, version: 7, example: 'full' })],
    ['impossible-hand', 'recordHand', () => ({ path: hands, version: 1, body: {} })],
    [
      'impossible-hand',
      'previewHand',
      () => ({ path: hands, body: { redeal: true, abandoned: true } }),
    ],
    ['hand-not-found', 'recordFine', () => ({ path: hands, version: 1, example: 'other' })],
    ['hand-not-found', 'readHand', () => ({ path: { ...hands, number: '1' } })],
    ['seats-refused', 'joinSession', () => ({ path: hands, version: 1, example: 'else' })],
    [
      'member-not-found',
      'joinSession',
      () => ({ path: hands, version: 1, body: { player: NOBODY } }),
    ],
    [
      'seats-refused',
      'leaveSession',
      () => ({ path: hands, version: 1, body: { player: NOBODY } }),
    ],
    ['session-closed', 'closeSession', () => ({ version: 9 })],
    ['session-closed', 'previewHand', () => ({ example: 'full' })],
    ['session-not-found', 'readSession', () => ({ path: { sessionId: NOBODY } })],
    ['club-not-found', 'listMembers', () => ({ path: { clubId: NOBODY } })],
    ['club-not-found', 'renameClub', () => ({ path: { clubId: 'x' }, example: 'name' })],
    ['member-not-found', 'readBalance', () => ({ path: { memberId: NOBODY } })],
    ['rule-book-not-found', 'readRuleBook', () => ({ path: { id: 'borch-1924' } })],
    ['uri-too-long', 'readClub', () => ({ path: { clubId: 'x'.repeat(120) } })],
    ['payload-too-large', 'openClub', () => ({ raw: `"${'x'.repeat(1_100_000)}"` })],
    ['unsupported-media-type', 'openClub', () => ({ raw: '<club/>', type: 'text/xml' })],
    ['unsupported-media-type', 'archiveClub', () => ({ raw: '<x/>', type: 'text/xml' })],
  ];

  test.each(cases)('%s: %s', async (code, id, sending) => {
    const { body } = await send(id, sending());
    expect(body['code']).toBe(code);
  });

  test('rule-refused, house-rule-unknown, idempotency-key-reused', async () => {
    const fine = bodyOf('recordFine', 'other') as Json;
    const { amount, hand, ...unpriced } = translate(fine) as Json;
    const refused = await send('recordFine', { path: hands, version: 1, body: unpriced });
    const opening = translate(bodyOf('openSession', 'by-the-book')) as Json;
    const unknown = await send('openSession', {
      body: { ...opening, houseRules: { readings: { R2: 'paid' } } },
    });
    const key = randomUUID();
    await send('addMember', { body: { name: 'Ida' }, key });
    const reused = await send('addMember', { body: { name: 'Ib' }, key });
    expect([refused, unknown, reused].map(({ body }) => body['code'])).toEqual([
      'rule-refused',
      'house-rule-unknown',
      'idempotency-key-reused',
    ]);
  });

  test('the member at a device is a member, and not archived', async () => {
    const as = await pairTablet();
    const added = await send('addMembers', { example: 'list' });
    const listed = added.body['members'] as { id: string }[];
    given.set(EXAMPLE.listed, String(listed[0]?.id));
    given.set(EXAMPLE.listedToo, String(listed[1]?.id));
    show('addMembers', added, 'added');
    show('takeBackMembers', await send('takeBackMembers', { example: 'list' }), 'takenBack');
    const members = [given.get(EXAMPLE.karen)];
    const named = await send('takeBackMembers', { body: { members, why: 'By mistake.' } });
    expect(named.body['code']).toBe('list-refused');
    const { body: gone } = await send('addMember', { body: { name: 'Gerda' } });
    const memberId = String(gone['id']);
    await send('archiveMember', { path: { memberId } });
    for (const { operationId: id, parameters, description: words } of stage().description
      .operations) {
      if (!parameters.some(({ name }) => name === 'Acting-Member')) continue;
      const [example] = Object.keys(bodiesOf(id));
      const sending = { as, version: 1, ...(example !== undefined && { example }) };
      const codes = [
        await send(id, { ...sending, actor: NOBODY }),
        await send(id, { ...sending, actor: memberId }),
      ].map(({ body }) => body['code']);
      const mayRecord = /Who may: .*device/.test(words);
      const expected = mayRecord
        ? ['member-not-found', 'member-archived']
        : Array(2).fill('not-allowed');
      expect([id, codes]).toEqual([id, expected]);
    }
  });

  test('a member who is archived takes no step in a dispute', async () => {
    const { body: member } = await send('addMember', { body: { name: 'Gerda' } });
    const memberId = String(member['id']);
    given.set(memberId, memberId);
    const as = await signUp('auditor', memberId);
    await send('archiveMember', { path: { memberId } });
    const { body } = await send('raiseDispute', { as, example: 'hand' });
    expect(body['code']).toBe('member-archived');
  });

  test('member-archived and club-archived', async () => {
    await send('archiveMember');
    const refused = await send('openSession', { example: 'by-the-book' });
    await send('restoreMember');
    await send('archiveClub');
    const alsoRefused = await send('openSession', { example: 'by-the-book' });
    const close = await send('closeSession', { path: hands, version: 1 });
    await send('restoreClub');
    expect([refused, alsoRefused, close].map(({ body }) => body['code'])).toEqual([
      'member-archived',
      'club-archived',
      'club-archived',
    ]);
  });

  test.each([
    ['not-found', 'GET', '/v1/club'],
    ['method-not-allowed', 'DELETE', '/v1/clubs'],
  ])('%s, at no address of ours', async (code, method, path) => {
    const answer = await fetch(stage().base + path, { method });
    const body: unknown = await answer.json();
    met.add(code);
    recorder.problem(code, body);
    expect(body).toMatchObject({ code, status: answer.status });
    expect(stage().description.mistakes({ $ref: '#/components/schemas/Problem' }, body)).toBe('');
    expect(answer.headers.get('allow') === null).toBe(code === 'not-found');
  });
});

test('the guard’s refusals are described too', async () => {
  const { cookie } = browserOf(await send('signIn', { example: 'browser', as: null }));
  const page = await send('signOut', { browser: { cookie } });
  const member = await send('makeInvite', { actor: 'Karen', body: {} });
  const giveBack = await useUp(given.get(EXAMPLE.user) ?? '');
  const often = await send('setUp', { example: 'setup', as: null });
  await giveBack();
  expect([page, member, often].map(({ body }) => body['code'])).toEqual([
    'csrf-token-wrong',
    'acting-member-malformed',
    'too-many-requests',
  ]);
});

test('all reads are answered as described, to the owner and to an auditor', async () => {
  const auditor = await signUp('auditor');
  for (const { operationId: id, method } of stage().description.operations) {
    if (method !== 'GET') continue;
    await send(id);
    await send(id, { as: auditor });
  }
});

test('every code of the list has been met', () => {
  const unmet = Object.keys(PROBLEMS).filter((code) => !met.has(code));
  // `amount-too-large` takes thousands of the largest amounts, `books-refused` a club from before there
  // were books, `mail-…` a relay, `push-…` a contact (test/e2e/deliveries), the other two a fault of the service.
  expect(unmet.toSorted()).toEqual([
    ...['amount-too-large', 'books-refused', 'internal'],
    ...['mail-address-refused', 'mail-not-sent', 'not-ready', 'push-address-refused'],
  ]);
});

test('every operation has been used, and every address is described', async () => {
  const unused = stage().description.operations.filter(
    ({ operationId }) => !succeeded.has(operationId),
  );
  // There is no certificate here (test/slow/service/https.test.ts), no relay of mails, and no contact
  // for push services.
  expect(unused.map(({ operationId }) => operationId)).toEqual([
    ...['readAuthority', 'setMailAddress', 'subscribeDevice', 'renewDevice'],
    ...['removePushedDevice', 'tryPush', 'askForNewPassword'],
  ]);
  const { RouteTable } = await built('platform/http/route-table');
  const routes = stage().testApp.app.get(RouteTable);
  for (const { path, method } of stage().description.operations) {
    const address = path.replaceAll(/\{\w+\}/g, 'x');
    expect(routes.methodsOf(address)).toContain(method);
    const described = stage().description.operations.filter((one) => one.path === path);
    const methods = new Set(described.map((one) => one.method));
    const open = routes.methodsOf(address).filter((one) => one !== 'HEAD');
    const also = /\/(hands|plans)\/preview$/.test(address) ? ['GET'] : [];
    expect([path, open]).toEqual([path, [...methods, ...also].sort()]);
  }
});

describe('the recorded examples', () => {
  const file = fileURLToPath(new URL('../../../docs/examples.json', import.meta.url));

  test('hold no secret and no address of a link', () => {
    const text = JSON.stringify(recorder.recorded(stage().base));
    const secrets = [...given].filter(([example]) => example.endsWith('_…'));
    for (const secret of [stage().karen, ...secrets.map(([, real]) => real)]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain(stage().base);
    expect(text).not.toMatch(/kop[a-z]+_[^…"]|#[\w-]{20}/);
    const longWords = text.match(/[\w-]{40,}/g) ?? [];
    expect(longWords.filter((word) => !/^([0-9a-f]{4})\1{15}$|^(.)\2+$/.test(word))).toEqual([]);
  });

  test('are those of docs/examples.json, which `npm run examples` writes', async () => {
    const recorded = recorder.recorded(stage().base);
    if (process.env['EXAMPLES'] === 'write') {
      await writeFile(file, `${JSON.stringify(recorded, null, 2)}\n`);
    }
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(recorded);
  });
});
