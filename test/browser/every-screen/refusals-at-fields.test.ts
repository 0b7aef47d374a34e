import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright-core';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { DuesVoucher } from '../../../src/cash-book/dues/dues.view.js';
import type { PlanPreview, PlanView } from '../../../src/cash-book/plans/plan.view.js';
import type { VoucherView } from '../../../src/cash-book/vouchers/voucher.view.js';
import { yearAccounts } from '../../../src/words/da/money/books.js';
import cash from '../../../web/words/da/cash.js';
import examining from '../../../web/words/da/examining.js';
import myMoney from '../../../web/words/da/my-money.js';
import { make, someone } from '../../support/access/access-club.js';
import { call, expectStatus, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { fill } from '../support/said.js';
import { openHouse, openMembers, openOwners, type House } from '../support/house.js';

/**
 * Every form of the money screens with the refusals that the reference documents for its route, about
 * each field of its body and about none: answers are mocked. A refusal is shown at the field that it
 * names, else in the alert of the form, and never lost.
 */

interface Form {
  /** The screen, after the club. */
  readonly screen: string;
  /** Fills it in, so that it can be sent. */
  readonly fill: (page: Page) => Promise<void>;
  /** The label of the button that sends it. */
  readonly send: string;
  readonly isDialog?: true;
  /** Before each try: a dialog that a refusal closed is opened again. */
  readonly again?: (page: Page) => Promise<void>;
}

const { examined, checks } = yearAccounts;

const opens = async (page: Page, name: RegExp | string) => {
  await page.getByRole('button', { name }).first().tap();
  await page.getByRole('dialog').waitFor();
};
const typed = (labels: Readonly<Record<string, string>>) => async (page: Page) => {
  for (const [label, text] of Object.entries(labels))
    await page.getByRole('textbox', { name: label }).or(page.getByLabel(label)).first().fill(text);
};
const chosen = (label: string, also: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.getByLabel(label).selectOption({ index: 1 });
  await also(page);
};
const amount = typed({ [cash.amount]: '20' });
const send = cash.submit;
const activeRate = fill(cash.dues.eachOf, { class: cash.dues.classes.active });

const RECORDS: Readonly<Record<string, Form>> = {
  receiveMoney: {
    screen: 'money/record/received',
    fill: chosen(cash.record.received.member, amount),
    send,
  },
  payOutMoney: {
    screen: 'money/record/paid-out',
    fill: chosen(cash.record['paid-out'].member, amount),
    send,
  },
  recordExpense: { screen: 'money/record/expense', fill: amount, send },
  movePurse: { screen: 'money/record/between-purses', fill: amount, send },
  countPurse: {
    screen: 'money/record/counted',
    fill: typed({ [cash.record.counted.counted]: '20', [cash.record.counted.why]: 'x' }),
    send,
  },
  chargeDues: {
    screen: 'money/record/dues',
    fill: typed({ [cash.dues.name]: 'K', [activeRate]: '20' }),
    send: cash.dues.charge,
  },
  recordOpeningBalances: {
    screen: 'money/record/opening',
    fill: typed({ Anna: '20' }),
    send,
  },
  addAccount: {
    screen: 'money/accounts',
    fill: typed({ [cash.accounts.name]: 'Bank' }),
    send: cash.accounts.add,
  },
  changeBooks: {
    screen: 'money/settings',
    fill: typed({ [cash.settings.firstDay]: '2001-01-01' }),
    send: cash.save,
  },
};

inBrowser('refusals at their fields', () => {
  let house: House;
  let owners: Page;
  let members: Page;
  let auditors: Page;
  let reference: ReadonlyMap<string, Refusable>;
  let forms: Readonly<Record<string, Form>>;

  beforeAll(async () => {
    house = await openHouse();
    // Money moves between two purses.
    const giro = { body: { type: 'purse', name: 'Giro' } };
    expectStatus(await call(house.base, 'POST', `/v1/clubs/${house.club}/accounts`, giro), 201);
    reference = await readReference();
    owners = await (await openOwners(house)).newPage();
    members = await (await openMembers(house, house.idOf('Erik'))).newPage();
    auditors = await (await openMembers(house, house.idOf('Dorte'), 'auditor')).newPage();
    forms = { ...RECORDS, ...(await dialogs(house)), ...(await ofYears(house)) };
  });
  afterAll(() => house.close());

  /** Sends the form that is open again and again, each time refused in another way. */
  async function walk(page: Page, refusable: Refusable, { send: label, isDialog, again }: Form) {
    const { codes, fields } = refusable;
    const rounds = Math.max(codes.length, fields.length + 1);
    for (let round = 0; round < rounds; round++) {
      const field = [undefined, ...fields][round % (fields.length + 1)];
      const code = codes[round % codes.length];
      const detail = `Afvist ${round}: ${code} ${field ?? ''}`.trim();
      const refusal = refusalOf({ code, detail, field });
      await page.unroute('**/v1/**');
      await page.route('**/v1/**', (route) =>
        isWrite(route.request()) ? route.fulfill(refusal) : route.fallback(),
      );
      await again?.(page);
      const place = isDialog ? page.getByRole('dialog') : page;
      await place.getByRole('button', { name: label, exact: true }).last().tap();
      await place.getByText(detail).first().waitFor();
      const input = place.locator(`[name="${field ?? 'none'}"]:visible`);
      if ((await input.count()) === 0) continue;
      expect([detail, await input.first().getAttribute('aria-invalid')]).toEqual([detail, 'true']);
      expect([detail, await place.getByRole('alert').count()]).toEqual([detail, 0]);
    }
    await page.unroute('**/v1/**');
  }

  test.each([
    ...Object.keys(RECORDS),
    'reverseVoucher',
    'waiveDues',
    'confirmPayment',
    'declinePayment',
    'transferDone',
    'dropTransfer',
    'reportPayment',
    'setBudget',
    'examineYear',
    'putRemark',
  ])('%s: each documented refusal, at each field and at none', async (operation) => {
    const form = forms[operation];
    if (form === undefined) throw new Error(`no form sends ${operation}`);
    const others = { reportPayment: members, examineYear: auditors, putRemark: auditors };
    const page = Object.entries(others).find(([name]) => name === operation)?.[1] ?? owners;
    await page.goto(`/clubs/${house.club}/${form.screen}`);
    await form.fill(page);
    const refusable = reference.get(operation);
    if (refusable === undefined) throw new Error(`the reference has no ${operation}`);
    await walk(page, refusable, form);
  });

  test('a line of the budget is refused where it is', async () => {
    const refuse = async (page: Page, field: string) => {
      await page.unroute('**/v1/**');
      await page.route('**/v1/**', (route) =>
        isWrite(route.request())
          ? route.fulfill(refusalOf({ code: 'validation-failed', detail: field, field }))
          : route.fallback(),
      );
    };
    const { setBudget } = forms;
    await owners.goto(`/clubs/${house.club}/${setBudget?.screen}`);
    await typed({ Kontingent: '20', Kaffe: '30' })(owners);
    await refuse(owners, 'lines[1].amount');
    await owners.getByRole('button', { name: cash.years.budget.do }).tap();
    await owners.getByText('lines[1].amount').waitFor();
    const invalid = async (label: string) =>
      (await owners.getByLabel(label).first().getAttribute('aria-invalid')) === 'true';
    expect([await invalid('Kontingent'), await invalid('Kaffe')]).toEqual([false, true]);
  });
});

/** The refusals of an operation by their codes, and the fields of its body. */
interface Refusable {
  readonly codes: readonly string[];
  readonly fields: readonly string[];
}

interface Reference {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationOf>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SchemaOf>> };
}

interface OperationOf {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly $ref: string } }>>;
  };
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}

interface SchemaOf {
  readonly properties?: Readonly<Record<string, unknown>>;
}

async function readReference(): Promise<ReadonlyMap<string, Refusable>> {
  const file = new URL('../../../docs/openapi.json', import.meta.url);
  const { paths, components } = JSON.parse(await readFile(file, 'utf8')) as Reference;
  const all = Object.values(paths).flatMap((item) => Object.values(item));
  return new Map(
    all.map(({ operationId, requestBody, responses }) => {
      const name = requestBody?.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
      const codes = Object.entries(responses).flatMap(([status, { description = '' }]) => {
        const found = [...description.matchAll(/^`([a-z-]+)`:/gm)];
        const its = found.map(([, code = '']) => code).filter((code) => !OF_ALL.test(code));
        return status.startsWith('4') ? its : [];
      });
      const fields = Object.keys(components.schemas[name]?.properties ?? {});
      return [operationId, { codes, fields }];
    }),
  );
}

/** A refusal as the service answers it. */
function refusalOf(said: { code: string | undefined; detail: string; field?: string | undefined }) {
  const body = { type: 'about:blank', title: said.detail, status: 409, params: {}, ...said };
  return {
    status: 409,
    contentType: 'application/problem+json',
    body: JSON.stringify({ ...body, reason: 'mocked' }),
  };
}

/** Codes of every write, which are about the request and no field of it. */
const OF_ALL = /malformed|idempotency|csrf|acting-member/;

const isWrite = (request: Request) => request.method() !== 'GET';

/** The forms of a year: the budget of this one, and the examination of the last, which is closed. */
async function ofYears(house: House): Promise<Readonly<Record<string, Form>>> {
  const { base, club } = house;
  const path = (what: string) => `/v1/clubs/${club}/${what}`;
  const { today, years } = await read<BooksView>(base, path('books'));
  const last = `${Number(today.slice(0, 4)) - 1}-01-01`;
  const begins = { body: { firstDay: last } };
  expectStatus(await call(base, 'PATCH', path('books'), begins), 200);
  const { accounts } = await read<AccountList>(base, path('accounts'));
  const purse = accounts.find(({ code }) => code === 'drawer')?.id;
  const received = { day: last, member: house.idOf('Anna'), purse, amount: 100 };
  await make(base, path('money-received'), received);
  await make(base, path(`years/${last}/close`), undefined, { version: 1 });
  const asks = async (page: Page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: examining.do, exact: true }).tap();
    await page.getByRole('dialog').waitFor();
  };
  return {
    setBudget: {
      screen: `money/years/${years[0]?.firstDay ?? today}/budget`,
      fill: typed({ Kontingent: '20' }),
      send: cash.years.budget.do,
    },
    examineYear: {
      screen: `money/years/${last}`,
      fill: async (page) => {
        await page.getByLabel(checks['purses-counted'], { exact: true }).check();
        await page.getByLabel(examined.conclusions.approved, { exact: true }).check();
      },
      again: asks,
      // The purse was not counted, and no voucher was looked at.
      send: examining.confirm.despite,
    },
    putRemark: {
      screen: `money/years/${last}`,
      fill: async (page) => {
        await page.getByRole('button', { name: examining.put.do, exact: true }).tap();
        await page.getByRole('dialog').locator('textarea').fill('Bilag 3');
      },
      send: examining.put.confirm,
      isDialog: true,
    },
  };
}

/** The forms that are about something that was recorded before. */
async function dialogs(house: House): Promise<Readonly<Record<string, Form>>> {
  const { base, club } = house;
  const path = (what: string) => `/v1/clubs/${club}/${what}`;
  const { accounts } = await read<AccountList>(base, path('accounts'));
  const purse = accounts.find(({ code }) => code === 'drawer')?.id;
  const { today: day } = await read<BooksView>(base, path('books'));
  const [member, other] = ['Anna', 'Bent'].map(house.idOf);
  const received = await make<VoucherView>(base, path('money-received'), {
    ...{ day, member: other, purse, amount: 100 },
  });
  const lines = [{ member, class: 'active', amount: 5000 }];
  await make<DuesVoucher>(base, path('dues'), { day, name: 'K', dueDay: day, lines });
  const anna = await someone(base, club, 'member', member);
  await make(base, path('payments'), { amount: 100, day }, { as: anna.token });
  const asked = { way: 'purse', purse, on: day };
  const { digest } = await make<PlanPreview>(base, path('plans/preview'), asked);
  const plan = await make<PlanView>(base, path('plans'), { ...asked, digest });
  const why = async (page: Page) => {
    await page.getByRole('dialog').locator('textarea').fill('x');
  };
  const asks = (name: RegExp | string, also = async (_page: Page) => {}) => ({
    isDialog: true as const,
    fill: async (page: Page) => {
      await opens(page, name);
      await also(page);
    },
  });
  const { payments, dues, reverse } = cash;
  const { settlingUp } = myMoney;
  return {
    reverseVoucher: {
      screen: `money/vouchers/${received.event}`,
      send: reverse.do,
      ...asks(reverse.do, why),
    },
    waiveDues: {
      screen: 'money/dues',
      send: dues.waive,
      ...asks(fill(dues.waiveOf, { name: 'Anna' }), why),
    },
    confirmPayment: { screen: 'money', send: payments.confirm, ...asks(/Bekræft/) },
    declinePayment: { screen: 'money', send: payments.decline, ...asks(/Afvis/, why) },
    transferDone: {
      screen: `settling-up/plans/${plan.id}`,
      send: settlingUp.done,
      ...asks(settlingUp.done),
    },
    dropTransfer: {
      screen: `settling-up/plans/${plan.id}`,
      send: settlingUp.drop,
      ...asks(settlingUp.drop, why),
    },
    reportPayment: {
      screen: 'my-money/paid',
      fill: typed({ [cash.amount]: '20' }),
      send: myMoney.paid.submit,
    },
  };
}
