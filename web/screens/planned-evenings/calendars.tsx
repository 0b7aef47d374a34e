import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  calendarsQuery,
  endCalendar,
  makeCalendar,
  type Whose,
} from '../../api/evenings/calendars.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { SecretAddress } from '../../parts/door/secret-address.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';

/** The secret addresses by which calendars of phones and computers show the planned evenings. */
export function Calendars({ club }: { readonly club: MyClub }) {
  if (!may(club, 'answer-evening')) return null;
  return (
    <>
      <Calendar club={club.id} whose="own" />
      {may(club, 'plan-evenings') && <Calendar club={club.id} whose="club" />}
    </>
  );
}

interface Props {
  readonly club: string;
  readonly whose: Whose;
}

function Calendar({ club, whose }: Props) {
  const { t } = useTranslation('planned.calendar');
  const queries = useQueryClient();
  const { data } = useQuery(calendarsQuery(club));
  return (
    <Section title={t(`${whose}.title`)}>
      <Text>{t(`${whose}.text`)}</Text>
      <SecretAddress
        madeAt={data?.[whose] ?? null}
        label={t('link')}
        once={t('once')}
        make={() => makeCalendar(club, whose)}
        end={() => endCalendar(club, whose)}
        readAgain={() => queries.invalidateQueries(calendarsQuery(club))}
      />
    </Section>
  );
}
