import { Button, Checkbox, List, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { forgetMember, type Held } from '../../api/people/held.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useDates } from '../../parts/figures/dates.js';
import { Lines } from './held-parts.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: MyClub;
  readonly held: Held;
  readonly isMine: boolean;
}

/** Says what leaving for good means. An owner does it, when whom it is about has asked for it. */
export function LeaveForGood({ club, held, isMine }: Props) {
  const { t } = useTranslation('held');
  const { member, texts } = held;
  const [isAsked, { open, close }] = useDisclosure(false);
  if (member.initials !== null) return null;
  return (
    <Section title={t('leave.title')}>
      <Text>{isMine ? t('leave.mine') : t('leave.theirs', { name: member.name })}</Text>
      <WhatItMeans />
      {may(club, 'keep-club') && (
        <>
          <TextsNaming texts={texts} />
          <Button variant="default" mt="sm" onClick={open}>
            {t('leave.begin')}
          </Button>
        </>
      )}
      <Sure club={club} held={held} opened={isAsked} onClose={close} />
    </Section>
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

/** The texts of others with the name in them: an owner sees them before it is too late to ask. */
function TextsNaming({ texts }: Pick<Held, 'texts'>) {
  const { t } = useTranslation('held');
  const { moment } = useDates();
  return (
    <>
      <Text mt="xs">
        {texts.length === 0 ? t('leave.noTexts') : t('leave.texts', { count: texts.length })}
      </Text>
      <Lines
        lines={texts.map(({ time, sentence, text }) =>
          [t('leave.quoted', { text }), moment(time), sentence].join(' · '),
        )}
      />
    </>
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
  const navigate = useNavigate();
  const { name } = member;
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('leave.sure', { name })}
      confirm={t('leave.do')}
      body={isWished ? member.id : null}
      write={(id, key) => forgetMember(club.id, id, key)}
      reads={[...READS.map((read) => [read, club.id]), ['me']]}
      done={t('leave.done')}
      onDone={() => {
        void navigate({ to: '/clubs/$club/people', params: { club: club.id } });
      }}
    >
      <WhatItMeans />
      <TextsNaming texts={texts} />
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
