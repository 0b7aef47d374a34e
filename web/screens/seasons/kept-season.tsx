import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useMyClub, type MyClub } from '../../api/me.js';
import { may } from '../../api/rights.js';
import { seasonsQuery, type Season } from '../../api/seasons.js';
import { NotFoundScreen } from '../../app/not-found-screen.js';
import { RoleScreen } from '../../app/role-screen.js';
import { usePath } from '../../parts/use-path.js';

/** What a form is given that changes a season. */
export interface KeptSeasonProps {
  readonly club: MyClub;
  readonly season: Season;
}

interface Props {
  readonly form: ComponentType<KeptSeasonProps>;
}

/** The season of the address, for who keeps it. */
export function KeptSeason({ form }: Props) {
  const { club: id, season } = usePath('club', 'season');
  const club = useMyClub(id);
  if (club === undefined) return <NotFoundScreen />;
  if (!may(club, 'keep-seasons')) return <RoleScreen needs="keep-seasons" />;
  return <Found club={club} id={season} form={form} />;
}

function Found({ club, id, form: Form }: Props & { readonly club: MyClub; readonly id: string }) {
  const { data: seasons } = useSuspenseQuery(seasonsQuery(club.id));
  const season = seasons.find((one) => one.id === id);
  return season === undefined ? <NotFoundScreen /> : <Form club={club} season={season} />;
}
