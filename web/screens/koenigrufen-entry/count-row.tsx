import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../parts/choice.js';
import { NumberPad } from '../../parts/number-pad.js';
import shared from '../tarok-entry/count-row.module.css';
import { isSamePile, type Pile } from './count.js';
import { useEntry } from './entry-context.js';
import classes from './koenigrufen-entry.module.css';
import { Row } from './row.js';
import type { CountTyping } from './use-count-typing.js';
import { useSideWords } from './words.js';

interface Props {
  readonly typing: CountTyping;
}

/** The card points in trischaken, of every player. */
export function CountRow({ typing }: Props) {
  const { t } = useTranslation('koenigrufen');
  return (
    <Row title={t('rows.count')} cell={(player) => <Count typing={typing} pile={{ player }} />} />
  );
}

/** Whose cards they are. */
function usePileWords(): (pile: Pile) => string {
  const { nameOf } = useEntry();
  const sideWords = useSideWords();
  return (pile) => ('side' in pile ? sideWords(pile.side) : nameOf(pile.player));
}

function Count({ typing, pile }: Props & { readonly pile: Pile }) {
  const { t } = useTranslation('koenigrufen');
  const words = usePileWords()(pile);
  const shown = typing.shown(pile);
  const follows = typing.follows(pile);
  const label = t('count.for', { pile: words });
  return (
    <UnstyledButton
      className={`${shared['count'] ?? ''} ${classes['count'] ?? ''}`}
      aria-pressed={isSamePile(typing.at, pile)}
      aria-label={`${label}: ${shown ?? t('count.empty')}${follows ? `, ${t('count.follows')}` : ''}`}
      onClick={() => {
        typing.goTo(pile);
      }}
    >
      {'side' in pile && <span className={classes['pile']}>{words}</span>}
      <span className={shared['number']}>{shown ?? '–'}</span>
      {follows && <span className={shared['hint']}>{t('count.follows')}</span>}
    </UnstyledButton>
  );
}

/** The keys for the counts; they go to the count that is marked. */
export function CountPad({ typing }: Props) {
  const { t } = useTranslation('koenigrufen');
  const words = usePileWords();
  const { piles, unit, next } = typing;
  const other = unit === 'points' ? 'blad' : 'points';
  return (
    <div>
      {'side' in typing.at ? (
        <div className={classes['sides']} data-counts>
          {piles.map((pile) =>
            'side' in pile ? <Count key={pile.side} typing={typing} pile={pile} /> : null,
          )}
        </div>
      ) : (
        <div className={shared['for']} aria-live="polite">
          {t('count.for', { pile: words(typing.at) })}
        </div>
      )}
      <NumberPad
        label={t('rows.count')}
        onDigit={typing.digit}
        onErase={typing.erase}
        {...(next === null ? {} : { onNext: next })}
      />
      <div role="group" aria-label={t('count.blad')} className={classes['blad']}>
        {unit === 'points' &&
          [0, 1, 2].map((over) => (
            <Choice
              key={over}
              label={t('count.bladOver', { count: over })}
              onChoose={() => {
                typing.blad(over);
              }}
            >
              {`/${over}`}
            </Choice>
          ))}
        <Choice
          className={classes['unit']}
          onChoose={() => {
            typing.countIn(other);
          }}
        >
          {t(`count.in.${other}`)}
        </Choice>
      </div>
    </div>
  );
}
