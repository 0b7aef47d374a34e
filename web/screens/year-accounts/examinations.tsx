import { Stack, Text } from '@mantine/core';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { Examination } from './examination.js';
import { Examining } from './examining.js';
import type { YearProps } from './year-props.js';

/** The examinations, and the form of a new one. */
export function Examinations({ club, accounts }: YearProps) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const { year, booksKept } = accounts;
  const { examinations, status } = year;
  const isExaminer = may(club, 'examine') && status === 'closed';
  const isSigned = examinations.some(({ holds, withdrawn }) => holds && withdrawn === null);
  return (
    <Section title={t('examined.title')}>
      <Stack>
        {!isSigned && <Text>{t('examined.none')}</Text>}
        {examinations.map((one) => (
          <Examination key={one.event} club={club} year={accounts.year} examination={one} />
        ))}
        {isExaminer && booksKept !== null && <Text>{t(`examining:keptBooks.${booksKept}`)}</Text>}
        {isExaminer && booksKept === null && <Examining club={club} accounts={accounts} />}
      </Stack>
    </Section>
  );
}
