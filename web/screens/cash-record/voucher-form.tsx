import type { ReactNode, SubmitEventHandler } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../cash/cash.module.css';
import { FormFoot, VoucherFields, type Given } from './money-fields.js';
import { ReceiptFilesField, type ReceiptFiles } from './receipt-files.js';

interface Props {
  /** Of `useVoucherForm`. */
  readonly form: {
    readonly club: string;
    readonly field: (name: 'day' | 'text' | 'receipt') => Given;
    readonly aboveForm: unknown;
    readonly isPending: boolean;
    /** Whether it is confirmed by sending it again. */
    readonly isAsked: boolean;
    readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  };
  /** The label of the button that records. */
  readonly submit?: string;
  /** The files that are attached to it; a voucher without strangers has none. */
  readonly receipts?: ReceiptFiles;
  /** The fields of its subject. */
  readonly children: ReactNode;
}

/** A voucher of the club's money: its subject, its day, text and receipt, and the button. */
export function VoucherForm({ form, submit, receipts, children }: Props) {
  const { t } = useTranslation('cash');
  return (
    <form noValidate className={classes['form']} onSubmit={form.onSubmit}>
      {children}
      <VoucherFields club={form.club} field={form.field} />
      {receipts !== undefined && <ReceiptFilesField receipts={receipts} />}
      <FormFoot
        error={form.aboveForm}
        isPending={form.isPending}
        submit={form.isAsked ? t('despite') : (submit ?? t('submit'))}
      />
    </form>
  );
}
