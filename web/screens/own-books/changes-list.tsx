import { Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { Book } from '../../../src/rules/game.js';
import { amountRows } from '../../../src/rules/house-rules/house-choices.js';
import type { BookChanges } from '../../../src/rules/own-book/changes.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './own-books.module.css';
import { useChangeWords, type ChangeWords } from './use-change-words.js';

interface Props {
  readonly parent: Book;
  readonly changes: BookChanges;
  /** Place of a change → where the club decided it. */
  readonly citations?: Readonly<Record<string, string>>;
  /** A field for the citation of each change, in place of its words. */
  readonly citing?: (place: string, label: string) => ReactNode;
}

/** The differences of a club's book from its parent, with both numbers. */
export function ChangesList({ parent, changes, citations = {}, citing }: Props) {
  const { t } = useTranslation('own-books');
  const words = useChangeWords(parent);
  const lines = linesOf(parent, changes, words);
  if (lines.length === 0) return <Text>{t('noChanges')}</Text>;
  return (
    <ul className={classes['changes']}>
      {lines.map(({ places: [first, ...others], said, more }) => {
        const place = others.find((one) => citations[one] !== undefined) ?? first;
        return (
          <li key={first}>
            <span>{said}</span>
            {more.map((line) => (
              <Fragment key={line}>
                <br />
                <Text component="span" size="sm" c="dimmed">
                  {line}
                </Text>
              </Fragment>
            ))}
            {citing === undefined
              ? citations[place] !== undefined && (
                  <Text component="p" size="sm" className={classes['citation']}>
                    {t('citedAs', { citation: citations[place] })}
                  </Text>
                )
              : citing(place, said)}
          </li>
        );
      })}
    </ul>
  );
}

interface Line {
  /** The places of its changes, any of which can have its citation. */
  readonly places: readonly [string, ...string[]];
  readonly said: string;
  readonly more: readonly string[];
}

/** The changes in the order of play: parts that are not played, readings, numbers, fines. */
function linesOf(parent: Book, changes: BookChanges, words: ChangeWords): readonly Line[] {
  const {
    readings = {},
    tariff = {},
    foundations = {},
    fines = {},
    cups = {},
    from = {},
  } = changes;
  const { leftOut = [], added = [], notPlayed = [], countFactor } = changes;
  const line = (place: string, said: string, more: readonly string[] = []): Line => {
    return { places: [place], said, more };
  };
  const rows = amountRows(parent).filter(({ part }) => part === 'tariff');
  return [
    ...notPlayed.map((name) => line(`notPlayed.${name}`, words.notPlayed(name))),
    ...Object.entries(readings).map(([id, option]) =>
      line(`readings.${id}`, words.reading(id, option), words.usualReading(id)),
    ),
    ...Object.entries(foundations).map(([pot, points]) =>
      line(`foundations.${pot}`, words.foundation(pot, points)),
    ),
    ...rows.flatMap((row) => {
      const points = tariff[row.key];
      return points === undefined ? [] : [line(`tariff.${row.key}`, words.amount(row, points))];
    }),
    ...(countFactor === undefined ? [] : [line('countFactor', words.countFactor(countFactor))]),
    ...[...new Set([fines, cups, from].flatMap(Object.keys))].flatMap((code): Line[] => {
      const change = { amounts: fines[code], cup: cups[code], from: from[code] };
      const [first, ...others] = Object.entries({ fines, cups, from })
        .filter(([, of]) => of[code] !== undefined)
        .map(([part]) => `${part}.${code}`);
      if (first === undefined) return [];
      return [{ places: [first, ...others], said: words.fine(code, change), more: [] }];
    }),
    ...leftOut.map((code) => line(`leftOut.${code}`, words.leftOut(code))),
    // A fine without a price is still being typed.
    ...added
      .filter(({ price }) => !Number.isNaN(price))
      .map((fine) => line(`added.${fine.code}`, words.added(fine))),
  ];
}
