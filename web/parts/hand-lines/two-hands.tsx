import { useQuery } from '@tanstack/react-query';
import type { SessionState } from '../../../src/evening/fold.js';
import type { Payment } from '../../../src/rules/payment.js';
import { revisionsQuery } from '../../api/evenings/evening-queries.js';
import { countedBeside, type CountedHand } from '../../evening/counted-hands.js';
import type { Evening } from '../../evening/evening.js';
import { useTranslation } from '../../words/use-translation.js';
import { useDates } from '../figures/dates.js';
import { NetResult } from '../figures/net-result.js';
import { useCalled } from '../people/use-called.js';
import { HandLines } from './hand-lines.js';
import classes from './two-hands.module.css';

interface Props {
  readonly evening: Evening;
  /** One's own: a record, or what is typed of one. */
  readonly mine: unknown;
  /** Its payments at that table; null where they are not known. */
  readonly payments: readonly Payment[] | null;
  /** The table that it was begun at. */
  readonly begunAt: SessionState;
  /** The hands recorded since. */
  readonly theirs: readonly CountedHand[];
}

/** One's own hand beside those that others have recorded since it was begun. */
export function TwoHands({ evening, mine, payments, begunAt, theirs }: Props) {
  const { t } = useTranslation(['hand-entry.twoHands', 'outbox']);
  const { rules, members } = evening;
  const nameOf = (player: string) => members.get(player) ?? '…';
  // A hand that is half typed lacks most of the other one: only whole hands are compared.
  const isWhole = payments !== null;
  const compared = isWhole ? countedBeside(theirs, begunAt.hands)?.record : undefined;
  return (
    <div className={classes['both']}>
      <section className={classes['hand']} data-mine>
        <h3 className={classes['title']}>{t('mine', { hand: begunAt.hands + 1 })}</h3>
        <HandLines
          rules={rules}
          table={begunAt.table}
          hand={mine}
          beside={compared}
          nameOf={nameOf}
        />
        {payments !== null && (
          <p>
            <NetResult payments={payments} nameOf={nameOf} />
          </p>
        )}
      </section>
      {theirs.map(({ number, record, payments: paid }) => (
        <section key={number} className={classes['hand']}>
          <h3 className={classes['title']}>{t('theirs', { hand: number })}</h3>
          <RecordedBy evening={evening} hand={number} />
          {record === null ? (
            <p>{t('outbox:since.voided', { hand: number })}</p>
          ) : (
            <>
              <HandLines
                rules={rules}
                table={null}
                hand={record}
                beside={isWhole ? mine : undefined}
                nameOf={nameOf}
              />
              <p>
                <NetResult payments={paid} nameOf={nameOf} />
              </p>
            </>
          )}
        </section>
      ))}
    </div>
  );
}

interface RecordedByProps extends Pick<Props, 'evening'> {
  readonly hand: number;
}

/** The author and the time of the hand's latest record; nothing while that is not read. */
function RecordedBy({ evening, hand }: RecordedByProps) {
  const { t } = useTranslation('hand-entry.twoHands');
  const called = useCalled();
  const dates = useDates();
  const { data } = useQuery(revisionsQuery(evening.club.id, evening.session.id, hand));
  const now = data?.revisions.at(-1);
  if (now === undefined) return null;
  const { actorName, recordedAt } = now;
  return <p>{t('recordedBy', { name: called(actorName), time: dates.moment(recordedAt) })}</p>;
}
