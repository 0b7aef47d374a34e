import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery, reverseVoucher, type Voucher } from '../../api/money/cash.js';
import { moneyReads } from '../../api/money/money-reads.js';
import type { MyClub } from '../../api/people/me.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useMeanwhile } from '../../parts/form/use-meanwhile.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface Props {
  readonly club: MyClub;
  readonly voucher: Voucher;
  /** The same by now. */
  readonly now: Voucher;
  /** The voucher that this one took back, where it is a reversal. */
  readonly reversed: Voucher | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Instead of the way to the reversal. */
  readonly onDone?: () => void;
}

/**
 * Takes a voucher back by another one, with why: under its own day while its year is open, else under
 * today.
 */
export function Reversal({ club, voucher, now, reversed, opened, onClose, onDone }: Props) {
  const { t } = useTranslation('cash');
  const navigate = useNavigate();
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const year = books.years.find(({ firstDay }) => firstDay === voucher.year);
  const isClosed = year?.status === 'closed';
  const [day, setDay] = useState(isClosed ? books.today : voucher.day);
  const { label } = voucher;
  const { reversedBy } = now;
  const meanwhile = useMeanwhile(
    club,
    reversedBy === null ? null : { what: 'voucher.reversed', by: reversedBy },
  );
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('reverse.title', { label })}
      confirm={t('reverse.do')}
      confirmAsked={t('despite')}
      reason={{ label: t('why'), description: t('whyHint') }}
      fields={['day']}
      body={day === '' ? null : { day }}
      write={(body, key, why, despite) =>
        reverseVoucher(club.id, voucher.event, { ...body, why, despite }, key)
      }
      reads={moneyReads(club.id)}
      done={(written) => t('recorded', { label: written.label })}
      meanwhile={meanwhile}
      onDone={({ event }) => {
        if (onDone !== undefined) {
          onDone();
          return;
        }
        // The voucher that holds again is taken back next, on its own day.
        const next = reversed?.event ?? event;
        void navigate({
          to: '/clubs/$club/money/vouchers/$voucher',
          params: { club: club.id, voucher: String(next) },
        });
      }}
    >
      {(errorOf) => (
        <>
          <Text>{t('reverse.text')}</Text>
          {reversed !== null && <Text>{t('reverse.again', { label, other: reversed.label })}</Text>}
          {isClosed && <Text>{t('reverse.closed', { year: year.label })}</Text>}
          <DayInput
            name="day"
            required
            label={t('day')}
            max={books.today}
            value={day}
            error={errorOf('day')}
            onChange={({ currentTarget }) => {
              setDay(currentTarget.value);
            }}
          />
        </>
      )}
    </ConfirmWrite>
  );
}
