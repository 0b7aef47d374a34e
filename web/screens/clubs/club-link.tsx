import { NavLink } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { MyClub } from '../../api/me.js';
import { useRoleNames } from '../../parts/use-role-names.js';

/** Not among the addresses that the types know as long as it has no screen. */
const CLUB: string = '/clubs/$club';

/** The way into a club, with what I am there. */
export function ClubLink({ id, name, roles }: MyClub) {
  const nameRoles = useRoleNames();
  const link = { to: CLUB, params: { club: id } } as LinkProps;
  return (
    <NavLink
      p="md"
      label={name}
      description={nameRoles(roles)}
      rightSection={<IconChevronRight aria-hidden />}
      renderRoot={(props) => <Link {...link} {...props} />}
    />
  );
}
