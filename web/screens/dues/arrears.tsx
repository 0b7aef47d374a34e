import { Button, Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { arrearsQuery, remindMember, type MemberArrears } from '../../api/money/dues.js';
import { may } from '../../api/people/rights.js';
import { CopyButton } from '../../parts/door/copy-button.js';
import { AsFile } from '../../parts/files/as-file.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { useWrite } from '../../parts/form/use-write.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import rows from '../../parts/list/rows.module.css';
import classes from '../cash/cash.module.css';
import { useOwedWords } from '../cash/use-owed-words.js';
import { ItemLines } from '../open-items/item-lines.js';
import { hyphenable } from '../../parts/people/hyphenable.js';
import { useCalled } from '../../parts/people/use-called.js';

/** Debts of members, each under its own origin, with a reminder to copy; the lines sum to the total. */
export function Arrears({ club }: CashProps) {
  const { t } = useTranslation('cash.dues');
  // A reminder is read by members: in the language of the club.
  const { data } = useSuspenseQuery(arrearsQuery(club.id, club.language));
  const money = useMoney(data.currency);
  if (data.members.length === 0) {
    return (
      <Section title={t('arrears.title')}>
        <Text>{t('arrears.none')}</Text>
      </Section>
    );
  }
  return (
    <Section title={t('arrears.title')} beside={<strong>{money(data.total)}</strong>}>
      <AsFile
        files={[
          { title: 'arrears', of: `${club.id}/arrears`, formats: ['xlsx', 'csv'] },
          { title: 'openItems', of: `${club.id}/open-items`, formats: ['xlsx', 'csv'] },
        ]}
      />
      <Text size="sm">
        {t('arrears.sums', {
          overdue: money(data.overdue),
          since: money(data.total - data.overdue),
        })}
      </Text>
      <ul className={rows['rows']}>
        {data.members.map((one) => (
          <Debtor key={one.member} club={club} one={one} currency={data.currency} />
        ))}
      </ul>
    </Section>
  );
}

interface DebtorProps extends CashProps {
  readonly one: MemberArrears;
  readonly currency: string;
}

/** The debt of a member, the text to remind them, and how often and when that was done. */
function Debtor({ club, one, currency }: DebtorProps) {
  const { t } = useTranslation('cash.dues');
  const money = useMoney(currency);
  const owed = useOwedWords(currency);
  const dates = useDates();
  const called = useCalled();
  const reminding = useWrite(
    (member: string, key) => remindMember(club.id, member, key),
    [['arrears', club.id]],
  );
  const { member, name, owes, arrears, days, items, reminder, reminders, remindedAt } = one;
  return (
    <li className={classes['bar']}>
      <span className={rows['grow']} style={{ flexBasis: '10rem' }}>
        <Text component="span" display="block" fw={650}>
          {hyphenable(called(name))}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {owed(-owes)}
          {days > 0 && ` · ${t('arrears.late', { count: days, money: money(arrears) })}`}
        </Text>
        {remindedAt !== null && (
          <Text component="span" display="block" size="sm" c="dimmed">
            {t('arrears.reminded', { count: reminders, day: dates.short(remindedAt) })}
          </Text>
        )}
        <ItemLines items={items} currency={currency} />
        <ProblemNote error={reminding.error} />
      </span>
      <Stack gap="xs">
        <CopyButton text={reminder} words={t('arrears.copy')} />
        {may(club, 'keep-money') && (
          <Button
            variant="default"
            loading={reminding.isPending}
            aria-label={t('arrears.markOf', { name: called(name) })}
            onClick={() => {
              reminding.mutate(member);
            }}
          >
            {t('arrears.mark')}
          </Button>
        )}
      </Stack>
    </li>
  );
}
