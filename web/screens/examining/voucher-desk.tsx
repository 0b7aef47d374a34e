import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ShownVoucher } from '../../api/money/cash.js';
import { yearsQuery } from '../../api/money/years.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import cash from '../cash/cash.module.css';
import { PutRemark } from '../remarks/put-remark.js';
import { Remark } from '../remarks/remark.js';
import { useLookedAt } from './use-looked-at.js';

interface Props {
  readonly club: MyClub;
  readonly voucher: ShownVoucher;
}

/**
 * The remarks about a voucher; an auditor ticks it as looked at, writes a remark, and goes on to
 * the next one.
 */
export function VoucherDesk({ club, voucher }: Props) {
  const { t } = useTranslation('examining');
  const isAuditor = may(club, 'examine');
  const { event, label, year } = voucher;
  const { data: years = [] } = useQuery({
    ...yearsQuery(club.id),
    enabled: may(club, 'read-money'),
  });
  const remarks = years.flatMap((one) => {
    return one.remarks.filter((remark) => remark.voucher?.event === event);
  });
  if (remarks.length === 0 && !isAuditor) return null;
  return (
    <Section title={t('desk.title')}>
      <Stack>
        {isAuditor && <Looked club={club} voucher={voucher} />}
        {remarks.map((remark) => (
          <Remark key={remark.number} club={club} firstDay={year} remark={remark} maySettle />
        ))}
        {isAuditor && (
          <Group>
            <PutRemark club={club.id} firstDay={year} voucher={{ event, label }} />
            <ToNext club={club} next={voucher.next} />
          </Group>
        )}
      </Stack>
    </Section>
  );
}

function Looked({ club, voucher: { event, year } }: Props) {
  const { t } = useTranslation('examining');
  const { looked, look } = useLookedAt(club.id, year);
  return (
    <div className={cash['checks']}>
      <Checkbox
        size="md"
        checked={looked.includes(event)}
        label={t('desk.looked')}
        description={t('desk.lookedHint')}
        onChange={({ currentTarget: { checked } }) => {
          look(event, checked);
        }}
      />
    </div>
  );
}

function ToNext({ club, next }: { readonly club: MyClub; readonly next: number | null }) {
  const { t } = useTranslation('cash');
  if (next === null) return null;
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/money/vouchers/$voucher"
          params={{ club: club.id, voucher: String(next) }}
          {...props}
        />
      )}
    >
      {t('next')}
    </Button>
  );
}
