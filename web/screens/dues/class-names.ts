import { useTranslation } from '../../words/use-translation.js';

/** The classes that every language has words for. */
const KNOWN = ['active', 'passive', 'half-year'] as const;

/** The name of a class of dues; the club's own classes by the club's name. */
export function useClassNames(): (of: string) => string {
  const names: Readonly<Partial<Record<string, string>>> =
    useTranslation('cash.dues').all('classes');
  return (of) => names[of] ?? of;
}

/** The classes to choose from: the common ones, those that the club has charged, a new one. */
export function useClassChoices(charged: readonly { readonly class: string }[]) {
  const { t } = useTranslation('cash.dues');
  const names = useClassNames();
  const all = new Set<string>([...KNOWN, ...charged.map((one) => one.class)]);
  return [
    ...[...all].map((value) => ({ value, label: names(value) })),
    { value: '', label: t('ownClass') },
  ];
}
