import { Stack, Text } from '@mantine/core';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { Examination } from './examination.js';
import { Examining } from './examining.js';
import type { YearProps } from './year-props.js';

/** The examinations, and the form of a new one. */
export function Examinations({ club, accounts }: YearProps) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const nameOf = useMemberNames(club.id);
  const list = useNameList();
  const { year, booksKept, canOthersExamine, otherAuditors } = accounts;
  const whyNot = canOthersExamine ? booksKept : null;
  const { examinations, status } = year;
  const isExaminer = may(club, 'examine') && status === 'closed';
  const isSigned = examinations.some(({ holds, withdrawn }) => holds && withdrawn === null);
  return (
    <Section title={t('examined.title')}>
      <Stack>
        {!isSigned && <Text>{t('examined.none')}</Text>}
        {examinations.map((one) => (
          <Examination
            key={one.event}
            club={club}
            year={accounts.year}
            examination={one}
            maySettle={whyNot === null}
          />
        ))}
        {isExaminer && whyNot !== null && (
          <Text>
            {t(`examining:keptBooks.${whyNot}`)}{' '}
            {otherAuditors.length === 0
              ? t('examining:nobodyExamines')
              : t('examining:othersExamine', { names: list(otherAuditors.map(nameOf)) })}
          </Text>
        )}
        {isExaminer && whyNot === null && booksKept !== null && (
          <Text>{t('examining:onlyYou')}</Text>
        )}
        {isExaminer && whyNot === null && <Examining club={club} accounts={accounts} />}
      </Stack>
    </Section>
  );
}
