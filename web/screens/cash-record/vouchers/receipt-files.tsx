import { FileInput } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { newKey } from '../../../api/new-key.js';
import { attachReceipt } from '../../../api/money/receipts.js';
import { useTranslation } from '../../../words/use-translation.js';
import { dropSharedFiles, type SharedFile } from '../../shared/shared-files.js';
import { toSend } from '../../vouchers/scaled-photo.js';

/** The files that are chosen on a form, before its voucher exists. */
export interface ReceiptFiles {
  readonly files: readonly File[];
  readonly choose: (files: readonly File[]) => void;
  /**
   * Attaches them to the voucher that was recorded.
   * @returns whether all of them are attached; the voucher is recorded either way
   */
  readonly attachTo: (voucher: number) => Promise<boolean>;
}

const NONE: readonly SharedFile[] = [];

/** @param shared files that were shared to the app: they are chosen, and kept there until attached */
export function useReceiptFiles(club: string, shared: readonly SharedFile[] = NONE): ReceiptFiles {
  const [chosen, choose] = useState<readonly File[] | null>(null);
  const files = chosen ?? shared.map(({ file }) => file);
  const keys = useRef(new Map<File, string>());
  const keyOf = (file: File) => {
    const key = keys.current.get(file) ?? newKey();
    keys.current.set(file, key);
    return key;
  };
  const attachTo = async (voucher: number) => {
    try {
      // One by one: a phone holds one scaled photo at a time, and they keep their order.
      for (const file of files) {
        await attachReceipt(club, voucher, await toSend(file), keyOf(file));
        const kept = shared.find((one) => one.file === file);
        if (kept !== undefined) await dropSharedFiles([kept.key]);
      }
      return true;
    } catch {
      // The page of the voucher shows which of them it has, and takes the others.
      return false;
    }
  };
  return { files, choose, attachTo };
}

/** Photos and PDF of the receipt, from the camera or from files. */
export function ReceiptFilesField({ receipts }: { readonly receipts: ReceiptFiles }) {
  const { t } = useTranslation('receipts');
  const { files, choose } = receipts;
  return (
    <FileInput
      multiple
      clearable
      accept="image/*,application/pdf"
      label={t('onForm.label')}
      description={t('onForm.hint')}
      placeholder={t('onForm.choose')}
      leftSection={<IconPaperclip size={20} aria-hidden />}
      // As large as a finger: the button has a size of its own.
      clearButtonProps={{ 'aria-label': t('onForm.clear'), style: { width: 44, height: 44 } }}
      rightSectionWidth={48}
      value={[...files]}
      onChange={choose}
    />
  );
}
