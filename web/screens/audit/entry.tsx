import { Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useMyClub } from '../../api/people/me.js';
import type { EventParams } from '../../../src/events/registry.js';
import { sayIn } from '../../../src/words/language.js';
import { logSentence } from '../../../src/words/log.js';
import type { AuditEntry } from '../../api/evenings/registers.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { plainPoints } from '../../parts/figures/points.js';
import classes from '../../parts/list/register.module.css';
import { useLanguageWords } from '../../parts/door/use-language-words.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useReason } from '../../parts/disputes/use-reason.js';
import { RecordWays } from '../../parts/list/record-ways.js';
import { useTranslation } from '../../words/use-translation.js';
import { useVoucherKinds } from '../vouchers/voucher-words.js';
import { wordsOfReasons } from './words-of-reasons.js';
import { Changes } from './changes.js';
import { useCalled } from '../../parts/people/use-called.js';

interface Props {
  readonly club: string;
  readonly entry: AuditEntry;
}

/** One event of the log with author, time, reason, changes and payments. */
export function Entry({ club, entry }: Props) {
  const { t } = useTranslation(['audit', 'registers']);
  const dates = useDates();
  const nameOf = useMemberNames(club);
  const sentenceOf = useLogSentence(nameOf);
  const called = useCalled();
  const reasonOf = useReason();
  const { event, time, actorName, why, changes } = entry;
  return (
    <li className={classes['entry']}>
      <Text fw={650}>{sentenceOf(entry)}</Text>
      {why !== null && <Text>{t('registers:quoted', { text: reasonOf(why) })}</Text>}
      {changes.length > 0 && <Changes changes={changes} nameOf={nameOf} />}
      <Group gap="0 1.25rem">
        <Paid club={club} entry={entry} />
        <Ways club={club} entry={entry} />
      </Group>
      <Text size="sm" c="dimmed">
        {t('by', { name: called(actorName), number: event })}
        {' · '}
        <time dateTime={time}>{dates.moment(time)}</time>
      </Text>
    </li>
  );
}

/**
 * The sentence of an event in the words of the app; an event of a newer service in the service's words.
 */
function useLogSentence(nameOf: (member: string) => string): (entry: AuditEntry) => string {
  const words = useLanguageWords();
  const called = useCalled();
  return ({ kind, params, sentence }) => {
    if (words === null || !Object.hasOwn(words.log.sentences, kind)) return sentence;
    const named = Object.entries(params).map(([name, value]) => {
      return [name, typeof value === 'string' ? called(value) : value] as const;
    });
    // Kind and parameters come from the service together.
    const said = { kind, params: Object.fromEntries(named) } as unknown as EventParams;
    return logSentence(words.log, said, sayIn(words, nameOf));
  };
}

/** The payments, shown when asked for. */
function Paid({ club, entry }: Props) {
  const { t, all } = useTranslation(['audit', 'payments']);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const nameOf = useMemberNames(club);
  const money = useMoney(useMyClub(club)?.currency ?? 'DKK');
  const reasons = wordsOfReasons({
    reasons: all('payments:reasons'),
    kinds: useVoucherKinds(),
    settled: t('settled'),
    left: t('left'),
  });
  const parties: Readonly<Partial<Record<string, string>>> = {
    ...all('payments:parties'),
    clearing: t('clearing'),
  };
  const party = (one: string) => parties[one] ?? nameOf(one);
  const { payments } = entry;
  if (payments.length === 0) return null;
  return (
    <>
      <UnstyledButton
        className={classes['way'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {t('payments', { count: payments.length })}
        <IconChevronDown
          size={18}
          aria-hidden
          style={isOpen ? { transform: 'rotate(180deg)' } : undefined}
        />
      </UnstyledButton>
      <ul
        id={id}
        hidden={!isOpen}
        className={classes['lines']}
        style={{ flexBasis: '100%', order: 2 }}
      >
        {payments.map(({ from, to, amount, unit, reason }, index) => (
          <li key={index}>
            {t('payment', {
              reason: reasons[reason] ?? t('otherReason'),
              from: party(from),
              to: party(to),
              amount: unit === 'money' ? money(amount) : plainPoints(amount),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Ways({ club, entry: { session, hand, dispute } }: Props) {
  return (
    <RecordWays
      club={club}
      session={hand === null ? session : null}
      hand={session === null || hand === null ? null : { session, number: hand }}
      disputes={dispute === null ? [] : [dispute]}
    />
  );
}
