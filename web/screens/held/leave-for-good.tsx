import { Button, Checkbox, List, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { forgetMember, type Held } from '../../api/people/held.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useDates } from '../../parts/figures/dates.js';
import { useRefusalWords } from '../../parts/notices/use-refusal-words.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: MyClub;
  readonly held: Held;
  readonly isMine: boolean;
}

/** Says what leaving for good means. An owner does it, when whom it is about has asked for it. */
export function LeaveForGood({ club, held, isMine }: Props) {
  const { t } = useTranslation('held');
  const { member } = held;
  const [isAsked, { open, close }] = useDisclosure(false);
  if (member.initials !== null) return null;
  return (
    <Section title={t('leave.title')}>
      <Text>{isMine ? t('leave.mine') : t('leave.theirs', { name: member.name })}</Text>
      <WhatItMeans />
      <OpenMatters open={held.open} />
      {may(club, 'keep-club') && (
        <Button variant="default" mt="sm" onClick={open}>
          {t('leave.begin')}
        </Button>
      )}
      <Sure club={club} held={held} opened={isAsked} onClose={close} />
    </Section>
  );
}

/** Everything that keeps them from leaving. */
function OpenMatters({ open }: Pick<Held, 'open'>) {
  const { t } = useTranslation('held');
  const refusal = useRefusalWords();
  if (open.length === 0) return null;
  return (
    <>
      <Text mt="sm" fw={650}>
        {t('leave.open')}
      </Text>
      <List>
        {open.map((reason) => (
          <List.Item key={reason}>{refusal({ reason })}</List.Item>
        ))}
      </List>
    </>
  );
}

function WhatItMeans() {
  const { t } = useTranslation('held');
  return (
    <List mt="xs">
      <List.Item>{t('leave.erased')}</List.Item>
      <List.Item>{t('leave.stays')}</List.Item>
      <List.Item>{t('leave.forEver')}</List.Item>
    </List>
  );
}

interface TextsProps extends Pick<Held, 'texts'> {
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (events: ReadonlySet<number>) => void;
}

/** The texts of others with the name in them, as they are and as they can be, each to be ticked. */
function TextsNaming({ texts, chosen, onChoose }: TextsProps) {
  const { t } = useTranslation('held');
  const { moment } = useDates();
  if (texts.length === 0) return <Text mt="xs">{t('leave.noTexts')}</Text>;
  const events = [...new Set(texts.map(({ event }) => event))];
  const isAll = events.every((event) => chosen.has(event));
  const tick = (ticked: readonly number[], isTicked: boolean) => {
    const others = [...chosen].filter((event) => !ticked.includes(event));
    onChoose(new Set(isTicked ? [...others, ...ticked] : others));
  };
  return (
    <Stack gap="sm" mt="sm">
      <Text>{t('leave.texts', { count: events.length })}</Text>
      {events.length > 1 && (
        <Checkbox
          label={t('leave.allTexts')}
          checked={isAll}
          indeterminate={!isAll && chosen.size > 0}
          onChange={() => {
            tick(events, !isAll);
          }}
        />
      )}
      {events.map((event) => {
        const its = texts.filter((one) => one.event === event);
        const quoted = (text: string) => t('leave.quoted', { text });
        return (
          <Checkbox
            key={event}
            label={its
              .map(({ text, without }) =>
                t('leave.becomes', { from: quoted(text), to: quoted(without) }),
              )
              .join('; ')}
            description={its.slice(0, 1).map(({ time, sentence }) =>
              // By the number a refusal names it.
              [moment(time), t('leave.event', { number: event }), sentence].join(' · '),
            )}
            checked={chosen.has(event)}
            onChange={({ currentTarget }) => {
              tick([event], currentTarget.checked);
            }}
          />
        );
      })}
      <Text size="sm">{t('leave.takenOut')}</Text>
    </Stack>
  );
}

interface SureProps extends Pick<Props, 'club' | 'held'> {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The queries that hold their name. */
const READS = ['members', 'memberships', 'invites', 'held'];

function Sure({ club, held: { member, texts }, opened, onClose }: SureProps) {
  const { t } = useTranslation('held');
  const [isWished, wish] = useState(false);
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const navigate = useNavigate();
  const { name } = member;
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('leave.sure', { name })}
      confirm={t('leave.do')}
      body={isWished ? { member: member.id, takeOut: [...chosen] } : null}
      write={(leaving, key) => forgetMember(club.id, leaving, key)}
      reads={[...READS.map((read) => [read, club.id]), ['me']]}
      done={t('leave.done')}
      onDone={() => {
        void navigate({ to: '/clubs/$club/people', params: { club: club.id } });
      }}
    >
      <WhatItMeans />
      <TextsNaming texts={texts} chosen={chosen} onChoose={choose} />
      <Checkbox
        label={t('leave.wished', { name })}
        checked={isWished}
        onChange={({ currentTarget }) => {
          wish(currentTarget.checked);
        }}
      />
    </ConfirmWrite>
  );
}
