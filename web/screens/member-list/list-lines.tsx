import { Checkbox, Text, TextInput } from '@mantine/core';
import { memo } from 'react';
import { ProblemWords } from '../../parts/notices/problem-note.js';
import { useLatest } from '../../parts/page/use-latest.js';
import { useTranslation } from '../../words/use-translation.js';
import { isBooked, type LineChange, type ListedPerson } from './sheet/member-sheet.js';
import type { MemberListInHand } from './use-member-list.js';
import classes from './member-list.module.css';

interface Props {
  readonly list: MemberListInHand;
  readonly withBalances: boolean;
}

/** The lines of the list: each can be corrected, and says what will happen to it. */
export function ListLines({ list, withBalances }: Props) {
  const { t } = useTranslation('member-list.lines');
  const change = useLatest(list.change);
  return (
    <ul className={classes['lines']} aria-label={t('title')} data-balances={withBalances}>
      {list.people.map((person) => (
        <Line
          key={person.line}
          {...person}
          knownName={person.known?.name ?? null}
          fate={fateOf(person, list.balances.ofPerson(person) !== 0)}
          isWrong={list.balances.ofPerson(person) === null && (person.isAdded || isBooked(person))}
          withBalances={withBalances}
          refused={list.refused === person.line ? list.error : null}
          onChange={change}
        />
      ))}
    </ul>
  );
}

type Fate = keyof typeof FATES;
const FATES = {
  added: 'new',
  another: 'new',
  booked: 'other',
  known: 'other',
  guest: 'asked',
  archived: 'asked',
  again: 'asked',
  odd: 'asked',
  sum: 'other',
  empty: 'wrong',
  long: 'wrong',
  left: 'other',
} as const;

/** The fate of a line when the list is added. */
function fateOf(person: ListedPerson, hasBalance: boolean): Fate {
  const { warning, known, again, isAdded } = person;
  if (warning === 'empty' || warning === 'long') return warning;
  if (isAdded) return known === null && again === null ? 'added' : 'another';
  if (known?.guest === true) return 'guest';
  if (known != null && known.archivedAt !== null) return 'archived';
  if (known !== null) return isBooked(person) && hasBalance ? 'booked' : 'known';
  if (again !== null) return 'again';
  return warning === 'odd' || warning === 'sum' ? warning : 'left';
}

interface LineProps extends Omit<ListedPerson, 'known'> {
  readonly knownName: string | null;
  readonly fate: Fate;
  /** Whether the balance is no amount. */
  readonly isWrong: boolean;
  readonly withBalances: boolean;
  readonly refused: unknown;
  readonly onChange: (line: number, change: LineChange) => void;
}

const Line = memo(function Line(props: LineProps) {
  const { line, name, balance, mayAdd, isAdded, warning, again, alike, fate, isWrong } = props;
  const { knownName, withBalances, refused, onChange } = props;
  const { t } = useTranslation('member-list.lines');
  return (
    <li className={classes['line']} data-fate={isWrong ? 'wrong' : FATES[fate]}>
      <label className={classes['tick']}>
        <Checkbox
          size="md"
          aria-label={t('add', { name: name === '' ? t('number', { line }) : name })}
          checked={isAdded}
          disabled={!mayAdd}
          onChange={({ currentTarget: { checked } }) => {
            onChange(line, { isAdded: checked });
          }}
        />
      </label>
      <TextInput
        className={classes['name'] ?? ''}
        aria-label={t('nameOf', { line })}
        autoComplete="off"
        value={name}
        error={refused === null ? null : <ProblemWords error={refused} />}
        onChange={({ currentTarget: { value } }) => {
          onChange(line, { name: value });
        }}
      />
      {withBalances && (
        <TextInput
          className={classes['balance'] ?? ''}
          aria-label={t('balanceOf', { line })}
          placeholder={t('balance')}
          autoComplete="off"
          value={balance}
          error={isWrong}
          onChange={({ currentTarget: { value } }) => {
            onChange(line, { balance: value });
          }}
        />
      )}
      <Text size="sm" className={classes['fate'] ?? ''}>
        {t(`fates.${fate}`, { name: knownName ?? '', line: again ?? 0 })}
        {warning === 'half' && isAdded && ` ${t('half')}`}
        {alike !== null && isAdded && ` ${t('alike', { name: alike })}`}
        {isWrong && ` ${t('amountWrong')}`}
      </Text>
    </li>
  );
});
