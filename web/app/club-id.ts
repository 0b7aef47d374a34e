import { useParams } from '@tanstack/react-router';

/** The club in the address; undefined on the screens of no club. */
export function useClubId(): string | undefined {
  const params: { readonly club?: string } = useParams({ strict: false });
  return params.club;
}
