import type { ProblemCode } from '../../../src/problems/kinds.js';
import { bodiesOf } from '../../support/reference/bodies.js';
import { EXAMPLE } from '../../support/reference/ids.js';
import {
  addMembers,
  browserOf,
  pairTablet,
  PLAYERS,
  raise,
  send,
  signUp,
  stage,
  useUp,
  type Sending,
} from '../../support/reference/stage.js';

/** Every operation of the reference, with each kind of caller that the guard refuses. */

let end: () => Promise<void>;

beforeAll(async () => {
  end = await raise();
  await addMembers(PLAYERS);
});
afterAll(() => end());

describe('the guard refuses where the reference says so, and nowhere else', () => {
  const OF_THE_GUARD: readonly ProblemCode[] = [
    'not-signed-in',
    'not-allowed',
    'csrf-token-wrong',
    'acting-member-malformed',
    'too-many-requests',
  ];
  /** Routes that end a sign-in come last. */
  const LAST = ['signOutEverywhere', 'signOut'];
  const refused = new Map<string, Set<string>>();
  /** By operation: an answer given once is neither read nor drawn again for the next. */
  const tags = new Map<string, string>();

  /** Sends an operation as near to nothing as its address allows. */
  async function touch(id: string, sending: Sending): Promise<string> {
    const { method, requestBody } = stage().description.operation(id);
    const body = method === 'GET' || requestBody === undefined ? {} : { body: {} };
    const answer = await send(id, { key: null, known: tags.get(id), ...body, ...sending });
    const etag = answer.headers.get('etag');
    if (etag !== null) tags.set(id, etag);
    const code = String(answer.body['code']);
    refused.set(id, (refused.get(id) ?? new Set()).add(code));
    return code;
  }

  function documented(id: string): ProblemCode[] {
    const operation = stage().description.operation(id);
    return Object.keys(operation.responses).flatMap((status) => {
      const { content } = stage().description.response(operation, Number(status));
      return Object.keys(content['application/problem+json']?.examples ?? {}) as ProblemCode[];
    });
  }

  test('for nobody, a page of another site, and a caller who names another member', async () => {
    const { cookie } = browserOf(await send('signIn', { example: 'browser', as: null }));
    const auditor = await signUp('auditor');
    for (const { operationId: id } of stage().description.operations) {
      await touch(id, { as: null });
      await touch(id, { browser: { cookie } });
      if (LAST.includes(id)) continue;
      const code = await touch(id, { actor: 'Karen' });
      // There is an office that an owner has not by owning.
      if (code === 'not-allowed') await touch(id, { actor: 'Karen', as: auditor });
      await touch(id, { actor: EXAMPLE.else });
    }
  });

  test('for each role, and a device', async () => {
    const everybody = [await pairTablet()];
    for (const role of ['member', 'auditor', 'treasurer', 'secretary', 'owner'] as const) {
      everybody.push(await signUp(role));
    }
    const ids = stage().description.operations.map(({ operationId }) => operationId);
    for (const id of [...ids.filter((one) => !LAST.includes(one)), ...LAST]) {
      for (const as of everybody) await touch(id, { as });
    }
  });

  /** Routes with a limit of work at once, or of reads from one network. */
  const BOUNDED = new Set([
    'listen',
    'exportClub',
    'hledgerJournal',
    'readHeld',
    'verifyClub',
    'readAudit',
    'readFineRegister',
    'readLedger',
    'readStatement',
    'listVouchers',
    'readAccountCard',
    'listCorrections',
    'listDues',
    'listArrears',
    'listMatches',
    'listOpenItems',
    'listPlans',
    'readPlan',
    'readReceipt',
    'readReconciliations',
    'readYearAccounts',
    'readSheet',
    'readStatementPaper',
    'readFineRegisterPaper',
    'readAccountsPaper',
    'readStandingsPaper',
    'listRevisions',
    'listHands',
    'readSteps',
    'listMeldinger',
    'readClosingStatement',
    'readStatistics',
    'readCountedHands',
    'readCountedPoints',
    'readRecords',
    'readWhoPaidWhom',
    'readHeadToHead',
    'readStandings',
    'readPublicBook',
  ]);
  const isBoundedRead = (id: string) => BOUNDED.has(id) || id.startsWith('tableOf');

  test('for a caller with too many requests', async () => {
    // Somebody who has written nothing: an instance counts some writes ahead.
    const as = await signUp('owner');
    const { body } = await send('readMe', { as });
    const giveBack = await useUp((body['user'] as { id: string }).id);
    for (const { operationId: id, method } of stage().description.operations) {
      const [example] = Object.keys(bodiesOf(id));
      const code = await touch(id, { as, ...(example !== undefined && { example }) });
      expect([id, code === 'too-many-requests']).toEqual([id, method !== 'GET']);
      // A read can be too much at once.
      const isBounded = method === 'GET' && isBoundedRead(id);
      expect([id, documented(id).includes('too-many-requests')]).toEqual([
        id,
        method !== 'GET' || isBounded,
      ]);
    }
    await giveBack();
  });

  test('which is what the reference says', () => {
    const only = (codes: Iterable<string>) =>
      [...codes].filter((code) => (OF_THE_GUARD as readonly string[]).includes(code)).sort();
    for (const { operationId: id } of stage().description.operations) {
      // That there is too much of it at once is not tried here.
      const said = documented(id)
        .filter((code) => code !== 'too-many-requests' || !isBoundedRead(id))
        // Hidden fines are no matter of the guard's.
        .filter((code) => code !== 'not-allowed' || id !== 'readCountedHands');
      expect([id, only(refused.get(id) ?? [])]).toEqual([id, only(said)]);
    }
  });
});
