import { Text } from '@mantine/core';
import type { DisputeView } from '../../api/evenings/club-queries.js';
import { Link } from '../../routing/link.js';
import { useDates } from '../figures/dates.js';
import classes from '../list/rows.module.css';
import { DisputeState } from './state-badge.js';

interface Props {
  readonly club: string;
  readonly disputes: readonly DisputeView[];
}

/** Disputes in short: text, time and state; each leads to its course. */
export function DisputeRows({ club, disputes }: Props) {
  const dates = useDates();
  return (
    <ul className={classes['rows']}>
      {disputes.map((dispute) => (
        <li key={dispute.id}>
          <Link
            to="/clubs/$club/disputes/$dispute"
            params={{ club, dispute: dispute.id }}
            className={classes['row']}
          >
            <span className={classes['grow']}>
              <Text component="span" display="block" lineClamp={2}>
                {dispute.text}
              </Text>
              <Text component="span" display="block" size="sm" c="dimmed">
                {dates.short(dispute.raisedAt)}
              </Text>
            </span>
            <DisputeState dispute={dispute} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
