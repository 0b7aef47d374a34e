import { Anchor, Group, List, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { HandView, SessionView } from '../../api/evenings/club-queries.js';
import { handQuery, revisionsQuery, sessionQuery } from '../../api/evenings/evening-queries.js';
import { may } from '../../api/people/rights.js';
import { useMyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { useHandSummary } from '../../parts/hand-lines/hand-words.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { asPayments } from '../../parts/payments/as-payments.js';
import { netOf } from '../../parts/payments/payment-lines.js';
import { Payments } from '../../parts/payments/payments.js';
import { useNameList } from '../../parts/people/player-name.js';
import { plainPoints, Points } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './hand.module.css';
import { PaidBack } from './paid-back.js';
import { Revisions } from './revisions.js';
import { useRecordLines } from './use-record-lines.js';

/** One hand to read: its record, its payments with their reasons, and earlier versions. */
export function Hand() {
  const { t } = useTranslation(['session', 'members']);
  const { club, session: id, hand: number } = usePath('club', 'session', 'hand');
  const nameOf = useMemberNames(club);
  const mine = useMyClub(club);
  const summary = useHandSummary(nameOf);
  const dates = useDates();
  const { data: session } = useSuspenseQuery(sessionQuery(club, id));
  const { data: hand } = useSuspenseQuery(handQuery(club, id, Number(number)));
  return (
    <Stack gap="md" maw="48rem" mx="auto">
      <Group justify="space-between" gap="xs">
        <Title order={1} size="h2">
          {t('members:hand', { number: hand.number })}
        </Title>
        {session.status === 'open' && may(mine, 'record') && (
          <Group gap="lg">
            <Way
              to="/clubs/$club/sessions/$session/corrections/$hand"
              params={{ club, session: id, hand: number }}
            >
              {t('correctHand')}
            </Way>
            <Way to="/clubs/$club/sessions/$session/table" params={{ club, session: id }}>
              {t('toTable')}
            </Way>
          </Group>
        )}
      </Group>
      <Text>
        {[dates.short(session.openedAt), summary(hand)].filter((one) => one !== '').join(' · ')}
      </Text>
      <LiveNote club={club} />
      {hand.kind === 'voided' && <Text>{t('voidedText')}</Text>}
      {hand.record !== null && <Happened hand={hand} nameOf={nameOf} club={club} session={id} />}
      {hand.kind !== 'voided' && <Paid hand={hand} nameOf={nameOf} />}
      <PaidBack club={club} session={id} hand={hand} nameOf={nameOf} />
      {hand.revision > 1 && (
        <Revisions club={club} session={id} number={hand.number} nameOf={nameOf} />
      )}
      <Ways club={club} session={session} hand={hand} />
    </Stack>
  );
}

interface HandProps {
  readonly hand: HandView;
  readonly nameOf: (member: string) => string;
}

interface HappenedProps extends HandProps {
  readonly club: string;
  readonly session: string;
}

function Happened({ hand, nameOf, club, session }: HappenedProps) {
  const { t } = useTranslation('session');
  const list = useNameList();
  const recordedAt = useRecordedAt(club, session, hand);
  const linesOf = useRecordLines(nameOf);
  const { dealer, active, pots } = hand;
  return (
    <Section title={t('record')}>
      <Text size="sm" c="dimmed">
        {[
          `${t('dealer')}: ${nameOf(dealer)}`,
          `${t('players')}: ${list(active.map(nameOf))}`,
          recordedAt,
        ].join(' · ')}
      </Text>
      <List mt="xs" spacing={4}>
        {linesOf(hand).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {pots !== null && (
        <Text mt="xs">
          {t('potsAfter', { king: plainPoints(pots.king), pagat: plainPoints(pots.pagat) })}
        </Text>
      )}
    </Section>
  );
}

/** When the hand was recorded, and when it was corrected last. */
function useRecordedAt(club: string, session: string, hand: HandView): string {
  const { t } = useTranslation('session');
  const dates = useDates();
  const isCorrected = hand.revision > 1;
  const { data } = useQuery({
    ...revisionsQuery(club, session, hand.number),
    enabled: isCorrected,
  });
  const first = isCorrected ? data?.revisions[0]?.recordedAt : undefined;
  const time = dates.moment(hand.recordedAt);
  if (first === undefined) return t('recordedAt', { time });
  return t('correctedAt', { first: dates.moment(first), time });
}

function Paid({ hand, nameOf }: HandProps) {
  const { t } = useTranslation('session');
  const payments = asPayments(hand.payments);
  const net = [...netOf(payments)].toSorted(([, one], [, other]) => other - one);
  return (
    <Section title={t('payments')}>
      <Payments payments={payments} nameOf={nameOf} />
      {net.length > 0 && (
        <Table mt="md" fz="md" captionSide="top">
          <Table.Caption ta="start" fw={650} c="var(--mantine-color-text)" fz="md">
            {t('net')}
          </Table.Caption>
          <Table.Tbody>
            {net.map(([player, points]) => (
              <Table.Tr key={player}>
                <Table.Th scope="row">{nameOf(player)}</Table.Th>
                <Table.Td ta="end">
                  <Points value={points} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  );
}

interface WaysProps {
  readonly club: string;
  readonly session: SessionView;
  readonly hand: HandView;
}

/** To the hands beside it, back to the evening, and to a dispute for who sat there. */
function Ways({ club, session, hand }: WaysProps) {
  const { t } = useTranslation(['session', 'try-hand']);
  const mine = useMyClub(club);
  const me = mine?.member ?? null;
  const satIn = session.standings.some(({ player }) => player === me);
  const { number } = hand;
  const beside = [
    ...(number > 1
      ? [{ number: number - 1, words: `← ${t('before', { number: number - 1 })}` }]
      : []),
    ...(number < session.hands
      ? [{ number: number + 1, words: `${t('after', { number: number + 1 })} →` }]
      : []),
  ];
  const here = { club, session: session.id };
  const ofHand = { ...here, hand: String(number) };
  return (
    <Group gap="lg">
      {beside.map((one) => (
        <Way
          key={one.number}
          to="/clubs/$club/sessions/$session/hands/$hand"
          params={{ ...here, hand: String(one.number) }}
        >
          {one.words}
        </Way>
      ))}
      <Way to="/clubs/$club/sessions/$session" params={here}>
        {t('toSession')}
      </Way>
      {hand.record !== null && (
        <Way to="/clubs/$club/sessions/$session/hands/$hand/try" params={ofHand}>
          {t('try-hand:byOtherRules')}
        </Way>
      )}
      {/* While the evening goes on it is at the top. */}
      {session.status !== 'open' && may(mine, 'record') && (
        <Way to="/clubs/$club/sessions/$session/corrections/$hand" params={ofHand}>
          {t('correctHand')}
        </Way>
      )}
      {satIn && (
        <Way to="/clubs/$club/sessions/$session/dispute/hand/$hand" params={ofHand}>
          {t('disputeHand')}
        </Way>
      )}
    </Group>
  );
}

function Way({ children, ...link }: Target & { readonly children: string }) {
  return (
    <Anchor className={classes['way'] ?? ''} renderRoot={(props) => <Link {...link} {...props} />}>
      {children}
    </Anchor>
  );
}
