import {
  isOfPoints,
  readFigure,
  type ContractPart,
  type CountName,
} from '../../../../src/standings/figures/figure-name.js';
import type { NameOf } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { OwnFineNameOf } from './own-fine-name.js';
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
} as const satisfies Readonly<Record<(typeof OF_CONTRACT)[number], ContractPart>>;

/** Whether a number counts whole evenings. */
export function isOfEvenings(figure: string): boolean {
  const kind = readFigure(figure)?.kind;
  return kind === 'evenings' || kind === 'evenings-together';
}

/** The title of a number, by the name that the service gives it: `feat:ultimo-pagat`. */
export function useFigureTitle(nameOf: NameOf, ownFine: OwnFineNameOf): (figure: string) => string {
  const { t } = useTranslation('statistics');
  const names = useFigureNames();
  const titleOf = (name: CountName): string => {
    const of = (figure: string, what: string) => t('figureOf', { figure, what });
    switch (name.kind) {
      case 'evenings':
      case 'hands':
        return t(`total.${name.kind}`);
      case 'dealt':
        return t('total.deals');
      case 'counting':
        return t('hands.counting');
      case 'feat':
        return names.feat(name.feat);
      case 'melding':
        return names.melding(name.melding);
      case 'contract': {
        const part = OF_CONTRACT.find((one) => KEY_OF[one] === name.part);
        const contract = names.contract(name.contract);
        return part === undefined ? contract : of(contract, t(`contracts.${part}`));
      }
      case 'figure':
        return of(names.figure(name.figure), t(`figures.${name.end}`));
      case 'partner':
        return t(name.isWon ? 'partners.won' : 'partners.with', { name: nameOf(name.other) });
      case 'together':
        return t('hands.together', { name: nameOf(name.other) });
      case 'evenings-together':
        return t('hands.eveningsTogether', { name: nameOf(name.other) });
      case 'cup':
        return t('cups.won', { cup: names.cup(name.cup) });
      case 'fine': {
        const fine = names.fine(name.code);
        return name.end === null ? fine : of(fine, names.end(name.end));
      }
      case 'own-fine': {
        const fine = ownFine(name.book, name.code);
        return name.end === null ? fine : of(fine, names.end(name.end));
      }
    }
  };
  /**
   * The title of the whole that a share is a part of: the games of its kind, its fines, else all hands.
   */
  const titleOfAll = (name: CountName): string => {
    if (name.kind === 'partner') return titleOf({ ...name, isWon: false });
    if (name.kind === 'figure') return names.figure(name.figure);
    if (name.kind === 'fine')
      return name.end === null ? t('hands.allFines') : names.fine(name.code);
    if (name.kind === 'own-fine')
      return name.end === null ? t('hands.allFines') : ownFine(name.book, name.code);
    const isOfPlayed = name.kind === 'contract' && name.part !== 'declared';
    return t('hands.allOf', {
      what: isOfPlayed ? names.contract(name.contract) : t('total.hands'),
    });
  };
  return (figure) => {
    const name = readFigure(figure);
    if (name === null || isOfPoints(name)) return t('hands.someFigure');
    return name.kind === 'of' ? titleOfAll(name.share) : titleOf(name);
  };
}
