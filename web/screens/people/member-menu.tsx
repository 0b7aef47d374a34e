import { Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconChevronDown,
  IconFileInfo,
  IconPencil,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Member } from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { useFreeMembers } from '../../parts/door/invite-sheet.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import type { PeopleProps } from './people-props.js';

interface Props extends PeopleProps {
  readonly member: Member;
  readonly isBusy: boolean;
  readonly onRename: () => void;
  readonly onArchive: () => void;
  readonly onRestore: () => void;
}

/** An act, or the way to where it is done. */
interface Act {
  readonly words: string;
  readonly Icon: TablerIcon;
  readonly does: Target | (() => void);
}

/** The acts about a member, in words. Nothing for a reader who may do none of them. */
export function MemberMenu({ isBusy, ...of }: Props) {
  const { t } = useTranslation('people');
  const acts = useActs(of);
  if (acts.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={isBusy}
          rightSection={<IconChevronDown size={18} aria-hidden />}
          aria-label={t('members.changeOf', { name: of.member.name })}
        >
          {t('members.change')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(({ words, Icon, does }) => {
          const icon = <Icon size={20} aria-hidden />;
          return typeof does === 'function' ? (
            <Menu.Item key={words} leftSection={icon} onClick={does}>
              {words}
            </Menu.Item>
          ) : (
            <Menu.Item
              key={words}
              leftSection={icon}
              renderRoot={(props) => <Link {...does} {...props} />}
            >
              {words}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

function useActs(of: Omit<Props, 'isBusy'>): readonly Act[] {
  const { t } = useTranslation('people');
  const { club, member, onRename, onArchive, onRestore } = of;
  const { id, name, archivedAt, initials } = member;
  const isFree = useFreeMembers(club.id).some((one) => one.id === id);
  const isHere = archivedAt === null;
  const isKept = initials === null && may(club, 'keep-members');
  const people = { to: '/clubs/$club/people', params: { club: club.id } } as const;
  const acts: readonly (Act | false)[] = [
    isFree &&
      isHere &&
      may(club, 'invite') && {
        words: t('members.invite', { name }),
        Icon: IconUserPlus,
        does: { ...people, search: { invite: id }, hash: 'invites' },
      },
    isKept && { words: t('members.rename', { name }), Icon: IconPencil, does: onRename },
    may(club, 'keep-club') && {
      words: t('members.held', { name }),
      Icon: IconFileInfo,
      does: { to: '/clubs/$club/members/$member/held', params: { club: club.id, member: id } },
    },
    isKept &&
      isHere && { words: t('members.archive', { name }), Icon: IconArchive, does: onArchive },
    isKept &&
      !isHere && { words: t('members.restore', { name }), Icon: IconArchiveOff, does: onRestore },
  ];
  return acts.filter((act) => act !== false);
}
