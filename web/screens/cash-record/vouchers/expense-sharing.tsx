import { Checkbox, Input, SegmentedControl, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { shareEvenly } from '../../../../src/money/share.js';
import { membersMoneyQuery } from '../../../api/money/cash.js';
import { useMoney } from '../../../parts/figures/money.js';
import { useLanguageWords } from '../../../parts/door/use-language-words.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../../cash/cash.module.css';
import { inUse } from '../money-fields.js';

interface Props {
  readonly club: string;
  readonly currency: string;
  /** Minor units; null as long as none is typed. */
  readonly amount: number | null;
  /** Null: the club bears it. */
  readonly sharedBy: readonly string[] | null;
  readonly isWrong: boolean;
  /** The refusal of the service that is about them. */
  readonly refused: ReactNode;
  readonly onChange: (sharedBy: readonly string[] | null) => void;
}

/** The members who share an expense, with the part of each and the bearer of the odd unit. */
export function ExpenseSharing({ club, currency, amount, sharedBy, onChange, ...errors }: Props) {
  const { t } = useTranslation('cash');
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  const members = inUse(data.members);
  const chosen = sharedBy ?? [];
  return (
    <>
      <div>
        <Text fw={500} id="sharing">
          {t('record.expense.sharing')}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby="sharing"
          value={sharedBy === null ? 'club' : 'shared'}
          onChange={(who) => {
            onChange(who === 'club' ? null : []);
          }}
          data={[
            { value: 'club', label: t('record.expense.club') },
            { value: 'shared', label: t('record.expense.shared') },
          ]}
        />
      </div>
      {sharedBy === null && errors.refused !== null && (
        <Input.Error role="alert">{errors.refused}</Input.Error>
      )}
      {sharedBy !== null && (
        <Checkbox
          label={t('record.expense.all')}
          size="md"
          checked={chosen.length === members.length}
          indeterminate={chosen.length > 0 && chosen.length < members.length}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.checked ? members.map(({ member }) => member) : []);
          }}
        />
      )}
      {sharedBy !== null && (
        <Checkbox.Group
          label={t('record.expense.among')}
          value={[...chosen]}
          error={errors.isWrong ? t('record.expense.nobody') : errors.refused}
          onChange={(ids) => {
            // In the order of the list, whichever was tapped first: the odd unit goes by it.
            onChange(members.map(({ member }) => member).filter((id) => ids.includes(id)));
          }}
        >
          <div className={classes['checks']}>
            {members.map(({ member, name }) => (
              <Checkbox key={member} value={member} label={name} size="md" />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {amount !== null && chosen.length > 0 && (
        // Its words may have to be fetched first; the tick is shown meanwhile.
        <Suspense fallback={null}>
          <EachPays club={club} currency={currency} amount={amount} sharedBy={chosen} />
        </Suspense>
      )}
    </>
  );
}

interface EachProps {
  readonly club: string;
  readonly currency: string;
  readonly amount: number;
  readonly sharedBy: readonly string[];
}

function EachPays({ club, currency, amount, sharedBy }: EachProps) {
  const { t } = useTranslation('cash');
  const money = useMoney(currency);
  const nameOf = useMemberNames(club);
  const words = useLanguageWords();
  const { shares, odd } = shareEvenly(amount, sharedBy);
  const least = shares.at(-1)?.amount ?? 0;
  const names = odd.map(nameOf);
  return (
    <Text size="sm" role="status">
      {t('record.expense.each', { count: sharedBy.length, money: money(least) })}
      {'. '}
      {odd.length > 0 &&
        t('record.expense.odd', { names: words?.vocabulary.and(names) ?? names.join(', ') })}
    </Text>
  );
}
