import { Button, Text } from '@mantine/core';
import { may } from '../../api/people/rights.js';
import type { SeasonHistoryEntry } from '../../api/seasons/seasons.js';
import { useCalled } from '../../parts/people/use-called.js';
import { useDates } from '../../parts/figures/dates.js';
import { Folding } from '../../parts/page/folding.js';
import { useRuleWords } from '../../parts/evening/use-rule-words.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { SeasonProps } from './season-props.js';
import classes from './season.module.css';

/** The steps of a season by which its rule is chosen. */
const CHOOSES: readonly SeasonHistoryEntry['step'][] = ['opened', 'rule-changed'];

/** The standing rule in words: since when it holds, who chose it and why; those before it below. */
export function SeasonRule({ club, standings: { season, history } }: SeasonProps) {
  const { t } = useTranslation('seasons');
  const { sentences } = useRuleWords(club.currency);
  const [now, ...before] = history.filter(({ step }) => CHOOSES.includes(step));
  if (now === undefined) return null;
  return (
    <Folding title={t('rule.title')} id="rule" summary={sentences(now.rule).join(' ')}>
      <ChangedRule club={club} told={now} />
      {before.length > 0 && (
        <details className={classes['details']}>
          <summary>{t('rule.before', { count: before.length })}</summary>
          {before.map((told) => (
            <ChangedRule key={told.since} club={club} told={told} />
          ))}
        </details>
      )}
      {may(club, 'keep-seasons') && season.status === 'open' && (
        <Button
          mt="sm"
          variant="default"
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/seasons/$season/rule"
              params={{ club: club.id, season: season.id }}
              {...props}
            />
          )}
        >
          {t('rule.change')}
        </Button>
      )}
    </Folding>
  );
}

interface ChangedRuleProps extends Pick<SeasonProps, 'club'> {
  readonly told: SeasonHistoryEntry;
}

function ChangedRule({ club, told: { rule, time, actorName, why } }: ChangedRuleProps) {
  const { t } = useTranslation('seasons');
  const dates = useDates();
  const called = useCalled();
  const { sentences } = useRuleWords(club.currency);
  return (
    <div className={classes['rule']}>
      {sentences(rule).map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      <Text size="sm" c="dimmed">
        {t('rule.since', { time: dates.moment(time), name: called(actorName) })}
        {why !== null && ` ${t('rule.why', { why })}`}
      </Text>
    </div>
  );
}
