import { useMutation, useQueryClient } from '@tanstack/react-query';
import { becomeMe, type Me } from '../../api/people/me.js';
import { useNavigate } from '../../routing/use-routing.js';

/** A request after which somebody is signed in: takes over who, and goes on from there. */
export function useEntering<Said>(enter: (said: Said) => Promise<Me>, { back = '/' } = {}) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: enter,
    onSuccess: async (me) => {
      becomeMe(queries, me);
      await navigate({ href: back, replace: true });
    },
  });
}
