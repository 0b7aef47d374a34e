import { useParams } from '../routing/use-routing.js';

/** The club in the address; undefined on the screens of no club. */
export function useClubId(): string | undefined {
  const params: { readonly club?: string } = useParams();
  return params.club;
}
