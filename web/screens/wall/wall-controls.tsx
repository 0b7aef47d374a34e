import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './wall.module.css';
import type { WallScheme } from './wall-scheme.js';

const SHOWN_MS = 4_000;

interface Props {
  readonly club: string;
  readonly scheme: WallScheme;
  readonly onScheme: (scheme: WallScheme) => void;
  /** More buttons, before the others. */
  readonly children?: ReactNode;
}

/** The settings of the wall: shown while somebody is at the screen, and to the keyboard. */
export function WallControls({ club, scheme, onScheme, children }: Props) {
  const { t } = useTranslation('evening-page.wall');
  const isSomebodyThere = useSomebodyThere();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <div
      className={classes['controls']}
      data-shown={isSomebodyThere}
      role="group"
      aria-label={t('controls')}
    >
      {children}
      <button
        type="button"
        onClick={() => {
          if (document.fullscreenElement === null) {
            void document.documentElement.requestFullscreen();
          } else void document.exitFullscreen();
        }}
      >
        {t('fullScreen')}
      </button>
      <button
        type="button"
        onClick={() => {
          onScheme(other);
        }}
      >
        {t(other)}
      </button>
      <Link to="/clubs/$club" params={{ club }}>
        {t('leave')}
      </Link>
    </div>
  );
}

/** Whether somebody has just moved something at the screen. */
function useSomebodyThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const come = () => {
      setThere(true);
      clearTimeout(leaving);
      leaving = setTimeout(() => {
        setThere(false);
      }, SHOWN_MS);
    };
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) addEventListener(sign, come);
    return () => {
      clearTimeout(leaving);
      for (const sign of signs) removeEventListener(sign, come);
    };
  }, []);
  return isThere;
}
