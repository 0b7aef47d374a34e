import type { PlayerId } from '../../../../src/rules/payment.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Count, CountPad } from '../../hand-entry/rows/count.js';
import { Row } from '../../hand-entry/rows/row.js';
import classes from './count-row.module.css';
import { countOf, countsToChoose } from '../../../../src/rules/tarok/partial/draft.js';
import { useEntry } from '../entry-context.js';
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
      term="count"
      cell={(player) =>
        typing.counting.includes(player) ? (
          <CountOf typing={typing} player={player} />
        ) : (
          <Rest typing={typing} />
        )
      }
    />
  );
}

function CountOf({ typing, player }: Props & { readonly player: PlayerId }) {
  const { t } = useTranslation('tarok');
  const { draft, nameOf } = useEntry();
  const counted = countOf(draft, player);
  return (
    <Count
      label={t('count.for', { name: nameOf(player) })}
      counted={counted}
      follows={typing.following === player && counted !== null}
      isAt={typing.at === player}
      onChoose={() => {
        typing.goTo(player);
      }}
    />
  );
}

/** The player who does not count has the rest: nobody types it, but the table likes to hear it. */
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
      <span>{t('count.rest')}</span>
    </div>
  );
}

/** The keys for the counts. */
export function TarokPad({ typing, at }: Props & { readonly at: PlayerId }) {
  const { t } = useTranslation('tarok');
  const { setting, draft, nameOf } = useEntry();
  return (
    <CountPad
      title={t('rows.count')}
      keys={typing}
      field={{
        numbers: countsToChoose(setting, draft, at),
        chosen: countOf(draft, at),
        number: typing.number,
      }}
      at={at}
      whose={t('count.for', { name: nameOf(at) })}
    />
  );
}
