import { useLanguageWords } from '../../parts/door/use-language-words.js';
import type { Account } from '../../api/money/cash.js';

type Named = Pick<Account, 'id' | 'code' | 'name'>;

/** What an account is called: as the club says, or as the language calls a built-in one. */
export function useAccountName(): (account: Named) => string {
  const words = useLanguageWords();
  return ({ id, code, name }) => words?.vocabulary.account({ code, name }) ?? name ?? code ?? id;
}
