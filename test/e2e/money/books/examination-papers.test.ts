import { expectStatus, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { withPoppler } from '../../../support/files/poppler.js';
import { ClosedYear } from '../../../support/money/examined-year.js';

/** Examinations on the paper of the accounts. */

let served: ServedApp;
beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
afterAll(() => served.close());

withPoppler('the accounts on paper', () => {
  test('say whose signature is of which figures, and what was not looked at', async () => {
    const year = await ClosedYear.of(served);
    expect(await year.paper()).toContain('The accounts have not been examined.');
    const voucher = await year.voucher();
    await year.put('Receipt 12 is missing.');
    await year.put('Of another day.', { voucher });
    const as = year.treasurer.token;
    expectStatus(await year.send('remarks/2/answer', { answer: 'Mistyped.' }, { as }), 200);
    const by = { as: year.auditor.token };
    expectStatus(await year.send('remarks/2/settle', undefined, by), 200);
    await year.sign({ conclusion: 'approved-with-reservations', looked: [voucher] });
    const signed = await year.paper();
    const [name = ''] = year.auditor.name.split('@');
    expect(signed).not.toContain('have not been examined');
    expect(signed).toMatch(new RegExp(`Signed by ${name}, .*: approved with reservations`));
    expect(signed).toContain('Of the figures in these accounts.');
    expect(signed).toMatch(/Looked at: The purses were counted Not looked at: The vouchers have/);
    expect(signed).toContain('Settled remarks: 2 Open remarks: 1');
    expect(signed).toMatch(/Remark 1: Receipt 12 is missing\. \(.*\) – Not answered/);
    expect(signed).toContain('Vouchers: 1 of 1 vouchers looked at Vouchers looked at, no.: 1');
    const label = `${year.firstDay.slice(0, 4)}-1`;
    const answered = `Remark 2 about voucher ${label}: Of another day\\. \\(${name}, .*\\)`;
    const settled = `Answer: Mistyped\\. \\(.*\\) Settled: ${name}, `;
    expect(signed).toMatch(new RegExp(`${answered} ${settled}`));
    // The purse was never used: the books do not contradict its count.
    expect(signed).not.toContain('According to the books');
    expect(signed).toContain('Total equity 15.00');
    expect(signed).not.toContain(year.auditor.name);

    await year.send('reopen', { why: 'A receipt.' }, { version: 2 });
    await year.send('close', undefined, { version: 3 });
    const again = await year.paper();
    expect(again).toContain('The accounts have not been examined.');
    expect(again).toMatch(/Of the accounts as they were before the year was opened again on/);
    expect(again).not.toContain('Of the figures in these accounts.');
    expect(again).toContain('Since the signature: No figure has changed.');
  });

  test('say what the books hold against the points that were ticked', async () => {
    const year = await ClosedYear.of(served, { spends: true });
    await year.sign({ ticked: ['vouchers-have-receipts', 'purses-counted', 'dues-charged'] });
    const signed = await year.paper();
    expect(signed).toContain(
      'According to the books: No count and no reconciliation of Cash box covers the whole year. 1 voucher has no receipt. No dues were charged in the year.',
    );
    expect(signed).toContain('Cash box Never counted');
  });

  test('name nobody else to a member, and list no vouchers', async () => {
    const year = await ClosedYear.of(served);
    const own = await year.paper(year.anna.token);
    expect(own).toContain('Anna');
    expect(own).not.toContain('Bent');
    const all = await year.paper();
    expect(all).toContain('Bent');
    expect([own.includes('Vouchers'), all.includes('Vouchers')]).toEqual([true, true]);
    const label = `${year.firstDay.slice(0, 4)}-1`;
    expect([own.includes(`${label} `), all.includes(`${label} `)]).toEqual([false, true]);
  });
});
