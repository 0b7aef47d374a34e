import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MOST_MATCHES } from '../../../src/money/open-items/most-matches.js';
import { matchesQuery, type Match } from '../../api/money/matches.js';
import { openItemsQuery } from '../../api/money/open-items.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { useAsked } from '../../parts/form/use-asked.js';
import rows from '../../parts/list/rows.module.css';
import { Section } from '../../parts/page/section.js';
import { useIsPerson } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { useItemWords } from './item-lines.js';
import { MoveMatch } from './move-match.js';

interface Props {
  readonly club: MyClub;
  readonly member: string;
}

/** The matches of a member; the treasurer moves a part of one to another open item. */
export function Matches({ club, member }: Props) {
  const { t } = useTranslation('open-items');
  const moving = useAsked<Match>();
  const isMe = useIsPerson(club.id, club.member);
  const { data } = useQuery(matchesQuery(club.id, member));
  const { data: open = [] } = useQuery(openItemsQuery(club.id, member));
  if (data === undefined || data.matches.length === 0) return null;
  const isMovable = open.length > 0 && may(club, 'keep-money') && !isMe(member);
  return (
    <Section title={t('matches')}>
      <ul className={rows['rows']}>
        {data.matches.map((match) => (
          <li key={`${match.debt.event} ${match.credit.event}`} className={rows['row']}>
            <MatchLine
              club={club}
              match={match}
              onMove={
                isMovable
                  ? () => {
                      moving.ask(match);
                    }
                  : null
              }
            />
          </li>
        ))}
      </ul>
      {data.matches.length >= MOST_MATCHES && (
        <Text size="sm" c="dimmed">
          {t('newest', { count: MOST_MATCHES })}
        </Text>
      )}
      {moving.row !== null && (
        <MoveMatch
          key={`${moving.row.debt.event} ${moving.row.credit.event}`}
          club={club}
          member={member}
          match={moving.row}
          open={open}
          opened={moving.isAsked}
          onClose={moving.close}
        />
      )}
    </Section>
  );
}

interface LineProps {
  readonly club: MyClub;
  readonly match: Match;
  /** Null where it cannot be moved. */
  readonly onMove: (() => void) | null;
}

function MatchLine({ club, match: { debt, credit, amount }, onMove }: LineProps) {
  const { t } = useTranslation('open-items');
  const dates = useDates();
  const money = useMoney(club.currency);
  const words = useItemWords(club.currency);
  const pair = { debt: words(debt).what, credit: words(credit).what };
  return (
    <>
      <span className={rows['grow']}>
        <Text component="span" display="block">
          {t('match', { ...pair, money: money(amount) })}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {dates.short(credit.day)} → {dates.short(debt.day)}
        </Text>
      </span>
      {onMove !== null && (
        <Button variant="default" aria-label={t('moveOf', pair)} onClick={onMove}>
          {t('move')}
        </Button>
      )}
    </>
  );
}
