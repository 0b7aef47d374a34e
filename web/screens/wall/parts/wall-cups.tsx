import { lazy, Suspense } from 'react';
import { atTable } from '../../../parts/evening/at-table.js';
import { Cup } from '../../../parts/evening/cup.js';
import { Cups } from '../../../parts/evening/cups.js';
import { useDates } from '../../../parts/figures/dates.js';
import { useNameList } from '../../../parts/people/player-name.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { WallProps } from '../wall-props.js';
import classes from '../wall.module.css';

/** Fetched where there is room for it: it folds the evening. */
const RunningCourse = lazy(() => import('./wall-course.js'));

/** The cups, and who deals; of an evening that is over, the time of it. */
export function WallCups(props: WallProps) {
  const { session, nameOf } = props;
  const { t } = useTranslation('evening-page.wall');
  const dates = useDates();
  const list = useNameList();
  const { status, pots, kitty, dealer, sittingOut, hands, openedAt, tableName } = session;
  if (status === 'closed') {
    return (
      <section className={classes['left']}>
        <p className={classes['deals']}>
          {t('last', { date: atTable(dates.short(openedAt), session) })}
        </p>
        {holds(kitty) && (
          <div className={classes['cups']}>
            <Cup pot="kitty" content={kitty} />
          </div>
        )}
      </section>
    );
  }
  return (
    <section className={classes['left']}>
      {(pots !== null || holds(kitty)) && (
        <div className={classes['cups']}>
          <Cups pots={pots} kitty={holds(kitty) ? kitty : null} />
        </div>
      )}
      <p className={classes['deals']}>
        {t('deals', { name: nameOf(dealer), number: hands + 1 })}
        {tableName !== null && <small>{tableName}</small>}
        {sittingOut.length > 0 && (
          <small>{t('sitsOut', { names: list(sittingOut.map(nameOf)) })}</small>
        )}
      </p>
      {pots === null && (
        <Suspense>
          <RunningCourse {...props} />
        </Suspense>
      )}
    </section>
  );
}

/** An empty kitty is nothing to look at: most evenings nobody pays into it. */
function holds(kitty: number | null): kitty is number {
  return kitty !== null && kitty !== 0;
}
