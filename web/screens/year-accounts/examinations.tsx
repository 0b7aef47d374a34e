import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { CHECKED, type Checked } from '../../../src/money/years/examined.js';
import { moneyReads } from '../../api/money/cash.js';
import { may } from '../../api/people/rights.js';
import { examineYear } from '../../api/money/years.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/page/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/page/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useTranslation } from '../../words/use-translation.js';
import cash from '../cash/cash.module.css';
import classes from './year-accounts.module.css';
import type { YearProps } from './year-props.js';
import { useCalled } from '../../parts/people/use-called.js';

/** The examinations, and the form of a new one. */
export function Examinations({ club, accounts }: YearProps) {
  const { t } = useTranslation('cash.years');
  const dates = useDates();
  const called = useCalled();
  const { examinations, status } = accounts.year;
  const isExaminer = may(club, 'examine') && status === 'closed';
  return (
    <Section title={t('examined.title')}>
      {examinations.length === 0 && <Text>{t('examined.none')}</Text>}
      {examinations.map(({ event, time, actorName, ticked, remarks, holds }) => (
        <div key={event}>
          <Text fw={650}>
            {t('examined.by', { name: called(actorName) })} · <time>{dates.moment(time)}</time>
          </Text>
          {!holds && <Text size="sm">{t('examined.before')}</Text>}
          <ul>
            {ticked.map((one) => (
              <li key={one}>{t(`checks.${one}`)}</li>
            ))}
          </ul>
          {remarks !== '' && <Text>»{remarks}«</Text>}
        </div>
      ))}
      {isExaminer && <Examining club={club} accounts={accounts} />}
    </Section>
  );
}

function Examining({ club, accounts: { year, head } }: YearProps) {
  const { t } = useTranslation('cash.years');
  const [ticked, tick] = useState<readonly Checked[]>([]);
  const [remarks, setRemarks] = useState('');
  const examining = useWrite(
    (body: Parameters<typeof examineYear>[2], key) => examineYear(club.id, year, body, key),
    moneyReads(club.id),
  );
  return (
    <form
      className={classes['screenOnly']}
      onSubmit={(event) => {
        event.preventDefault();
        examining.mutate(
          { ticked: [...ticked], remarks, head },
          {
            onSuccess: () => {
              tick([]);
              setRemarks('');
              toast(t('examined.done'));
            },
          },
        );
      }}
    >
      <Stack>
        <Checkbox.Group
          label={t('examined.what')}
          value={[...ticked]}
          onChange={(codes) => {
            tick(CHECKED.filter((one) => codes.includes(one)));
          }}
        >
          <div className={cash['checks']}>
            {CHECKED.map((one) => (
              <Checkbox key={one} value={one} label={t(`checks.${one}`)} size="md" />
            ))}
          </div>
        </Checkbox.Group>
        <Textarea
          label={t('examined.remarks')}
          autosize
          minRows={2}
          maxLength={5000}
          value={remarks}
          onChange={({ currentTarget }) => {
            setRemarks(currentTarget.value);
          }}
        />
        <div role="status">
          <ProblemNote error={examining.error} />
        </div>
        <div>
          <Button type="submit" loading={examining.isPending}>
            {t('examined.do')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
