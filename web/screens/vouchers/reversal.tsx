import { Text } from '@mantine/core';
import { useState } from 'react';
import { booksQuery, moneyReads, reverseVoucher, type Voucher } from '../../api/money/cash.js';
import type { MyClub } from '../../api/people/me.js';
import { ReasonField } from '../../parts/form/reason-field.js';
import { Confirm } from '../../parts/page/sheet.js';
import { toast } from '../../parts/page/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { useSuspenseQuery } from '@tanstack/react-query';

interface Props {
  readonly club: MyClub;
  readonly voucher: Voucher;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes a voucher back by another one, under today, with why. */
export function Reversal({ club, voucher, opened, onClose }: Props) {
  const { t } = useTranslation('cash');
  const navigate = useNavigate();
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const [why, setWhy] = useState('');
  const reversing = useWrite(
    (body: { day: string; why: string }, key) => reverseVoucher(club.id, voucher.event, body, key),
    moneyReads(club.id),
  );
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title={t('reverse.title', { label: voucher.label })}
      confirm={t('reverse.do')}
      isPending={reversing.isPending}
      isReady={why.trim() !== ''}
      error={reversing.error}
      onConfirm={() => {
        reversing.mutate(
          { day: books.today, why },
          {
            onSuccess: ({ event, label }) => {
              onClose();
              toast(t('recorded', { label }));
              void navigate({
                to: '/clubs/$club/money/vouchers/$voucher',
                params: { club: club.id, voucher: String(event) },
              });
            },
          },
        );
      }}
    >
      <Text>{t('reverse.text')}</Text>
      <ReasonField
        label={t('why')}
        description={t('whyHint')}
        value={why}
        onChange={setWhy}
        error={null}
      />
    </Confirm>
  );
}
