import { IconArrowBackUp } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { gameOf } from '../../../src/rules/game.js';
import type { Evening } from '../../evening/evening.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useUndoWords } from '../../parts/evening/use-undo-words.js';
import { plainPoints, Points } from '../../parts/figures/points.js';
import { useTranslation } from '../../words/use-translation.js';
import { FittingName } from './rows/fitting-name.js';
import { UndoDialog } from '../table/dialogs/undo-dialog.js';
import classes from './standing-strip.module.css';

interface Props {
  readonly evening: Evening;
  /** Whether the last step can be undone from here: while nothing is typed. */
  readonly canUndo: boolean;
}

/** The state of the evening before the next hand: every player's points, the cups, and the dealer. */
export function StandingStrip({ evening, canUndo }: Props) {
  const { t } = useTranslation(['table', 'payments']);
  const nameOf = useNames(evening);
  const { rules, table, standings, held } = evening;
  const keepers = gameOf(rules).keepers.filter(
    (keeper) => keeper !== 'kitty' || (held[keeper] ?? 0) !== 0,
  );
  return (
    <section aria-label={t('standing')} className={classes['strip']}>
      <ul className={classes['players']}>
        {table.players.map((player) => (
          <li key={player}>
            <span className={classes['name']}>
              <FittingName name={nameOf(player)} />
            </span>
            <Points value={standings.find((one) => one.player === player)?.points ?? 0} />
          </li>
        ))}
      </ul>
      <p className={classes['next']}>
        <span>{t('deals', { name: nameOf(table.dealer) })}</span>
        {keepers.map((keeper) => (
          <span key={keeper}>
            {t(`payments:pots.${keeper}`)} <strong>{plainPoints(held[keeper] ?? 0)}</strong>
          </span>
        ))}
      </p>
      <Undo evening={evening} isShown={canUndo} />
    </section>
  );
}

/** Takes back what came last. Its place is kept while it is hidden, so that nothing below it moves. */
function Undo({ evening, isShown }: { readonly evening: Evening; readonly isShown: boolean }) {
  const [isOpen, dialog] = useDisclosure(false);
  const { undoes } = evening;
  const undoWords = useUndoWords(useNames(evening));
  if (undoes === null) return null;
  return (
    <div className={classes['undo']} data-shown={isShown}>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={20} aria-hidden />}
        onClick={dialog.open}
      >
        {undoWords('do', undoes)}
      </Button>
      <UndoDialog evening={evening} isOpen={isOpen} onClose={dialog.close} />
    </div>
  );
}
