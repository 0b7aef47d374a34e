import { Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type ShownVoucher } from '../../api/money/cash.js';
import { moneyReads } from '../../api/money/money-reads.js';
import { addressOfReceipt, attachReceipt, removeReceipt } from '../../api/money/receipts.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useWrite } from '../../parts/form/use-write.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/notices/toast.js';
import { useTranslation } from '../../words/use-translation.js';
import { toSend } from './scaled-photo.js';

interface Props {
  readonly club: MyClub;
  readonly voucher: ShownVoucher;
}

type Receipt = ShownVoucher['attached'][number];

/** The receipts of a voucher: photos are shown, a PDF is saved; those that were removed are named. */
export function Receipts({ club, voucher }: Props) {
  const { t } = useTranslation('receipts');
  const keeps = may(club, 'keep-money');
  const [removing, remove] = useState<Receipt | null>(null);
  const { attached, event, receipt, lacksReceipt } = voucher;
  if (attached.length === 0 && !may(club, 'read-money')) return null;
  return (
    <Section title={t('title')}>
      <Stack gap="sm" mt="sm">
        {lacksReceipt && <Text fw={650}>{t('lacking')}</Text>}
        {receipt !== null && <Text>{t('onPaper', { receipt })}</Text>}
        {attached.length === 0 && !lacksReceipt && <Text>{t('none')}</Text>}
        {attached.map((one) => (
          <OneReceipt key={one.event} club={club} receipt={one} onRemove={keeps ? remove : null} />
        ))}
        {keeps && <Attach club={club} voucher={event} />}
      </Stack>
      <ConfirmWrite
        opened={removing !== null}
        onClose={() => {
          remove(null);
        }}
        title={t('remove.title')}
        confirm={t('remove.do')}
        reason={{ label: t('remove.why'), description: t('remove.whyHint') }}
        body={removing === null ? null : { receipt: removing.event }}
        write={({ receipt }, key, why) => {
          return removeReceipt(club.id, { voucher: event, receipt }, why, key);
        }}
        reads={moneyReads(club.id)}
        done={t('remove.done')}
      >
        <Text>{t('remove.text')}</Text>
      </ConfirmWrite>
    </Section>
  );
}

interface ReceiptProps {
  readonly club: MyClub;
  readonly receipt: Receipt;
  /** Null for who may not. */
  readonly onRemove: ((receipt: Receipt) => void) | null;
}

function OneReceipt({ club, receipt, onRemove }: ReceiptProps) {
  const { t } = useTranslation('receipts');
  const dates = useDates();
  const { event, voucher, mediaType, name, time, actorName, also, removal } = receipt;
  const href = addressOfReceipt(club.id, voucher, event);
  const called = name ?? (mediaType === 'application/pdf' ? t('pdf') : t('photo'));
  const when = dates.short(time.slice(0, 10));
  if (removal !== null) {
    const { actorName: by, why } = removal;
    const gone = t('removed', { called, by, day: dates.short(removal.time.slice(0, 10)) });
    return <Text c="dimmed">{why === '' ? gone : `${gone} ${why}`}</Text>;
  }
  return (
    <Group align="flex-start" wrap="nowrap">
      {mediaType !== 'application/pdf' && (
        <a href={href} target="_blank" rel="noreferrer">
          <img
            src={href}
            alt={called}
            loading="lazy"
            style={{ width: '6rem', height: '6rem', objectFit: 'cover', display: 'block' }}
          />
        </a>
      )}
      <Stack gap={4} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Anchor href={href} target="_blank" rel="noreferrer">
          {called}
        </Anchor>
        <Text size="sm" c="dimmed">
          {t('attached', { day: when, by: actorName })}
        </Text>
        {also.length > 0 && (
          <Text size="sm">{t('also', { labels: also.map(({ label }) => label).join(', ') })}</Text>
        )}
        {onRemove !== null && (
          <Button
            variant="default"
            onClick={() => {
              onRemove(receipt);
            }}
          >
            {t('remove.do')}
          </Button>
        )}
      </Stack>
    </Group>
  );
}

/** A file that was chosen, by what distinguishes it from another one: the key of the write follows it. */
interface Chosen {
  readonly file: File;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

function Attach({ club, voucher }: { readonly club: MyClub; readonly voucher: number }) {
  const { t } = useTranslation('receipts');
  const [chosen, choose] = useState<Chosen | null>(null);
  const writing = useWrite(async ({ file }: Chosen, key: string) => {
    return attachReceipt(club.id, voucher, await toSend(file), key);
  }, moneyReads(club.id));
  const send = (one: Chosen) => {
    writing.mutate(one, {
      onSuccess: () => {
        choose(null);
        toast(t('done'));
      },
    });
  };
  return (
    <>
      <Group>
        <FileButton
          accept="image/*,application/pdf"
          onChange={(file) => {
            if (file === null) return;
            const { name, size, lastModified } = file;
            const one = { file, name, size, lastModified };
            choose(one);
            send(one);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" loading={writing.isPending}>
              {t('add')}
            </Button>
          )}
        </FileButton>
        {writing.isError && chosen !== null && (
          <Button
            onClick={() => {
              send(chosen);
            }}
          >
            {t('again')}
          </Button>
        )}
      </Group>
      <div role="status">
        <ProblemNote error={writing.error} />
      </div>
    </>
  );
}
