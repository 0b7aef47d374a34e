import { Anchor, Button, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsExchange, IconPrinter } from '@tabler/icons-react';
import type { Evening } from '../../evening/evening.js';
import { may } from '../../api/people/rights.js';
import { Cup } from '../../parts/evening/cup.js';
import { colourOf } from '../../parts/curve/curve.js';
import curve from '../../parts/curve/curve.module.css';
import { EveningFiles } from '../../parts/files/evening-files.js';
import { Plot } from '../../parts/curve/plot.js';
import { Face } from '../../parts/people/face.js';
import { signedPoints } from '../../parts/figures/points.js';
import { useEveningHere } from '../../parts/evening/use-evening-here.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './evening-page.module.css';
import { Share } from './share.js';
import { useSummary, type Summary } from './use-summary.js';

/** The page of a finished evening: its result, its course and its events, to be kept. */
export function EveningPage() {
  const evening = useEveningHere();
  return evening.status === 'open' ? <NotClosed evening={evening} /> : <Page evening={evening} />;
}

interface Props {
  readonly evening: Evening;
}

function NotClosed({ evening }: Props) {
  const { t } = useTranslation('evening-page');
  return (
    <div className={classes['page']}>
      <Title order={1} size="h2">
        {t('name')}
      </Title>
      <Text>{t('notClosed')}</Text>
      <WholeEvening evening={evening} />
    </div>
  );
}

function Page({ evening }: Props) {
  const { t } = useTranslation('evening-page');
  const summary = useSummary(evening);
  return (
    <article className={classes['page']}>
      <header>
        <Title order={1} size="h2">
          {summary.title}
        </Title>
        <Text>{summary.facts}</Text>
      </header>
      <div className={classes['columns']}>
        <Result summary={summary} />
        <Course summary={summary} />
        <Happened evening={evening} summary={summary} />
      </div>
      <footer className={classes['ways']}>
        <Share summary={summary} />
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => {
            print();
          }}
        >
          {t('print')}
        </Button>
        <EveningFiles club={evening.club.id} session={evening.session.id} />
        {may(evening.club, 'read-money') && <SettleUp evening={evening} />}
        <WholeEvening evening={evening} />
      </footer>
    </article>
  );
}

function SettleUp({ evening: { club, session } }: Props) {
  const { t } = useTranslation('evening-page');
  return (
    <Button
      variant="default"
      leftSection={<IconArrowsExchange size={20} aria-hidden />}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/settling-up/new"
          params={{ club: club.id }}
          search={{ session: session.id }}
          {...props}
        />
      )}
    >
      {t('settleUp')}
    </Button>
  );
}

function WholeEvening({ evening: { club, session } }: Props) {
  const { t } = useTranslation('evening-page');
  return (
    <Anchor
      className={classes['way']}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/sessions/$session"
          params={{ club: club.id, session: session.id }}
          {...props}
        />
      )}
    >
      {t('toEvening')}
    </Anchor>
  );
}

interface SummaryProps {
  readonly summary: Summary;
}

function Result({ summary: { rows, held } }: SummaryProps) {
  const { t } = useTranslation('evening-page');
  const shown = held.filter(({ pot, content }) => pot !== 'kitty' || content !== 0);
  const isKitty = shown.some(({ pot }) => pot === 'kitty');
  return (
    <section aria-label={t('result')} className={classes['part']}>
      <h2>{t('result')}</h2>
      <table className={classes['result']}>
        <tbody>
          {rows.map(({ player, name, place, points, said, money }) => (
            <tr key={player}>
              <th scope="row">
                <Face name={name} place={place} />
                {name}
              </th>
              <td data-sign={Math.sign(points)}>{said}</td>
              {money !== null && <td data-sign={Math.sign(points)}>{money}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length > 0 && (
        <>
          <h3>{t(isKitty ? 'kitty' : 'cups')}</h3>
          <div className={classes['cups']}>
            {shown.map(({ pot, content }) => (
              <Cup key={pot} pot={pot} content={content} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** The room of the plot in its own units; it grows with the screen and with the paper. */
const WIDE = { width: 620, height: 330 };
const NARROW = { width: 360, height: 300 };

function Course({ summary: { plot, plotWords } }: SummaryProps) {
  const { t } = useTranslation('evening-page');
  const isNarrow = useMediaQuery('(max-width: 36em)');
  if (plot === null) return null;
  const room = isNarrow ? NARROW : WIDE;
  return (
    <section aria-label={t('course')} className={classes['part']}>
      <h2>{t('course')}</h2>
      <svg
        viewBox={`0 0 ${room.width} ${room.height}`}
        role="img"
        aria-label={`${t('course')}. ${plotWords}`}
        className={`${curve['figure'] ?? ''} ${classes['plot'] ?? ''}`}
      >
        <Plot
          {...plot}
          {...room}
          fontSize={18}
          colourOf={colourOf}
          ink="var(--mantine-color-dimmed)"
          grid="var(--edge)"
          format={signedPoints}
        />
      </svg>
    </section>
  );
}

/** The lines that have room on one sheet of paper. */
const ON_PAPER = 28;

function Happened({ evening, summary: { lines } }: SummaryProps & Props) {
  const { t } = useTranslation('evening-page');
  const { club, session } = evening;
  const more = lines.length - ON_PAPER;
  return (
    <section aria-label={t('happened')} className={classes['part']} data-wide>
      <h2>{t('happened')}</h2>
      {lines.length === 0 && <Text>{t('nothing')}</Text>}
      <ul className={classes['happened']}>
        {lines.map(({ key, hand, where, what }, index) => (
          <li key={key} data-off-paper={index >= ON_PAPER}>
            {hand === null ? (
              <span className={classes['where']}>{where}</span>
            ) : (
              <Link
                to="/clubs/$club/sessions/$session/hands/$hand"
                params={{ club: club.id, session: session.id, hand: String(hand) }}
                className={classes['where']}
              >
                {where}
              </Link>
            )}
            <span>{what}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes['more']}>{t('more', { count: more })}</p>}
    </section>
  );
}
