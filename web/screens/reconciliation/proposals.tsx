import { Badge, Button, Text } from '@mantine/core';
import { useMoney } from '../../parts/figures/money.js';
import { useDays } from '../../parts/figures/days.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { withPairs } from './bank-draft.js';
import type { ReconcilingProps } from './reconciling-props.js';
import { useMovementWords } from './use-movement-words.js';
import type { ProposedMatch } from './use-reconciling.js';
import classes from './reconciliation.module.css';

/** Lines of the bank beside the vouchers that seem to be the same money: confirmed one by one or together. */
export function Proposals({ club, reconciling }: ReconcilingProps) {
  const { t } = useTranslation('reconciliation.proposals');
  const { draft, write, proposals } = reconciling;
  const sure = proposals.filter(({ isSure }) => isSure);
  const confirm = (matches: readonly ProposedMatch[]) => {
    const found = matches.map(({ line, movement }) => {
      return { line: line.line, event: movement.event };
    });
    write(withPairs(draft, found));
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
            key={match.line.line}
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
  const { line, movement, isSure } = match;
  return (
    <li className={classes['match']}>
      <div className={classes['side']}>
        <Text size="sm" c="dimmed">
          {t('bank')} · {days.short(line.day)}
        </Text>
        <Text>{line.text}</Text>
      </div>
      <div className={classes['side']}>
        <Text size="sm" c="dimmed">
          {t('books')} · {days.short(movement.day)} · {movement.label}
        </Text>
        <Text>{wordsOf(movement)}</Text>
      </div>
      <div className={classes['end']}>
        <Text fw={650} className={classes['money'] ?? ''}>
          {money(line.amount)}
        </Text>
        {!isSure && (
          <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
            {t('several')}
          </Badge>
        )}
        <Button
          variant="default"
          aria-label={t('confirmOf', { money: money(line.amount), label: movement.label })}
          onClick={onConfirm}
        >
          {t('confirm')}
        </Button>
      </div>
    </li>
  );
}
