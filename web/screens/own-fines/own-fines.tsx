import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { disputesQuery, finesQuery, type RegisteredFine } from '../../api/evenings/club-queries.js';
import { useMyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { DisputeRows } from '../../parts/disputes/dispute-rows.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { AsFile } from '../../parts/files/as-file.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { MorePages } from '../../parts/list/more-pages.js';
import { plainPoints } from '../../parts/figures/points.js';
import { HandLink } from '../../parts/evening/hand-link.js';
import { Section } from '../../parts/page/section.js';
import { FineState } from '../../parts/disputes/state-badge.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useSource } from '../../parts/payments/use-source.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './own-fines.module.css';
import { useCalled } from '../../parts/people/use-called.js';

/** The fines and disputes of a member: their own, or anybody's for those who read all. */
export function OwnFines() {
  const { t } = useTranslation('disputes');
  const { club, member } = usePath('club', 'member');
  const isMine = useMyClub(club)?.member === member;
  const nameOf = useMemberNames(club);
  return (
    <Stack gap="md" maw="48rem" mx="auto">
      <Title order={1} size="h2">
        {isMine ? t('mine') : t('mineOf', { name: nameOf(member) })}
      </Title>
      <LiveNote club={club} />
      <AsFile
        files={[{ of: `${club}/fines`, query: { member }, formats: ['pdf', 'xlsx', 'csv'] }]}
      />
      <Disputes club={club} member={member} />
      <Fines club={club} member={member} isMine={isMine} />
    </Stack>
  );
}

interface Props {
  readonly club: string;
  readonly member: string;
}

function Disputes({ club, member }: Props) {
  const { t } = useTranslation('disputes');
  const { data: disputes } = useSuspenseQuery(disputesQuery(club, member));
  return (
    <Section title={t('disputes')}>
      {disputes.length === 0 && <Text>{t('noDisputes')}</Text>}
      <DisputeRows club={club} disputes={disputes} />
    </Section>
  );
}

function Fines({ club, member, isMine }: Props & { readonly isMine: boolean }) {
  const { t } = useTranslation('disputes');
  const query = useSuspenseInfiniteQuery(finesQuery(club, member));
  const fines = query.data.pages.flatMap((page) => page.fines);
  const totals = query.data.pages[0]?.totals;
  return (
    <Section title={t('fines')}>
      {fines.length === 0 && <Text>{t('noFines')}</Text>}
      {totals !== undefined && fines.length > 0 && (
        <Text c="dimmed">
          {t('total', { count: totals.standing, points: plainPoints(totals.points) })}
        </Text>
      )}
      <ul className={classes['list']}>
        {fines.map((fine) => (
          <li key={fine.id} id={fine.id} className={classes['entry']}>
            <Fine club={club} fine={fine} isMine={isMine} />
          </li>
        ))}
      </ul>
      <MorePages pages={query} />
    </Section>
  );
}

interface FineProps {
  readonly club: string;
  readonly fine: RegisteredFine;
  readonly isMine: boolean;
}

function Fine({ club, fine, isMine }: FineProps) {
  const { t } = useTranslation('disputes');
  const words = useFineWords();
  const dates = useDates();
  const called = useCalled();
  const sourceOf = useSource();
  const { session, hand, recordedAt, state, note, source } = fine;
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text fw={650}>{words.code(fine)}</Text>
        <FineState state={state} />
      </Group>
      <Text size="sm">
        {[
          dates.short(recordedAt),
          words.stage(fine),
          words.cost(fine),
          t('recordedBy', { name: called(fine.actorName) }),
        ].join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        {sourceOf(source)}
      </Text>
      {note !== '' && <Text>{note}</Text>}
      <Group gap="lg">
        {hand !== null && (
          <HandLink club={club} session={session} hand={hand} className={classes['way']}>
            {t('seeHand', { number: hand })}
          </HandLink>
        )}
        <FineDispute club={club} fine={fine} isMine={isMine} />
      </Group>
    </>
  );
}

/** The way to the dispute about a fine, or to raise one: once, unless it was withdrawn. */
function FineDispute({ club, fine, isMine }: FineProps) {
  const { t } = useTranslation('disputes');
  const dispute = fine.disputes.findLast(({ state }) => state !== 'withdrawn');
  if (dispute !== undefined) {
    return (
      <Anchor
        className={classes['way']}
        renderRoot={(props) => (
          <Link
            to="/clubs/$club/disputes/$dispute"
            params={{ club, dispute: dispute.dispute }}
            {...props}
          />
        )}
      >
        {t('see')}
      </Anchor>
    );
  }
  if (!isMine || fine.state !== 'recorded') return null;
  return (
    <Anchor
      className={classes['way']}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/sessions/$session/dispute/fine/$fine"
          params={{ club, session: fine.session, fine: fine.id }}
          {...props}
        />
      )}
    >
      {t('raise')}
    </Anchor>
  );
}
