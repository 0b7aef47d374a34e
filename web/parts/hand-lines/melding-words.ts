import type { MeldingRecord } from '../../../src/rules/tarok/record/hand.js';
import { useTranslation } from '../../words/use-translation.js';

/** A melding in few words: '11 tarokker med', 'hel kavaleri hjerter'. */
export function useMeldingWords(): (melding: MeldingRecord) => string {
  const { t } = useTranslation(['tarok', 'cards']);
  return (melding) => {
    switch (melding.kind) {
      case 'trumps':
        return t(`made.${melding.withPagat ? 'trumpsWith' : 'trumpsWithout'}`, {
          count: melding.count,
        });
      case 'matadors':
      case 'small-matadors':
        return t(`made.${melding.kind}`, { count: melding.count });
      case 'cavallerie': {
        const suit = t(`cards:suitSigns.${melding.suit}`);
        const grade = t(`cards:grades.${melding.grade}`);
        if (melding.missing == null) return t('made.cavallerie', { grade, suit });
        return t('made.cavallerieHalf', { suit, missing: t(`cards:courts.${melding.missing}`) });
      }
      case 'kings': {
        const grade = t(`cards:grades.${melding.grade}`);
        if (melding.missing == null) return t('made.kings', { grade });
        return t('made.kingsHalf', { missing: t(`cards:suitSigns.${melding.missing}`) });
      }
    }
  };
}
