import { randomUUID } from 'node:crypto';
import { bodyOf } from '../reference/bodies.js';
import { EXAMPLE } from '../reference/ids.js';
import { given, send, show } from '../reference/stage.js';

/** The recurring expenses of the API reference: the rent is added, booked, skipped, and ended. */
export async function walkRecurring(): Promise<void> {
  const { body: list } = await send('listAccounts');
  const accounts = list['accounts'] as { id: string; code: string | null }[];
  for (const [example, code] of [
    [EXAMPLE.roomAccount, 'room'],
    [EXAMPLE.purse, 'drawer'],
  ] as const) {
    given.set(example, accounts.find((one) => one.code === code)?.id ?? '');
  }
  const added = await send('addRecurringExpense', { example: 'rent' });
  given.set(EXAMPLE.recurring, String(added.body['recurring']));
  show('addRecurringExpense', added, 'added');
  show('recordExpense', await send('recordExpense', { example: 'rent' }), 'rent');
  const skipped = await send('skipRecurringExpense', { example: 'skipped' });
  show('skipRecurringExpense', skipped, 'skipped');
  const again = await send('proposeDueDayAgain', { example: 'again' });
  show('proposeDueDayAgain', again, 'again');
  expect((await send('skipRecurringExpense', { example: 'skipped' })).status).toBe(201);
  show('listRecurringExpenses', await send('listRecurringExpenses'), 'rent');
  // One after the other: the first refusal of a kind is the recorded one.
  const refused = [
    await send('recordExpense', { example: 'rent' }),
    await send('skipRecurringExpense', { example: 'skipped', path: { recurringId: randomUUID() } }),
    await send('proposeDueDayAgain', { example: 'again', path: { recurringId: randomUUID() } }),
    await send('addRecurringExpense', {
      body: { ...(bodyOf('addRecurringExpense', 'rent') as object), lastDay: '2026-01-01' },
    }),
  ];
  expect(refused.map(({ body }) => body['code'])).toEqual([
    'recurring-refused',
    'recurring-not-found',
    'recurring-not-found',
    'validation-failed',
  ]);
  const ended = await send('changeRecurringExpense', { example: 'ended' });
  show('changeRecurringExpense', ended, 'ended');
}
