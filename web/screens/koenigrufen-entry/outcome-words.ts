import { wordsOf } from '../../../src/rules/koenigrufen/record/form.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import type { KoenigrufenOutcome } from '../../../src/rules/koenigrufen/outcome.js';
import type { PossibleHand } from '../../evening/preview.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useTranslation } from '../../words/use-translation.js';
import { useEntry } from './entry-context.js';
import { within } from '../../words/locale.js';

/** The outcome of the draft in sentences: winner and margin, mayor, … */
export function useOutcomeWords(): (
  record: KoenigrufenHandRecord,
  result: PossibleHand,
) => string[] {
  const ofGames = useGameWords();
  const ofTrischaken = useTrischakenWords();
  return (record, { outcome }) => {
    if (!('contract' in outcome)) return [];
    return outcome.trischaken === null
      ? ofGames(record, outcome)
      : ofTrischaken(outcome.trischaken);
  };
}

const COUNTED = ['grammeln', 'grossgrammeln'] as const;

function useGameWords() {
  const { t } = useTranslation('koenigrufen');
  const { nameOf } = useEntry();
  const list = useNameList();
  return (record: KoenigrufenHandRecord, outcome: KoenigrufenOutcome): string[] => {
    const { kind, games, count, figures } = outcome;
    const says = games.map(({ contract, declarer, partner, won }) => {
      const names = list((partner === null ? [declarer] : [declarer, partner]).map(nameOf));
      const said = { names, contract: within(t(`contracts.${contract}`)) };
      if (kind === 'given-up') return t('result.givenUp', said);
      if (kind === 'lost-at-once') return t('result.lostAtOnce', said);
      if (count === null) return t(won ? 'result.won' : 'result.lost', said);
      const counted = { own: wordsOf(count.declarer), other: wordsOf(count.opponents) };
      return t(won ? 'result.wonBy' : 'result.lostBy', { ...said, ...counted });
    });
    const valat = games[0]?.valat ?? null;
    if (valat !== null) says.push(t(`result.valat.${valat}`));
    const followed = COUNTED.filter((figure) =>
      figures.some((one) => one.figure === figure && one.made && !isNamed(record, figure)),
    );
    if (followed.length > 0) {
      says.push(t('result.follows', { figures: list(followed.map((one) => t(`figures.${one}`))) }));
    }
    return says;
  };
}

function isNamed({ figures = [] }: KoenigrufenHandRecord, figure: (typeof COUNTED)[number]) {
  return figures.some((one) => one.figure === figure);
}

function useTrischakenWords() {
  const { t } = useTranslation('koenigrufen');
  const { players, nameOf } = useEntry();
  const list = useNameList();
  return ({ losers, virgins, mayor }: NonNullable<KoenigrufenOutcome['trischaken']>): string[] => [
    t('result.losers', { names: list(losers.map(nameOf)) }),
    ...(mayor ? [t('result.mayor')] : []),
    ...(losers[0] === players[0] ? [t('result.forehandLoses')] : []),
    ...(virgins.length > 0 ? [t('result.virgins', { names: list(virgins.map(nameOf)) })] : []),
  ];
}
