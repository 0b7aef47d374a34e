import { Badge, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { keepMember, membersQuery, renameMember, type Member } from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { MemberFace } from '../../parts/people/member-face.js';
import { Section } from '../../parts/page/section.js';
import { Confirm, Sheet } from '../../parts/page/sheet.js';
import { useWrite } from '../../parts/form/use-write.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { AddMembers } from './add-members.js';
import { MemberMenu } from './member-menu.js';
import { NameForm } from './name-form.js';
import type { PeopleProps } from './people-props.js';
import rows from '../../parts/list/rows.module.css';
import classes from './people.module.css';

/** The members with an account in the club. A member who stops is archived: their account stays. */
export function Members({ club }: PeopleProps) {
  const { t } = useTranslation('people');
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const members = data.members.filter(({ guest }) => !guest);
  return (
    <Section title={t('members.title')}>
      {members.length === 0 && <Text>{t('members.none')}</Text>}
      <Rows club={club} members={members.filter(({ initials }) => initials === null)} />
      <Left club={club} members={members.filter(({ initials }) => initials !== null)} />
      {may(club, 'keep-members') && (
        <AddMembers club={club} people={data.members} label={t('members.new')} />
      )}
    </Section>
  );
}

interface RowsProps extends PeopleProps {
  readonly members: readonly Member[];
}

function Rows({ club, members }: RowsProps) {
  return (
    <ul className={classes['rows']}>
      {members.map((member) => (
        <MemberRow key={member.id} club={club} member={member} />
      ))}
    </ul>
  );
}

/** Those who have left for good, or were taken back with a list, out of the way. */
function Left(props: RowsProps) {
  const { t } = useTranslation('people');
  if (props.members.length === 0) return null;
  return (
    <details className={rows['more']}>
      <summary>{t('members.left', { count: props.members.length })}</summary>
      <Rows {...props} />
    </details>
  );
}

interface RowProps extends PeopleProps {
  readonly member: Member;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A member or a guest, who is renamed, archived and restored here. */
export function MemberRow({ club, member, children }: RowProps) {
  const { t } = useTranslation('people');
  const [asked, ask] = useState<'rename' | 'archive' | null>(null);
  const { id, name, archivedAt, initials } = member;
  const keeping = useWrite(
    (what: 'archive' | 'restore', key) => keepMember(club.id, id, what, key),
    [['members', club.id]],
  );
  const close = () => {
    ask(null);
  };
  return (
    <li className={classes['row']}>
      <ToStatistics club={club} member={member} />
      {archivedAt !== null && initials === null && (
        <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
          {t('members.archived')}
        </Badge>
      )}
      <span className={classes['acts']}>
        {initials === null && archivedAt === null && may(club, 'keep-members') && children}
        <MemberMenu
          club={club}
          member={member}
          isBusy={keeping.isPending}
          onRename={() => {
            ask('rename');
          }}
          onArchive={() => {
            ask('archive');
          }}
          onRestore={() => {
            keeping.mutate('restore');
          }}
        />
      </span>
      <Rename club={club} member={member} opened={asked === 'rename'} onClose={close} />
      <Confirm
        opened={asked === 'archive'}
        onClose={close}
        title={t('members.archiveTitle', { name })}
        confirm={t('members.archiveDo')}
        isPending={keeping.isPending}
        error={keeping.error}
        onConfirm={() => {
          keeping.mutate('archive', { onSuccess: close });
        }}
      >
        <Text>{t('members.archiveText', { name })}</Text>
      </Confirm>
    </li>
  );
}

/** A name, as the way to the member's statistics. */
function ToStatistics({ club, member: { id, name } }: Pick<RowProps, 'club' | 'member'>) {
  return (
    <span className={classes['grow']}>
      <MemberFace club={club.id} member={id} name={name} />
      <Link
        to="/clubs/$club/statistics"
        params={{ club: club.id }}
        search={{ member: id }}
        className={classes['name']}
      >
        {name}
      </Link>
    </span>
  );
}

interface RenameProps extends PeopleProps {
  readonly member: Member;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function Rename({ club, member, opened, onClose }: RenameProps) {
  const { t } = useTranslation('people');
  const renaming = useWrite(
    (name: string, key) => renameMember(club.id, member.id, name, key),
    [['members', club.id]],
  );
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('members.renameTitle', { name: member.name })}
    >
      <NameForm
        label={t('name')}
        submitLabel={t('save')}
        initial={member.name}
        error={renaming.error}
        isPending={renaming.isPending}
        onSubmit={(name) => {
          renaming.mutate(name, { onSuccess: onClose });
        }}
      />
    </Sheet>
  );
}
