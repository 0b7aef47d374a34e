import { MOST_ONE_AMOUNT } from '../../../../src/money/amount.js';
import type { Doubt } from '../../../../src/money/reasons/doubts.js';
import { moneyReads } from '../../../api/money/money-reads.js';
import { useAmount } from '../../../parts/form/fields/use-amount.js';
import { useDoubts } from '../../../parts/form/use-doubts.js';
import { useKeeping, useKeptFields } from '../../../parts/form/use-kept-fields.js';
import { useWrite } from '../../../parts/form/use-write.js';
import { toast } from '../../../parts/notices/toast.js';
import { useNavigate, usePlace } from '../../../routing/use-routing.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { CashProps } from '../../cash/cash-props.js';
import { useToday } from '../money-fields.js';
import type { ReceiptFiles } from './receipt-files.js';
import { useMoneyForm } from '../use-money-form.js';

/** The fields that every voucher has beside its subject. */
const ON_VOUCHER = { day: '', text: '', receipt: '' };
const OPTIONAL = ['text', 'receipt'] as const;

/** The same as the service takes them. */
interface OnVoucher {
  readonly day: string;
  readonly text: string;
  readonly receipt: string | null;
  readonly despite: Doubt[];
}

interface Options<Fields extends Record<string, string>, Subject> {
  /** The fields of its subject, with what they start from. */
  readonly initial: Fields;
  readonly amounts?: readonly (keyof Fields & string)[];
  readonly optional?: readonly (keyof Fields & string)[];
  /** Whether an amount may be nothing at all. */
  readonly mayBeNothing?: boolean;
  /** Other fields that the form shows, as the service names them. */
  readonly others?: readonly string[];
  /** The subject as the service takes it; null where something is missing, which the form shows. */
  readonly subject: (said: Fields, minor: (text: string) => number) => Subject | null;
  readonly write: (body: Subject & OnVoucher, key: string) => Promise<Written | null>;
  /** The files that are attached to the voucher once it is recorded. */
  readonly receipts?: ReceiptFiles;
  /** The proposed day; today when left out. */
  readonly day?: string;
}

/** The voucher that was recorded. */
interface Written {
  readonly event: number;
  readonly label: string;
}

/**
 * The form of a voucher of the club's money. It records, names the voucher, and goes back to the
 * purses. It waits for the network: money is not kept on a device and sent later.
 */
export function useVoucherForm<Fields extends Record<string, string>, Subject>(
  { club: { id: club, currency } }: CashProps,
  {
    initial,
    amounts = [],
    optional = [],
    mayBeNothing = false,
    others = [],
    subject,
    write,
    receipts,
    day: proposed,
  }: Options<Fields, Subject>,
) {
  const { href, search } = usePlace();
  const goOn = useWayOn(club);
  const writing = useWrite(async (body: Subject & OnVoucher, key) => {
    const voucher = await write(body, key);
    const isWhole = voucher === null || (await receipts?.attachTo(voucher.event)) !== false;
    return { voucher, isWhole };
  }, moneyReads(club));
  const today = useToday(club);
  const { write: asTyped } = useAmount(currency);
  const said = saidBefore(
    { ...initial, ...ON_VOUCHER, day: proposed ?? today },
    search,
    (name, value) => (amounts.includes(name) ? typedAmount(value, asTyped) : value),
  );
  const kept = useKeptFields(href, said);
  const form = useMoneyForm(kept.first, {
    currency,
    error: writing.error,
    amounts,
    optional: [...OPTIONAL, ...optional],
    mayBeNothing,
    others,
  });
  const minor = (text: string) => form.amount.read(text, mayBeNothing) ?? 0;
  useKeeping(kept.kept, form.texts);
  const doubts = useDoubts();
  const onSubmit = form.submit((said) => {
    const its = subject(said, minor);
    if (its === null) return;
    const { day, text, receipt } = said;
    const body = { ...its, day, text, receipt: receipt.trim() === '' ? null : receipt };
    const sent = doubts.confirmed(body);
    writing.mutate(sent, {
      onError: (error) => {
        doubts.refused(body, sent.despite, error);
      },
      onSuccess: ({ voucher, isWhole }) => {
        kept.clear();
        goOn(voucher, isWhole);
      },
    });
  });
  const { isPending, error } = writing;
  const draft = {
    isKept: kept.isKept,
    startOver: () => {
      for (const [name, text] of Object.entries(kept.empty)) form.set(name, text);
      kept.clear();
    },
  };
  const { isAsked } = doubts;
  return { ...form, club, currency, onSubmit, error, isPending, isAsked, draft };
}

/**
 * The way on from a record: it is named, and the screen goes back to where the form was opened; to the voucher
 * where a receipt of it was not sent.
 */
function useWayOn(club: string) {
  const { t } = useTranslation(['cash', 'receipts']);
  const navigate = useNavigate();
  const { search } = usePlace();
  return (voucher: Written | null, isWhole: boolean) => {
    if (voucher !== null && !isWhole) {
      toast(t('receipts:onForm.left', { label: voucher.label }));
      void navigate({
        to: '/clubs/$club/money/vouchers/$voucher',
        params: { club, voucher: String(voucher.event) },
      });
      return;
    }
    toast(voucher === null ? t('done') : t('recorded', { label: voucher.label }));
    const purse = search.get('reconcile');
    void navigate(
      purse === null
        ? { to: '/clubs/$club/money', params: { club } }
        : { to: '/clubs/$club/money/purses/$purse/reconciliation', params: { club, purse } },
    );
  };
}

/**
 * The fields as the address has them: a line of the bank, or a member who owes, fills in what it says.
 *
 * @param textOf the text of a field for its value in the address
 */
function saidBefore<Fields extends Record<string, string>>(
  fields: Fields,
  search: URLSearchParams,
  textOf: (name: string, value: string) => string,
): Fields {
  const said = Object.keys(fields).flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, textOf(name, value)] as const];
  });
  return { ...fields, ...Object.fromEntries(said) };
}

/** An amount of the address, in minor units, as one types it; empty for anything but an amount. */
function typedAmount(value: string, asTyped: (minor: number) => string): string {
  const minor = /^\d+$/.test(value) ? Number(value) : 0;
  return minor > 0 && minor <= MOST_ONE_AMOUNT ? asTyped(minor) : '';
}
