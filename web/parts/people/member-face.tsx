import { Face } from './face.js';
import { usePlaces } from './use-names.js';

interface Props {
  readonly club: string;
  readonly member: string;
  readonly name: string;
}

/** The face of a member of a club, beside their name; not waited for. */
export function MemberFace({ club, member, name }: Props) {
  const placeOf = usePlaces(club);
  return <Face name={name} place={placeOf(member)} />;
}
