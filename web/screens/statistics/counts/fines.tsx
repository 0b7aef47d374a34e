import { Text } from '@mantine/core';
import { wordsOfFine } from '../../../../src/rules/own-book/words-of-fine.js';
import { plainPoints } from '../../../parts/figures/points.js';
import { Folding } from '../../../parts/page/folding.js';
import { useTranslation } from '../../../words/use-translation.js';
import { CountsTable, inShort } from './counts-table.js';
import type { NumbersProps } from './counting.js';
import { useFigureNames } from '../names/figure-names.js';

/** Fines by what they were for and how they ended; what is hidden is said elsewhere. */
export function Fines({ counting, numbers }: NumbersProps) {
  const { t, language } = useTranslation('statistics');
  const names = useFigureNames();
  const { fines } = numbers;
  if (fines === null) return null;
  const lines = fines.flatMap(({ code, own, all, points, ends }) => {
    const name = own === null ? names.fine(code) : wordsOfFine(own, language);
    const key = own === null ? code : `${own.book} ${own.code}`;
    const cost = t('fines.cost', { points: plainPoints(points) });
    const [only, ...others] = ends;
    // Where all ended the same way, one line says it.
    const isAlike = only !== undefined && others.length === 0;
    const note = isAlike ? `${cost} · ${names.end(only.end)}` : cost;
    return [
      { key, name, count: all, note },
      ...(isAlike ? [] : ends).map(({ end, ...count }) => ({
        key: `${key} ${end}`,
        name: t('figureOf', { figure: name, what: names.end(end) }),
        count,
      })),
    ];
  });
  return (
    <Folding title={t('fines.title')} id="fines" summary={inShort(lines)} isAlways>
      {lines.length === 0 ? (
        <Text>{t('fines.none')}</Text>
      ) : (
        <CountsTable
          counting={counting}
          label={t('fines.title')}
          lines={lines}
          tooFew={t('tooFewOf')}
        />
      )}
    </Folding>
  );
}
