import type { NameOf } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import { useFigureNames } from './figure-names.js';

/** The numbers of a contract, in their order. */
export const OF_CONTRACT = [
  'declared',
  'won',
  'doubled',
  'partner',
  'partnerWon',
  'defended',
  'defendedWon',
] as const;

/** The key of each in the name of its number. */
const KEY_OF = {
  declared: 'declared',
  won: 'won',
  doubled: 'doubled',
  partner: 'partner',
  partnerWon: 'partner-won',
  defended: 'defender',
  defendedWon: 'defender-won',
} as const satisfies Readonly<Record<(typeof OF_CONTRACT)[number], string>>;

/** Whether a number counts whole evenings. */
export function isOfEvenings(figure: string): boolean {
  return figure === 'evenings' || figure.startsWith('evenings-together:');
}

/** The title of a number, by the name that the service gives it: `feat:ultimo-pagat`. */
export function useFigureTitle(nameOf: NameOf): (figure: string) => string {
  const { t } = useTranslation('statistics');
  const names = useFigureNames();
  const titleOf = (figure: string): string => {
    if (figure.startsWith('of:')) return titleOfAll(figure.slice('of:'.length));
    const [kind = '', name = '', what = ''] = figure.split(':');
    const of = (said: string, more: string) =>
      more === '' ? said : t('figureOf', { figure: said, what: more });
    switch (kind) {
      case 'evenings':
      case 'hands':
        return t(`total.${kind}`);
      case 'dealt':
        return t('total.deals');
      case 'feat':
        return names.feat(name);
      case 'melding':
        return names.melding(name);
      case 'contract': {
        const part = OF_CONTRACT.find((one) => KEY_OF[one] === what);
        return of(names.contract(name), part === undefined ? '' : t(`contracts.${part}`));
      }
      case 'figure':
        return of(
          names.figure(name),
          what === 'made' || what === 'lost' ? t(`figures.${what}`) : '',
        );
      case 'partner':
        return what === 'won'
          ? t('partners.won', { name: nameOf(name) })
          : t('partners.with', { name: nameOf(name) });
      case 'together':
        return t('hands.together', { name: nameOf(name) });
      case 'evenings-together':
        return t('hands.eveningsTogether', { name: nameOf(name) });
      case 'counting':
        return t('hands.counting');
      case 'cup':
        return t('cups.won', { cup: names.cup(name) });
      case 'fine':
        return of(names.fine(name), what === '' ? '' : names.end(what));
      default:
        return t('hands.someFigure');
    }
  };
  /**
   * The title of the whole that a share is a part of: the games of its kind, its fines, else all hands.
   */
  const titleOfAll = (figure: string): string => {
    const [kind, name = '', what = ''] = figure.split(':');
    if (kind === 'partner') return titleOf(`partner:${name}`);
    if (kind === 'figure') return names.figure(name);
    if (kind === 'fine') return what === '' ? t('hands.allFines') : names.fine(name);
    const isOfPlayed = kind === 'contract' && what !== 'declared';
    return t('hands.allOf', { what: isOfPlayed ? names.contract(name) : t('total.hands') });
  };
  return titleOf;
}
