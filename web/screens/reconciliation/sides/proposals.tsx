import { Badge, Button, Text } from '@mantine/core';
import { sumOfMovements } from '../../../../src/money/bank/reconciled.js';
import { useDays } from '../../../parts/figures/days.js';
import { useMoney } from '../../../parts/figures/money.js';
import { Section } from '../../../parts/page/section.js';
import { useTranslation } from '../../../words/use-translation.js';
import { withFound } from '../bank-draft.js';
import type { ReconcilingProps } from '../reconciling-props.js';
import type { ProposedMatch } from '../sides-of-draft.js';
import { useMovementWords } from '../use-movement-words.js';
import classes from '../reconciliation.module.css';

/**
 * Lines of the bank beside the vouchers that seem to be the same money: the exact ones are confirmed
 * together, all others one by one.
 */
export function Proposals({ club, reconciling }: ReconcilingProps) {
  const { t } = useTranslation('reconciliation.proposals');
  const { draft, write, sides } = reconciling;
  const { proposals } = sides;
  const sure = proposals.filter(({ doubt }) => doubt === null);
  const confirm = (matches: readonly ProposedMatch[]) => {
    const sets = matches.map(({ lines, movements }) => ({
      lines: lines.map(({ line }) => line),
      events: movements.map(({ event }) => event),
    }));
    write(withFound(draft, sets));
  };
  if (proposals.length === 0) return null;
  return (
    <Section
      title={t('title', { count: proposals.length })}
      beside={
        sure.length > 0 && (
          <Button
            onClick={() => {
              confirm(sure);
            }}
          >
            {t('all', { count: sure.length })}
          </Button>
        )
      }
    >
      <ul className={classes['matches']} aria-label={t('title', { count: proposals.length })}>
        {proposals.map((match) => (
          <Match
            key={match.lines.map(({ line }) => line).join()}
            club={club.id}
            currency={club.currency}
            match={match}
            onConfirm={() => {
              confirm([match]);
            }}
          />
        ))}
      </ul>
    </Section>
  );
}

interface MatchProps {
  readonly club: string;
  readonly currency: string;
  readonly match: ProposedMatch;
  readonly onConfirm: () => void;
}

function Match({ club, currency, match, onConfirm }: MatchProps) {
  const { t } = useTranslation('reconciliation.proposals');
  const days = useDays();
  const money = useMoney(currency);
  const wordsOf = useMovementWords(club);
  const { lines, movements, doubt } = match;
  const sum = money(sumOfMovements(lines));
  const labels = movements.map(({ label }) => label).join(', ');
  /** The amount of each part, where there are several. */
  const part = (all: readonly unknown[], amount: number) =>
    all.length > 1 ? ` · ${money(amount)}` : '';
  return (
    <li className={classes['match']}>
      <div className={classes['side']}>
        {lines.map(({ line, day, text, amount }) => (
          <div key={line}>
            <Text size="sm" c="dimmed">
              {t('bank')} · {days.short(day)}
              {part(lines, amount)}
            </Text>
            <Text>{text}</Text>
          </div>
        ))}
      </div>
      <div className={classes['side']}>
        {movements.map((movement) => (
          <div key={movement.event}>
            <Text size="sm" c="dimmed">
              {t('books')} · {days.short(movement.day)} · {movement.label}
              {part(movements, movement.amount)}
            </Text>
            <Text>{wordsOf(movement)}</Text>
          </div>
        ))}
      </div>
      <div className={classes['end']}>
        <Text fw={650} className={classes['money'] ?? ''}>
          {sum}
        </Text>
        {doubt !== null && (
          <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
            {t(`doubt.${doubt}`)}
          </Badge>
        )}
        <Button
          variant="default"
          aria-label={t('confirmOf', { money: sum, label: labels })}
          onClick={onConfirm}
        >
          {t('confirm')}
        </Button>
      </div>
    </li>
  );
}
