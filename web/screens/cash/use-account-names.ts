import { useLanguageWords } from '../../parts/door/use-language-words.js';
import type { Account } from '../../api/money/cash.js';

type Named = Pick<Account, 'id' | 'code' | 'name'>;

/** The name of an account: the club's own, or the language's for a built-in one. */
export function useAccountName(): (account: Named) => string {
  const words = useLanguageWords();
  return ({ id, code, name }) => words?.vocabulary.account({ code, name }) ?? name ?? code ?? id;
}
