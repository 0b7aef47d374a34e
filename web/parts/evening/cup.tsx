import { UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import type { KeeperName } from '../../../src/rules/payment.js';
import type { Term } from '../../../src/rules/house-rules/terms.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './cup.module.css';
import { useTermHelp, useTermsOf } from '../help/asking.js';
import { plainPoints } from '../figures/points.js';

interface Props {
  readonly pot: KeeperName;
  /** In points. */
  readonly content: number;
  /** The most that a cup has held this evening, in points: the brim. Without it the cup is full. */
  readonly most?: number;
}

/** A cup with what it holds, to be read across the table; the kitty is a box with a slit. */
export function Cup({ pot, content, most = content }: Props) {
  const { t } = useTranslation('shell.parts');
  const brass = useId();
  const digits = plainPoints(content);
  const label = t('holds', { pot: t(`pots.${pot}`), points: digits });
  const term = useTermsOf().cup;
  return (
    <div className={classes['place']} data-term={term}>
      <div className={classes['cup']} role="img" aria-label={label}>
        <svg viewBox="0 0 200 190" aria-hidden className={classes['drawing']}>
          <defs>
            <linearGradient id={brass} x1="0" x2="1">
              <stop offset="0" stopColor="var(--cup-shade)" />
              <stop offset="0.28" stopColor="var(--cup-light)" />
              <stop offset="0.62" stopColor="var(--cup)" />
              <stop offset="1" stopColor="var(--cup-shade)" />
            </linearGradient>
          </defs>
          {pot === 'kitty' ? (
            <Box fill={`url(#${brass})`} />
          ) : (
            <Goblet
              fill={`url(#${brass})`}
              level={content <= 0 ? 0 : content / Math.max(most, content)}
            />
          )}
          {pot !== 'kitty' && <Emblem pot={pot} />}
          <text
            x="100"
            y={pot === 'kitty' ? 142 : 88}
            className={classes['number']}
            fontSize={SIZES[Math.min(digits.length, SIZES.length - 1)]}
          >
            {digits}
          </text>
        </svg>
        <div aria-hidden className={classes['name']}>
          {t(`pots.${pot}`)}
        </div>
      </div>
      {term !== undefined && <AskCup term={term} what={t(`pots.${pot}`)} />}
    </div>
  );
}

/** All of a cup is the way to what it is. */
function AskCup({ term, what }: { readonly term: Term; readonly what: string }) {
  const { t } = useTranslation('shell.parts');
  const ask = useTermHelp();
  return (
    <UnstyledButton
      className={classes['ask']}
      aria-label={t('help', { what })}
      onClick={() => ask?.(term)}
    >
      <span aria-hidden>?</span>
    </UnstyledButton>
  );
}

/** By the number of characters: the size that fits into the bowl. */
const SIZES = [78, 78, 78, 76, 62, 58, 48, 42, 36, 32, 28];

/** The height of what is in the bowl, from its bottom to below the brim, in the drawing's units. */
const BOWL = { top: 34, bottom: 132 };

interface GobletProps {
  readonly fill: string;
  /** From 0 to 1. */
  readonly level: number;
}

/** The bowl shows how full it is; the number on it says it. */
function Goblet({ fill, level }: GobletProps) {
  const bowl = useId();
  const down = (1 - level) * (BOWL.bottom - BOWL.top);
  return (
    <g fill={fill} stroke="var(--cup-edge)" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M88 128 Q92 152 60 164 L140 164 Q108 152 112 128 Z" />
      <rect x="48" y="163" width="104" height="14" rx="6" />
      <clipPath id={bowl}>
        <path d={BOWL_PATH} stroke="none" />
      </clipPath>
      <path d={BOWL_PATH} fill="var(--cup-empty)" />
      <g clipPath={`url(#${bowl})`} stroke="none">
        <g className={classes['level']} style={{ transform: `translateY(${down}px)` }}>
          <rect x="0" y={BOWL.top} width="200" height="200" />
          <rect x="0" y={BOWL.top} width="200" height="4" fill="var(--cup-edge)" />
        </g>
      </g>
      <path d={BOWL_PATH} fill="none" />
      <ellipse cx="100" cy="22" rx="88" ry="11" />
      <ellipse cx="100" cy="22" rx="76" ry="6.5" fill="var(--cup-dark)" stroke="none" />
    </g>
  );
}

const BOWL_PATH = 'M12 22 Q14 132 100 134 Q186 132 188 22 Z';

function Box({ fill }: { readonly fill: string }) {
  return (
    <g fill={fill} stroke="var(--cup-edge)" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M14 56 L34 26 H166 L186 56 Z" />
      <rect x="14" y="56" width="172" height="118" rx="6" />
      <rect x="66" y="37" width="68" height="8" rx="4" fill="var(--cup-dark)" stroke="none" />
    </g>
  );
}

/** A crown for the kings; trump 1 for the pagat. */
function Emblem({ pot }: { readonly pot: 'king-pot' | 'pagat-pot' }) {
  const ink = 'var(--cup-dark)';
  if (pot === 'king-pot') {
    return <path fill={ink} d="M84 121 L81 102 L91 110 L100 98 L109 110 L119 102 L116 121 Z" />;
  }
  return (
    <g fill={ink}>
      <rect x="88" y="99" width="24" height="4" />
      <rect x="97" y="101" width="6" height="20" />
      <rect x="88" y="119" width="24" height="4" />
    </g>
  );
}
