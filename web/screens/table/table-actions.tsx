import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconArmchair,
  IconArrowBackUp,
  IconCards,
  IconDoorExit,
  IconFlag,
  IconGavel,
  IconRotateClockwise,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Evening } from '../../evening/evening.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useUndoWords } from '../../parts/evening/use-undo-words.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import { CloseDialog } from './dialogs/close-dialog.js';
import { DealerDialog } from './dialogs/dealer-dialog.js';
import { JoinDialog } from './dialogs/join-dialog.js';
import { LeaveDialog } from './dialogs/leave-dialog.js';
import { UndoDialog } from './dialogs/undo-dialog.js';
import classes from './table-actions.module.css';

const DIALOGS = {
  undo: UndoDialog,
  join: JoinDialog,
  leave: LeaveDialog,
  dealer: DealerDialog,
  close: CloseDialog,
};

/** The actions at the table: the next hand and a fine in large buttons, the rest below. */
export function TableActions({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation('table');
  const [isOpen, dialog] = useDisclosure(false);
  // Kept while the dialog goes away.
  const [kind, setKind] = useState<keyof typeof DIALOGS>('undo');
  const Dialog = DIALOGS[kind];
  const { hands, undoes } = evening;
  const undoWords = useUndoWords(useNames(evening));
  const open = (what: keyof typeof DIALOGS) => {
    setKind(what);
    dialog.open();
  };
  const small = (what: keyof typeof DIALOGS, words: string, Icon: TablerIcon) => (
    <Button
      variant="default"
      className={classes['small'] ?? ''}
      leftSection={<Icon size={20} aria-hidden />}
      onClick={() => {
        open(what);
      }}
    >
      {words}
    </Button>
  );
  return (
    <div className={classes['actions']}>
      <Go evening={evening} to="hand" words={t('hand', { number: hands + 1 })} icon={IconCards} />
      <Go evening={evening} to="fine" words={t('fine')} icon={IconGavel} />
      {undoes !== null && small('undo', undoWords('do', undoes), IconArrowBackUp)}
      {small('join', t('join'), IconArmchair)}
      {small('leave', t('leave'), IconDoorExit)}
      {small('dealer', t('dealer.open'), IconRotateClockwise)}
      {small('close', t('close'), IconFlag)}
      <Dialog evening={evening} isOpen={isOpen} onClose={dialog.close} />
    </div>
  );
}

interface GoProps {
  readonly evening: Evening;
  readonly to: 'hand' | 'fine';
  readonly words: string;
  readonly icon: TablerIcon;
}

/** The way to an entry, as big as a thumb. */
function Go({ evening, to, words, icon: Icon }: GoProps) {
  const { club, session } = evening;
  const link: Target = {
    to: `/clubs/$club/sessions/$session/table/${to}`,
    params: { club: club.id, session: session.id },
  };
  return (
    <Button
      className={classes['big'] ?? ''}
      data-to={to}
      variant={to === 'hand' ? 'filled' : 'default'}
      leftSection={<Icon size={30} aria-hidden />}
      renderRoot={(props) => <Link {...link} {...props} />}
    >
      {words}
    </Button>
  );
}
