import { NavLink } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { MyClub } from '../../api/me.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

/** The way into a club, with what I am there. */
export function ClubLink({ id, name, role }: MyClub) {
  const { t } = useTranslation();
  return (
    <NavLink
      p="md"
      label={name}
      description={t(`roles.${role}`)}
      rightSection={<IconChevronRight aria-hidden />}
      renderRoot={(props) => <Link to="/clubs/$club" params={{ club: id }} {...props} />}
    />
  );
}
