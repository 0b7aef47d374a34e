import { useTranslation } from 'react-i18next';
import { Choice } from '../../parts/choice.js';
import { useMeldingWords } from '../tarok-entry/melding-words.js';
import { Choices } from '../../parts/choices.js';
import { ruleOf } from './fine-draft.js';
import type { FineFormProps } from './fine-form-props.js';

/** Within a hand: which of the player's meldinger it is about. */
export function AboutMelding({ value, onChange, hand }: FineFormProps) {
  const { t } = useTranslation('fine-entry');
  const words = useMeldingWords();
  if (hand === undefined || value.code?.startsWith('melding-') !== true) return null;
  const own = hand.meldinger.flatMap((melding, index) =>
    melding.player === value.player ? [{ index, words: words(melding) }] : [],
  );
  if (own.length === 0) return null;
  return (
    <Choices title={t('about')} wide>
      {[{ index: null, words: t('aboutNone') }, ...own].map(({ index, words: said }) => (
        <Choice
          key={index}
          isChosen={(value.melding ?? null) === index}
          onChoose={() => {
            const { melding: _melding, ...rest } = value;
            onChange(index === null ? rest : { ...rest, melding: index });
          }}
        >
          {said}
        </Choice>
      ))}
    </Choices>
  );
}

/** Within a hand: which king or pagat a revoke took, where its holder is refunded. */
export function AboutCard({ rules, value, onChange, hand, nameOf }: FineFormProps) {
  const { t } = useTranslation(['fine-entry', 'tarok', 'cards']);
  if (hand === undefined || ruleOf(rules, value.code)?.refundsTakenCard !== true) return null;
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
