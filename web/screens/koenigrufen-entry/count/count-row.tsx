import { Choice } from '../../../parts/form/fields/choice.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Count, CountPad } from '../../hand-entry/rows/count.js';
import { Row } from '../../hand-entry/rows/row.js';
import { isSamePile, type Pile } from '../../../../src/rules/koenigrufen/partial/count.js';
import { useEntry } from '../entry-context.js';
import classes from '../koenigrufen-entry.module.css';
import type { CountTyping } from './use-count-typing.js';
import { useSideWords } from '../words.js';

interface Props {
  readonly typing: CountTyping;
}

/** The card points in trischaken, of every player. */
export function CountRow({ typing }: Props) {
  const { t } = useTranslation('koenigrufen');
  return (
    <Row
      title={t('rows.count')}
      term="blad"
      cell={(player) => <CountOf typing={typing} pile={{ player }} />}
    />
  );
}

/** The words for the owner of a pile. */
function usePileWords(): (pile: Pile) => string {
  const { nameOf } = useEntry();
  const sideWords = useSideWords();
  return (pile) => ('side' in pile ? sideWords(pile.side) : nameOf(pile.player));
}

function CountOf({ typing, pile }: Props & { readonly pile: Pile }) {
  const { t } = useTranslation('koenigrufen');
  const words = usePileWords()(pile);
  return (
    <Count
      label={t('count.for', { pile: words })}
      counted={typing.shown(pile)}
      follows={typing.follows(pile)}
      isAt={isSamePile(typing.at, pile)}
      onChoose={() => {
        typing.goTo(pile);
      }}
      {...('side' in pile ? { children: words } : {})}
    />
  );
}

/** The usual counts: 34 in a row, of the 70. */
const usualFrom = (least: number) => Array.from({ length: 34 }, (_, more) => least + more);

/** Of a side, and of a player in trischaken. */
const USUAL = { side: usualFrom(20), player: usualFrom(0) };

/** The keys for the counts, with the blad over. */
export function KoenigrufenPad({ typing }: Props) {
  const { t } = useTranslation('koenigrufen');
  const words = usePileWords();
  const { piles, at, unit } = typing;
  const [points] = typing.follows(at) ? [] : (typing.shown(at)?.split('/') ?? []);
  const chosen = points === undefined ? null : Number(points);
  const other = unit === 'points' ? 'blad' : 'points';
  return (
    <CountPad
      title={t('rows.count')}
      keys={typing}
      field={
        unit === 'points'
          ? { numbers: USUAL['side' in at ? 'side' : 'player'], chosen, number: typing.number }
          : null
      }
      at={'side' in at ? at.side : at.player}
      whose={
        'side' in at ? (
          <div className={classes['sides']} data-counts>
            {piles.map((pile) =>
              'side' in pile ? <CountOf key={pile.side} typing={typing} pile={pile} /> : null,
            )}
          </div>
        ) : (
          t('count.for', { pile: words(at) })
        )
      }
    >
      <div role="group" aria-label={t('count.blad')} className={classes['blad']}>
        {unit === 'points' &&
          [0, 1, 2].map((over) => (
            <Choice
              key={over}
              label={t('count.bladOver', { count: over })}
              term="blad"
              onChoose={() => {
                typing.blad(over);
              }}
            >
              {`/${over}`}
            </Choice>
          ))}
        <Choice
          className={classes['unit']}
          term="blad"
          onChoose={() => {
            typing.countIn(other);
          }}
        >
          {t(`count.in.${other}`)}
        </Choice>
      </div>
    </CountPad>
  );
}
