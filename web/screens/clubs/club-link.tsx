import { NavLink } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { MyClub } from '../../api/people/me.js';
import { useRoleNames } from '../../parts/people/use-role-names.js';
import { Link } from '../../routing/link.js';

/** The way into a club, with what I am there. */
export function ClubLink({ id, name, roles }: MyClub) {
  const nameRoles = useRoleNames();
  return (
    <NavLink
      p="md"
      label={name}
      description={nameRoles(roles)}
      rightSection={<IconChevronRight aria-hidden />}
      renderRoot={(props) => <Link to="/clubs/$club" params={{ club: id }} {...props} />}
    />
  );
}
