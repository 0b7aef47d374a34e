import { useWhyNot } from '../../../parts/form/fields/choice.js';

/**
 * The hand after a key, where it can be so; a key that does nothing says why.
 *
 * @param why the reason why a draft cannot be, in words; undefined when it can
 * @returns takes the draft after a key, or the words why there is none; null for another key
 */
export function useLetterKeys<Draft>(
  why: (draft: Draft) => string | undefined,
  change: (draft: Draft) => void,
): (next: { readonly draft: Draft } | { readonly not: string } | null) => boolean {
  const tell = useWhyNot();
  return (next) => {
    if (next === null) return false;
    const not = 'not' in next ? next.not : why(next.draft);
    if (not !== undefined) tell(not);
    else if ('draft' in next) change(next.draft);
    return true;
  };
}
