import { useHighlights } from '../../parts/evening/use-highlights.js';
import { useTranslation } from '../../words/use-translation.js';
import { Course, useWallEvening } from './wall-course.js';
import type { WallProps } from './wall-props.js';
import classes from './wall.module.css';

/** The most lines that can be read from five metres, beside the result. */
const MOST_LINES = 6;

/** The course of an evening that is over, and what happened in it. Nothing until it could be read. */
export default function WhatHappened(props: WallProps) {
  const { t } = useTranslation('evening-page');
  const { nameOf } = props;
  const evening = useWallEvening(props);
  const highlights = useHighlights(nameOf);
  if (evening === null || evening.status === 'open') return null;
  const lines = highlights(evening.rules, evening.course);
  return (
    <div className={classes['ended']}>
      <Course evening={evening} height={215} nameOf={nameOf} />
      {lines.length > 0 && (
        <section>
          <h2 className={classes['heading']}>{t('happened')}</h2>
          <ul>
            {lines.slice(0, MOST_LINES).map(({ key, where, what }) => (
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
