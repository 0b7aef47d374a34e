import { recalledIn } from '../../../src/words/former-member.js';
import { useTranslation } from '../../words/use-translation.js';

/**
 * Somebody as an answer of the service calls them, who left for good in the language of the reader: the
 * service knows them in that of the club, or of the log. Where there is an id, `useMemberNames` says it.
 */
export function useCalled(): (name: string) => string {
  const { language } = useTranslation();
  return (name) => recalledIn(language, name);
}
