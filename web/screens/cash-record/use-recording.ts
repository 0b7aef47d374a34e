import { moneyReads } from '../../api/money/cash.js';
import { toast } from '../../parts/page/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';

/**
 * Records something about the club's money, says which voucher it is, and goes back to the purses. It
 * waits for the network: money is not kept on a device and sent later.
 */
export function useRecording<Said, Answer extends { readonly label: string } | null>(
  club: string,
  write: (said: Said, key: string) => Promise<Answer>,
) {
  const { t } = useTranslation('cash');
  const navigate = useNavigate();
  const writing = useWrite(write, moneyReads(club));
  return {
    error: writing.error,
    isPending: writing.isPending,
    record: (said: Said) => {
      writing.mutate(said, {
        onSuccess: (voucher) => {
          toast(voucher === null ? t('done') : t('recorded', { label: voucher.label }));
          void navigate({ to: '/clubs/$club/money', params: { club } });
        },
      });
    },
  };
}
