import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PlayerId } from '../../../src/rules/payment.js';
import { NumberPad } from '../../parts/number-pad.js';
import classes from './count-row.module.css';
import { countOf } from './draft.js';
import { useEntry } from './entry-context.js';
import { Row } from './row.js';
import type { CountTyping } from './use-count-typing.js';

interface Props {
  readonly typing: CountTyping;
}

/** The card points of those who count. */
export function CountRow({ typing }: Props) {
  const { t } = useTranslation('tarok');
  if (typing.counting.length === 0) return <p className={classes['none']}>{t('count.none')}</p>;
  return (
    <Row
      title={t('rows.count')}
      cell={(player) =>
        typing.counting.includes(player) ? (
          <Count typing={typing} player={player} />
        ) : (
          <Rest typing={typing} />
        )
      }
    />
  );
}

function Count({ typing, player }: Props & { readonly player: PlayerId }) {
  const { t } = useTranslation('tarok');
  const { draft, nameOf } = useEntry();
  const counted = countOf(draft, player);
  const follows = typing.following === player && counted !== null;
  const label = t('count.for', { name: nameOf(player) });
  return (
    <UnstyledButton
      className={classes['count']}
      aria-pressed={typing.at === player}
      aria-label={`${label}: ${counted ?? t('count.empty')}${follows ? `, ${t('count.follows')}` : ''}`}
      onClick={() => {
        typing.goTo(player);
      }}
    >
      <span className={classes['number']}>{counted ?? '–'}</span>
      {follows && <span className={classes['hint']}>{t('count.follows')}</span>}
    </UnstyledButton>
  );
}

/** Who does not count has what the others left: nobody types it, but the table likes to hear it. */
function Rest({ typing }: Props) {
  const { t } = useTranslation('tarok');
  const { draft } = useEntry();
  const counts = typing.counting.map((player) => countOf(draft, player));
  const rest = counts.reduce<number | null>(
    (left, counted) => (left === null || counted === null ? null : left - counted),
    78,
  );
  return (
    <div className={classes['rest']}>
      {rest !== null && rest >= 0 && <span className={classes['number']}>{rest}</span>}
      <span className={classes['hint']}>{t('count.rest')}</span>
    </div>
  );
}

/** The keys for the counts; they go to the count that is marked, and away when all is counted. */
export function CountPad({ typing }: Props) {
  const { t } = useTranslation('tarok');
  const { nameOf } = useEntry();
  if (typing.at === null) return null;
  return (
    <div>
      <div className={classes['for']} aria-live="polite">
        {t('count.for', { name: nameOf(typing.at) })}
      </div>
      <NumberPad
        label={t('rows.count')}
        onDigit={typing.digit}
        onErase={typing.erase}
        onNext={typing.next}
      />
    </div>
  );
}
