import { NavLink } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MyClub } from '../../api/me.js';

/** Not among the addresses that the types know as long as it has no screen. */
const CLUB: string = '/clubs/$club';

/** The way into a club, with what I am there. */
export function ClubLink({ id, name, role }: MyClub) {
  const { t } = useTranslation();
  const link = { to: CLUB, params: { club: id } } as LinkProps;
  return (
    <NavLink
      p="md"
      label={name}
      description={t(`roles.${role}`)}
      rightSection={<IconChevronRight aria-hidden />}
      renderRoot={(props) => <Link {...link} {...props} />}
    />
  );
}
