import { Text } from '@mantine/core';
import { booksQuery, moneyReads, reverseVoucher, type Voucher } from '../../api/money/cash.js';
import type { MyClub } from '../../api/people/me.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
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
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('reverse.title', { label: voucher.label })}
      confirm={t('reverse.do')}
      reason={{ label: t('why'), description: t('whyHint') }}
      body={{ day: books.today }}
      write={(body, key, why) => reverseVoucher(club.id, voucher.event, { ...body, why }, key)}
      reads={moneyReads(club.id)}
      done={({ label }) => t('recorded', { label })}
      onDone={({ event }) => {
        void navigate({
          to: '/clubs/$club/money/vouchers/$voucher',
          params: { club: club.id, voucher: String(event) },
        });
      }}
    >
      <Text>{t('reverse.text')}</Text>
    </ConfirmWrite>
  );
}
