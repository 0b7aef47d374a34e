import { Stack, Text } from '@mantine/core';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import type { YearProps } from '../year-accounts/year-props.js';
import classes from '../year-accounts/year-accounts.module.css';
import { PutRemark } from './put-remark.js';
import { Remark } from './remark.js';

/** The remarks of auditors about a year, by their numbers, and the way to another one. */
export function Remarks({ club, accounts }: YearProps) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const { year, booksKept, canOthersExamine } = accounts;
  const { firstDay, remarks, status } = year;
  const mayExamine = booksKept === null || !canOthersExamine;
  const mayPut = mayExamine && status === 'closed' && may(club, 'examine');
  if (remarks.length === 0 && !mayPut) return null;
  return (
    <Section id="remarks" title={t('examined.remarks')}>
      <Stack>
        {mayPut && <Text className={classes['screenOnly'] ?? ''}>{t('examining:put.about')}</Text>}
        {remarks.map((remark) => (
          <Remark
            key={remark.number}
            club={club}
            firstDay={firstDay}
            remark={remark}
            maySettle={mayExamine}
          />
        ))}
        {mayPut && (
          <div className={classes['screenOnly']}>
            <PutRemark club={club.id} firstDay={firstDay} voucher={null} />
          </div>
        )}
      </Stack>
    </Section>
  );
}
