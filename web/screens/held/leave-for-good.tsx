import { Button, Checkbox, List, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { forgetMember } from '../../api/people/held.js';
import type { MyClub } from '../../api/people/me.js';
import type { Member } from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: MyClub;
  readonly member: Member;
  readonly isMine: boolean;
}

/** Says what leaving for good means. An owner does it, when whom it is about has asked for it. */
export function LeaveForGood({ club, member, isMine }: Props) {
  const { t } = useTranslation('held');
  const [isAsked, { open, close }] = useDisclosure(false);
  if (member.initials !== null) return null;
  return (
    <Section title={t('leave.title')}>
      <Text>{isMine ? t('leave.mine') : t('leave.theirs', { name: member.name })}</Text>
      <WhatItMeans />
      {may(club, 'keep-club') && (
        <Button variant="default" mt="sm" onClick={open}>
          {t('leave.begin')}
        </Button>
      )}
      <Sure club={club} member={member} opened={isAsked} onClose={close} />
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

interface SureProps extends Pick<Props, 'club' | 'member'> {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The queries that hold their name. */
const READS = ['members', 'memberships', 'invites', 'held'];

function Sure({ club, member, opened, onClose }: SureProps) {
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
