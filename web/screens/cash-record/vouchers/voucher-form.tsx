import { Alert, Button } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../../cash/cash.module.css';
import { FormFoot, VoucherFields, type Given } from '../money-fields.js';
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
    /** The texts of before, where the form was left with some; absent on a form that keeps none. */
    readonly draft?: { readonly isKept: boolean; readonly startOver: () => void };
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
      {form.draft?.isKept === true && <Draft onStartOver={form.draft.startOver} />}
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

/** Says that the texts are those that were typed before the form was left, and takes them away. */
function Draft({ onStartOver }: { readonly onStartOver: () => void }) {
  const { t } = useTranslation('cash-draft');
  return (
    <Alert color="brass" variant="outline" title={t('title')}>
      <Button variant="default" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </Alert>
  );
}
