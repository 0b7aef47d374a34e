import { usualReason } from '../../../src/evening/corrections/usual-reasons.js';
import { useTranslation } from '../../words/use-translation.js';

/** Says why something was corrected: as somebody wrote it, or the usual reason in the reader's language. */
export function useReason(): (reason: string) => string {
  const { t } = useTranslation('members');
  return (reason) => {
    const usual = usualReason(reason);
    return usual === null ? reason : t(`usualReasons.${usual}`);
  };
}
