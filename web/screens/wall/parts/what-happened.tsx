import { useHighlights } from '../../../parts/evening/use-highlights.js';
import { useSettling } from '../../../parts/settling/use-settling.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Course, useWallEvening } from './wall-course.js';
import type { WallProps } from '../wall-props.js';
import classes from '../wall.module.css';

/** The most lines that can be read from five metres, beside the result. */
const MOST_LINES = 6;

/** Beside who pays whom. */
const FEW_LINES = 3;

/**
 * The course of an evening that is over, what happened in it and who pays whom. Nothing until it could
 * be read.
 */
export default function WhatHappened(props: WallProps) {
  const { t } = useTranslation(['evening-page', 'table']);
  const { nameOf, club, session } = props;
  const evening = useWallEvening(props);
  const highlights = useHighlights(nameOf);
  const settling = useSettling({ club, session: session.id, rate: session.rate, nameOf });
  if (evening === null || evening.status === 'open') return null;
  const lines = highlights(evening.rules, evening.course);
  const payments = settling(evening.standings);
  const most = payments.length > 0 ? FEW_LINES : MOST_LINES;
  return (
    <div className={classes['ended']}>
      <Course evening={evening} height={215} nameOf={nameOf} />
      {payments.length > 0 && (
        <section>
          <h2 className={classes['heading']}>{t('table:settling.title')}</h2>
          <ul>
            {payments.map((payment) => (
              <li key={payment}>{payment}</li>
            ))}
          </ul>
        </section>
      )}
      {lines.length > 0 && (
        <section>
          <h2 className={classes['heading']}>{t('happened')}</h2>
          <ul>
            {lines.slice(0, most).map(({ key, where, what }) => (
              <li key={key}>
                <strong>{where}</strong> {what}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
