import { useTranslation } from '../../words/use-translation.js';

/** The classes that every language has words for. */
const KNOWN = ['active', 'passive', 'half-year'] as const;

/** What a class of dues is called; one of the club's own as the club says. */
export function useClassNames(): (of: string) => string {
  const names: Readonly<Partial<Record<string, string>>> =
    useTranslation('cash-dues').all('classes');
  return (of) => names[of] ?? of;
}

/** What can be chosen: the classes that everybody knows, then those that the club has charged. */
export function ownClasses(charged: readonly { readonly class: string }[]): readonly string[] {
  return [...new Set([...KNOWN, ...charged.map((one) => one.class)])];
}
