import { useMyClub } from '../../api/people/me.js';
import { useTranslation } from '../../words/use-translation.js';
import { useClubId } from '../club-id.js';
import { DeadEnd } from './dead-end.js';

/** An address at which there is nothing, or a club that is not one of mine. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const club = useClubId();
  const isOthers = useMyClub(club) === undefined && club !== undefined;
  return (
    <DeadEnd title={t('notFound.title')} text={t(isOthers ? 'notFound.club' : 'notFound.text')} />
  );
}
