import { Choice } from '../../parts/form/fields/choice.js';
import { useTranslation } from '../../words/use-translation.js';
import { useMeldingWords } from '../../parts/hand-lines/melding-words.js';
import { Choices } from '../../parts/form/fields/choices.js';
import type { Rules } from '../../../src/rules/game.js';
import { ruleOf, type FineDraft } from './fine-draft.js';
import type { FineFormProps } from './fine-form-props.js';

/** Within a hand: which of the player's meldinger it is about, or that nobody knows which was missing. */
export function AboutMelding({ rules, value, onChange, hand }: FineFormProps) {
  const { t } = useTranslation('fine-entry');
  const words = useMeldingWords();
  if (hand === undefined || value.code?.startsWith('melding-') !== true) return null;
  const own = hand.meldinger.flatMap((melding, index) =>
    melding.player === value.player ? [{ index, words: words(melding) }] : [],
  );
  const isUnknown = value.unknown === true;
  const mayBeUnknown = barsOnCards(rules, value) && value.code === 'melding-omitted';
  if (own.length === 0 && !mayBeUnknown && !isUnknown) return null;
  const { melding: _melding, unknown: _unknown, ...rest } = value;
  return (
    <Choices title={t('about')} wide>
      {[{ index: null, words: t('aboutNone') }, ...own].map(({ index, words: said }) => (
        <Choice
          key={index}
          isChosen={!isUnknown && (value.melding ?? null) === index}
          onChoose={() => {
            onChange(index === null ? rest : { ...rest, melding: index });
          }}
        >
          {said}
        </Choice>
      ))}
      {(mayBeUnknown || isUnknown) && (
        <Choice
          isChosen={isUnknown}
          onChoose={() => {
            onChange({ ...rest, unknown: true });
          }}
        >
          {t('aboutUnknown')}
        </Choice>
      )}
    </Choices>
  );
}

/** Whether a fine bars from ultimo on the cards that its melding concerned. */
function barsOnCards(rules: Rules, draft: FineDraft): boolean {
  return ruleOf(rules, draft)?.choices.some(({ bars }) => bars === 'cards-concerned') ?? false;
}

/** Within a hand: which king or pagat a revoke took, where its holder is refunded. */
export function AboutCard({ rules, value, onChange, hand, nameOf }: FineFormProps) {
  const { t } = useTranslation(['fine-entry', 'tarok', 'cards']);
  if (hand === undefined || ruleOf(rules, value)?.refundsTakenCard !== true) return null;
  const lost = hand.events.flatMap((event, index) => {
    if (event.kind === 'pagat-won' || event.player === value.player) return [];
    const card =
      event.kind === 'king-lost' ? t(`cards:kings.${event.suit}`) : t('cards:ultimoCards.pagat');
    return [{ index, words: `${nameOf(event.player)}: ${card}` }];
  });
  if (lost.length === 0) return null;
  return (
    <Choices title={t('took')} wide>
      {[{ index: null, words: t('tookNone') }, ...lost].map(({ index, words }) => (
        <Choice
          key={index}
          isChosen={(value.took ?? null) === index}
          onChoose={() => {
            const { took: _took, ...rest } = value;
            onChange(index === null ? rest : { ...rest, took: index });
          }}
        >
          {words}
        </Choice>
      ))}
    </Choices>
  );
}
