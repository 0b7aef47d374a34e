import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { membershipsQuery, type Membership } from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { Folding } from '../../parts/page/folding.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useRoleNames } from '../../parts/people/use-role-names.js';
import { useTranslation } from '../../words/use-translation.js';
import type { PeopleProps } from './people-props.js';
import classes from './people.module.css';
import { RoleSheet } from './role-sheet.js';

/** The users and their roles. Only an owner changes them. */
export function Roles({ club }: PeopleProps) {
  const { t } = useTranslation('people');
  const { data: memberships } = useSuspenseQuery(membershipsQuery(club.id));
  return (
    <Folding
      title={t('roles.title')}
      id="users"
      summary={memberships.map(({ name }) => name).join(' · ')}
    >
      <ul className={classes['rows']}>
        {memberships.map((membership) => (
          <RoleRow key={membership.user} club={club} membership={membership} />
        ))}
      </ul>
    </Folding>
  );
}

function RoleRow({ club, membership }: PeopleProps & { readonly membership: Membership }) {
  const { t } = useTranslation('people');
  const nameOf = useMemberNames(club.id);
  const nameRoles = useRoleNames();
  const [opened, { open, close }] = useDisclosure(false);
  const { name, roles, member, looksLike, isHere } = membership;
  return (
    <li className={classes['row']}>
      <span className={classes['grow']}>
        <Text component="span" display="block" fw={650}>
          {name}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {[
            roles.length === 0 ? t('roles.none') : nameRoles(roles),
            ...(member === null ? [] : [t('roles.is', { name: nameOf(member) })]),
          ].join(' · ')}
        </Text>
        {!isHere && (
          <Text component="span" display="block" size="sm" c="var(--loss)">
            {t('roles.elsewhere')}
          </Text>
        )}
        {looksLike.length > 0 && (
          <Text component="span" display="block" size="sm" c="var(--loss)">
            {t('roles.looksLike', { names: looksLike.join(', ') })}
          </Text>
        )}
      </span>
      {may(club, 'keep-club') && (
        <Button variant="default" aria-label={t('roles.changeOf', { name })} onClick={open}>
          {t('roles.change')}
        </Button>
      )}
      <RoleSheet club={club} membership={membership} opened={opened} onClose={close} />
    </li>
  );
}
