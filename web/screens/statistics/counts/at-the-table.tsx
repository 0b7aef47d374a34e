import { Text } from '@mantine/core';
import { useNameList } from '../../../parts/people/player-name.js';
import { Folding } from '../../../parts/page/folding.js';
import { within } from '../../../words/locale.js';
import { useTranslation } from '../../../words/use-translation.js';
import { CountsTable, inShort } from './counts-table.js';
import type { NumbersProps } from './counting.js';
import { useCupWords } from '../names/cup-words.js';
import { useFigureNames } from '../names/figure-names.js';
import { PointsLink } from './points-link.js';

/** Last tricks, ultimo and bagud by card, nolo, tout: the feats of a hand. */
export function Play({ counting, numbers }: NumbersProps) {
  const { t } = useTranslation('statistics');
  const list = useNameList();
  const names = useFigureNames();
  const lines = numbers.feats
    .filter(({ count }) => count > 0)
    .map(({ name, ...count }) => ({ key: name, name: names.feat(name), count }));
  // Of a game that was not played nothing could happen.
  const never = numbers.feats.filter(({ count, of }) => count === 0 && of > 0);
  return (
    <Folding title={t('play.title')} id="play" summary={inShort(lines)}>
      {lines.length > 0 && (
        <CountsTable counting={counting} label={t('play.title')} lines={lines} />
      )}
      {never.length > 0 && (
        <Text mt="xs" size="sm">
          {t('play.never', { what: list(never.map(({ name }) => within(names.feat(name)))) })}
        </Text>
      )}
    </Folding>
  );
}

/** Meldinger by kind. Nothing where none was made. */
export function Meldinger({ counting, numbers }: NumbersProps) {
  const { t } = useTranslation('statistics');
  const names = useFigureNames();
  const lines = numbers.meldinger
    .filter(({ count }) => count > 0)
    .map(({ name, ...count }) => ({ key: name, name: names.melding(name), count }));
  if (lines.length === 0) return null;
  return (
    <Folding title={t('meldinger.title')} id="meldinger" summary={inShort(lines)} isAlways>
      <CountsTable counting={counting} label={t('meldinger.title')} lines={lines} />
    </Folding>
  );
}

/** The cups: how often they were won, what came out of them and what went in. */
export function Cups({ counting, numbers }: NumbersProps) {
  const { t } = useTranslation('statistics');
  const names = useFigureNames();
  const sayCup = useCupWords();
  const { club, filter, member } = counting;
  const lines = numbers.cups
    .filter(({ won, got, filled }) => won.count > 0 || got > 0 || filled > 0)
    .map(({ cup, won, figure, got: received, filled: paid }) => {
      const moved = { received, paid };
      const what = names.cup(cup);
      const said = sayCup(moved);
      return {
        key: cup,
        name: t('cups.won', { cup: what }),
        count: won,
        note: <PointsLink club={club.id} {...{ filter, member, figure, moved, what, said }} />,
      };
    });
  if (lines.length === 0) return null;
  return (
    <Folding title={t('cups.title')} id="cups" summary={inShort(lines)} isAlways>
      <CountsTable counting={counting} label={t('cups.title')} lines={lines} />
    </Folding>
  );
}
