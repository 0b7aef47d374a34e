import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  calendarsQuery,
  endCalendar,
  makeCalendar,
  type Whose,
} from '../../api/evenings/calendars.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { CopyButton } from '../../parts/door/copy-button.js';
import { linkAddresses } from '../../parts/door/link-addresses.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
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
  const dates = useDates();
  const queries = useQueryClient();
  const { data } = useQuery(calendarsQuery(club));
  const readAgain = () => queries.invalidateQueries(calendarsQuery(club));
  const making = useMutation({
    mutationFn: () => makeCalendar(club, whose),
    // Kept no longer than it is shown.
    gcTime: 0,
    onSuccess: readAgain,
  });
  const ending = useMutation({
    mutationFn: () => endCalendar(club, whose),
    onSuccess: async () => {
      making.reset();
      await readAgain();
    },
  });
  const madeAt = data?.[whose] ?? null;
  return (
    <Section title={t(`${whose}.title`)}>
      <Text>{t(`${whose}.text`)}</Text>
      {making.data !== undefined && <Made links={making.data.links} />}
      {madeAt !== null && <Text size="sm">{t('madeAt', { time: dates.moment(madeAt) })}</Text>}
      <ProblemNote error={making.error ?? ending.error} />
      <Group gap="sm" mt="sm">
        <Button
          variant="default"
          loading={making.isPending}
          onClick={() => {
            making.mutate();
          }}
        >
          {t(madeAt === null ? 'make' : 'again')}
        </Button>
        {madeAt !== null && (
          <Button
            variant="default"
            loading={ending.isPending}
            onClick={() => {
              ending.mutate();
            }}
          >
            {t('end')}
          </Button>
        )}
      </Group>
    </Section>
  );
}

type Links = Awaited<ReturnType<typeof makeCalendar>>['links'];

/** The address, this once only. */
function Made({ links }: { readonly links: Links }) {
  const { t } = useTranslation('planned.calendar');
  const link = linkAddresses(links, location)[0]?.link ?? '';
  return (
    <>
      <TextInput
        mt="sm"
        label={t('link')}
        description={t('once')}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <Group mt="xs">
        <CopyButton text={link} words={t('copy')} />
      </Group>
    </>
  );
}
