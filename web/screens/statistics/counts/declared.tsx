import { Title } from '@mantine/core';
import { Folding } from '../../../parts/page/folding.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import { CountsTable, inShort } from './counts-table.js';
import type { NumbersProps } from './counting.js';
import { OF_CONTRACT } from '../names/figure-title.js';
import { useFigureNames } from '../names/figure-names.js';

const OF_FIGURE = ['made', 'lost'] as const;

/** The games of Königrufen by kind: declared, won, doubled, played with and against. */
export function Contracts({ counting, numbers }: NumbersProps) {
  const { t } = useTranslation('statistics');
  const names = useFigureNames();
  const played = numbers.contracts.filter(({ declared, partner, defended }) =>
    [declared, partner, defended].some(({ count }) => count > 0),
  );
  if (played.length === 0) return null;
  const declared = inShort(
    played.map(({ contract, declared: count }) => ({ name: names.contract(contract), count })),
  );
  return (
    <Folding title={t('contracts.title')} id="contracts" summary={declared} isAlways>
      {played.map(({ contract, ...counts }) => {
        const name = names.contract(contract);
        const lines = OF_CONTRACT.filter((what) => {
          const count = counts[what];
          // Numbers of zero are shown only for games that were played.
          return count.count > 0 || (what !== 'doubled' && 'of' in count && count.of > 0);
        }).map((what) => ({ key: what, name: t(`contracts.${what}`), count: counts[what] }));
        return (
          <div key={contract}>
            <Title order={3} size="h5" mt="sm">
              {name}
            </Title>
            <CountsTable counting={counting} label={name} about={name} lines={lines} />
          </div>
        );
      })}
    </Folding>
  );
}

/** Figures of Königrufen, made and lost. Nothing where there was none. */
export function Figures({ counting, numbers }: NumbersProps) {
  const { t } = useTranslation('statistics');
  const names = useFigureNames();
  const lines = numbers.figures.flatMap(({ name, ...counts }) =>
    OF_FIGURE.filter((what) => counts[what].count > 0).map((what) => ({
      key: `${name} ${what}`,
      name: t('figureOf', { figure: names.figure(name), what: t(`figures.${what}`) }),
      count: counts[what],
    })),
  );
  if (lines.length === 0) return null;
  return (
    <Folding title={t('figures.title')} id="figures" summary={inShort(lines)} isAlways>
      <CountsTable
        counting={counting}
        label={t('figures.title')}
        lines={lines}
        tooFew={t('tooFewOf')}
      />
    </Folding>
  );
}

/** The partners of a member in games of Königrufen. */
export function Partners({ counting, numbers }: NumbersProps) {
  const { t } = useTranslation('statistics');
  const nameOf = useMemberNames(counting.club.id);
  const lines = numbers.partners.flatMap(({ member, hands, won }) => {
    const name = nameOf(member);
    return [
      { key: member, name: t('partners.with', { name }), count: hands },
      { key: `${member} won`, name: t('partners.won', { name }), count: won },
    ];
  });
  if (lines.length === 0) return null;
  return (
    <Folding title={t('partners.title')} id="partners" summary={inShort(lines)} isAlways>
      <CountsTable counting={counting} label={t('partners.title')} lines={lines} />
    </Folding>
  );
}
