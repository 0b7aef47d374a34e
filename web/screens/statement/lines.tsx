import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { LedgerLine } from '../../api/evenings/club-queries.js';
import { useMyClub } from '../../api/people/me.js';
import { Points } from '../../parts/figures/points.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import rows from '../../parts/list/rows.module.css';
import { useNameList } from '../../parts/people/player-name.js';
import { useStepNames } from '../../parts/evening/use-step-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { groupsOf } from './groups.js';
import { LineWhy } from './line-why.js';
import classes from './statement.module.css';
import { useLineWords } from './use-line-words.js';

interface Props {
  readonly club: string;
  /** The owner of the account. */
  readonly member: string;
  /** Their lines, in the order of the log. */
  readonly lines: readonly LedgerLine[];
}

/** Lines of an account, those of one event together. */
export function Lines({ club, member, lines }: Props) {
  const { t } = useTranslation('statement');
  if (lines.length === 0) return <Text>{t('noLines')}</Text>;
  return (
    <>
      {groupsOf(lines).map((group) => (
        <Group key={group[0]?.event} club={club} member={member} lines={group} />
      ))}
    </>
  );
}

/** The lines of one event on the account. */
function Group({ club, member, lines }: Props) {
  const { t } = useTranslation('statement');
  const nameOf = useStepNames();
  const list = useNameList();
  const id = useId();
  const [isOpen, open] = useState(false);
  const currency = useMyClub(club)?.currency;
  const [first] = lines;
  if (first === undefined) return null;
  const { kind, hand } = first;
  const { long } = nameOf(kind, hand);
  const hands = [...new Set(lines.flatMap((line) => line.hand ?? []))];
  const isOfHands = kind === 'correction-recorded' && hands.length > 0;
  const title = isOfHands ? t('correctionOf', { hands: list(hands.map(String)) }) : long;
  return (
    <section>
      <h3 className={classes['heading']}>
        <UnstyledButton
          className={classes['group']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            open(!isOpen);
          }}
        >
          <span className={rows['grow']}>{title}</span>
          <Total lines={lines} member={member} currency={currency} />
          <IconChevronDown size={18} aria-hidden className={classes['chevron']} />
        </UnstyledButton>
      </h3>
      <ul id={id} className={classes['lines']} hidden={!isOpen}>
        {isOpen &&
          lines.map((line) => (
            <li key={line.line}>
              <Line club={club} member={member} line={line} />
            </li>
          ))}
      </ul>
    </section>
  );
}

interface TotalProps {
  readonly lines: readonly LedgerLine[];
  readonly member: string;
  readonly currency: string | undefined;
}

/** The sum of some lines; points and money separately. */
function Total({ lines, member, currency }: TotalProps) {
  const sumOf = (unit: LedgerLine['unit']) =>
    lines
      .filter((line) => line.unit === unit)
      .reduce((sum, { to, amount }) => sum + (to === member ? amount : -amount), 0);
  const money = sumOf('money');
  return (
    <>
      {money !== 0 && currency !== undefined && <SignedMoney minor={money} currency={currency} />}
      {lines.some(({ unit }) => unit === 'points') && <Points value={sumOf('points')} />}
    </>
  );
}

interface LineProps {
  readonly club: string;
  readonly member: string;
  readonly line: LedgerLine;
}

/** One payment to or from the member; it explains itself when it is tapped. */
function Line({ club, member, line }: LineProps) {
  const id = useId();
  const [isOpen, open] = useState(false);
  const { reason, party } = useLineWords(club, member, line);
  const currency = useMyClub(club)?.currency;
  const signed = line.to === member ? line.amount : -line.amount;
  return (
    <>
      <UnstyledButton
        className={classes['line']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          open(!isOpen);
        }}
      >
        <span className={rows['grow']}>
          <Text component="span" display="block">
            {reason}
          </Text>
          <Text component="span" display="block" size="sm" c="dimmed">
            {party}
          </Text>
        </span>
        {line.unit === 'money' && currency !== undefined ? (
          <SignedMoney minor={signed} currency={currency} fw={650} />
        ) : (
          <Points value={signed} />
        )}
        <IconChevronDown size={18} aria-hidden className={classes['chevron']} />
      </UnstyledButton>
      <div id={id} className={classes['why']} hidden={!isOpen}>
        {isOpen && <LineWhy club={club} member={member} line={line} />}
      </div>
    </>
  );
}
