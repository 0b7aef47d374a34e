import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMe } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { Examination, isTheirs } from './examination.js';
import { Examining } from './examining.js';
import classes from '../year-accounts/year-accounts.module.css';
import type { YearProps } from '../year-accounts/year-props.js';

/** The examinations, and the form of a new one. */
export function Examinations({ club, accounts }: YearProps) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const nameOf = useMemberNames(club.id);
  const list = useNameList();
  const { year, booksKept, canOthersExamine, otherAuditors } = accounts;
  const whyNot = canOthersExamine ? booksKept : null;
  const { examinations, status } = year;
  const { user } = useMe();
  const isExaminer = may(club, 'examine') && status === 'closed';
  const isSignedHere = examinations.some((one) => {
    return one.holds && one.withdrawn === null && isTheirs(one, club, user);
  });
  const isSigned = examinations.some(({ holds, withdrawn }) => holds && withdrawn === null);
  return (
    <Section title={t('examined.title')}>
      <Stack>
        {!isSigned && <Text>{t('examined.none')}</Text>}
        {examinations.map((one) => (
          <Examination key={one.event} club={club} year={accounts.year} examination={one} />
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
        {isExaminer && whyNot === null && (
          <Form
            key={`${examinations.length} ${String(isSignedHere)}`}
            {...{ club, accounts, isSignedHere }}
          />
        )}
      </Stack>
    </Section>
  );
}

/** The form; after one’s own signature the way to it. */
function Form({ club, accounts, isSignedHere }: YearProps & { readonly isSignedHere: boolean }) {
  const { t } = useTranslation('examining');
  const [isShown, { open }] = useDisclosure(!isSignedHere);
  if (isShown) return <Examining club={club} accounts={accounts} />;
  return (
    <div className={classes['screenOnly']}>
      <Button variant="default" onClick={open}>
        {t('again')}
      </Button>
    </div>
  );
}
