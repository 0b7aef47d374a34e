import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { becomeMe, type Me } from '../../api/people/me.js';
import { useNavigate } from '../../routing/use-routing.js';

/**
 * A request after which somebody is signed in: takes over who, and goes on from there. A second tap while
 * it is under way sends nothing: each request would open a session of its own.
 */
export function useEntering<Said>(enter: (said: Said) => Promise<Me>, { back = '/' } = {}) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const { mutate, ...entering } = useMutation({
    mutationFn: enter,
    onSuccess: async (me) => {
      becomeMe(queries, me);
      await navigate({ href: back, replace: true });
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    ...entering,
    mutate: (said: Said) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(said);
    },
  };
}
