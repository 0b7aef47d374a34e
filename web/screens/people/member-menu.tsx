import { Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconChevronDown,
  IconFileInfo,
  IconPencil,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Member } from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { useFreeMembers } from '../../parts/door/invite-sheet.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { PeopleProps } from './people-props.js';

interface Props extends PeopleProps {
  readonly member: Member;
  readonly isBusy: boolean;
  readonly onRename: () => void;
  readonly onArchive: () => void;
  readonly onRestore: () => void;
}

/** What can be done with a member, in words. Nothing for those who may do none of it. */
export function MemberMenu({ club, member, isBusy, onRename, onArchive, onRestore }: Props) {
  const { t } = useTranslation('people');
  const { id, name, archivedAt, initials } = member;
  const isFree = useFreeMembers(club.id).some((one) => one.id === id);
  const isKept = initials === null && may(club, 'keep-members');
  const items: readonly ReactNode[] = [
    isFree && archivedAt === null && may(club, 'invite') && (
      <Menu.Item
        key="invite"
        leftSection={<IconUserPlus size={20} aria-hidden />}
        renderRoot={(props) => (
          <Link
            to="/clubs/$club/people"
            params={{ club: club.id }}
            search={{ invite: id }}
            hash="invites"
            {...props}
          />
        )}
      >
        {t('members.invite', { name })}
      </Menu.Item>
    ),
    isKept && (
      <Menu.Item key="rename" leftSection={<IconPencil size={20} aria-hidden />} onClick={onRename}>
        {t('members.rename', { name })}
      </Menu.Item>
    ),
    may(club, 'keep-club') && (
      <Menu.Item
        key="held"
        leftSection={<IconFileInfo size={20} aria-hidden />}
        renderRoot={(props) => (
          <Link
            to="/clubs/$club/members/$member/held"
            params={{ club: club.id, member: id }}
            {...props}
          />
        )}
      >
        {t('members.held', { name })}
      </Menu.Item>
    ),
    isKept && archivedAt === null && (
      <Menu.Item
        key="archive"
        leftSection={<IconArchive size={20} aria-hidden />}
        onClick={onArchive}
      >
        {t('members.archive', { name })}
      </Menu.Item>
    ),
    isKept && archivedAt !== null && (
      <Menu.Item
        key="restore"
        leftSection={<IconArchiveOff size={20} aria-hidden />}
        onClick={onRestore}
      >
        {t('members.restore', { name })}
      </Menu.Item>
    ),
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={isBusy}
          rightSection={<IconChevronDown size={18} aria-hidden />}
          aria-label={t('members.changeOf', { name })}
        >
          {t('members.change')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{items}</Menu.Dropdown>
    </Menu>
  );
}
