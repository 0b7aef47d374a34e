import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/hand.js';
import type { HandPreview } from '../../evening/evening.js';
import { Choice } from '../../parts/choice.js';
import { PlayerName } from '../../parts/player-name.js';
import { useRefusalWords } from '../../parts/use-refusal-words.js';
import shared from '../tarok-entry/tarok-entry.module.css';
import { BiddingRow } from './bidding-row.js';
import { CountPad, CountRow } from './count-row.js';
import {
  contractOf,
  isGivenUp,
  isLostAtOnce,
  kindOf,
  playersOf,
  type KoenigrufenDraft,
  type Setting,
} from './draft.js';
import { EntryProvider, useEntry, type Entry, type Panel } from './entry-context.js';
import { FiguresRow } from './figures-row.js';
import { HandResult, useMissingWords } from './hand-result.js';
import { judge, type Verdict } from './judge.js';
import { KingRow } from './king-row.js';
import classes from './koenigrufen-entry.module.css';
import { NegativeRows } from './negative-rows.js';
import { whyNot } from './possible.js';
import { SaidRow } from './said-row.js';
import { isCounted } from './taken.js';
import { useCountTyping } from './use-count-typing.js';

interface Props extends Setting {
  readonly nameOf: (player: string) => string;
  /** What is typed so far: `{}` for nothing, or the record of a hand to change it. */
  readonly value: KoenigrufenDraft;
  readonly onChange: (draft: KoenigrufenDraft) => void;
  /** What a whole record comes to; what is missing or impossible in it, it must refuse. */
  readonly preview: (record: KoenigrufenHandRecord) => HandPreview;
  readonly submitLabel: string;
  readonly onSubmit: (record: KoenigrufenHandRecord) => void;
  /** Beside the button that submits. */
  readonly actions?: ReactNode;
}

/** Entering a hand of Königrufen, or changing one: in the order of the game, forehand first. */
export function KoenigrufenEntry(props: Props) {
  const { rules, table, nameOf, value, onChange, preview } = props;
  const [panel, open] = useState<Panel | null>(null);
  const words = useRefusalWords();
  const setting = useMemo(() => ({ rules, table }), [rules, table]);
  const verdict = judge(setting, value, preview);
  const entry: Entry = {
    setting,
    draft: value,
    players: useMemo(() => playersOf(setting), [setting]),
    nameOf,
    change: onChange,
    whyNot: (draft) => {
      const refusal = whyNot(setting, draft);
      if (refusal === null) return undefined;
      // What is wrong already does not speak against everything else.
      const isOld = verdict.is === 'impossible' && verdict.detail === refusal.message;
      return isOld ? undefined : words(refusal.message);
    },
    panel,
    open,
  };
  return (
    <EntryProvider value={entry}>
      <Form verdict={verdict} {...props} />
    </EntryProvider>
  );
}

function Form({ verdict, ...props }: Props & { readonly verdict: Verdict }) {
  const { setting, draft, change } = useEntry();
  const typing = useCountTyping(setting, draft, change);
  const counting = isCounted(setting, draft) ? typing : null;
  return (
    // The keys of a keyboard's number block count wherever the focus is.
    <div
      className={shared['entry']}
      role="presentation"
      {...(counting === null ? {} : { onKeyDown: counting.onKeyDown })}
    >
      <div className={shared['hand']}>
        <Heads />
        <BiddingRow />
        <Rows />
        {contractOf(setting, draft) === 'trischaken' && counting !== null && (
          <CountRow typing={counting} />
        )}
      </div>
      <div className={shared['side']}>
        <div
          className={`${shared['result'] ?? ''} ${counting === null ? (classes['whole'] ?? '') : ''}`}
        >
          <HandResult verdict={verdict} />
        </div>
        {counting !== null && (
          <div className={shared['pad']}>
            <CountPad typing={counting} />
          </div>
        )}
      </div>
      <Submit verdict={verdict} {...props} />
    </div>
  );
}

/** What is asked between bidding and counting, by the kind of the game. */
function Rows() {
  const { setting, draft } = useEntry();
  const contract = contractOf(setting, draft);
  if (contract === null) return null;
  switch (kindOf(contract)) {
    case 'trischaken':
      return null;
    case 'negative':
    case 'bei':
      return <NegativeRows />;
    case 'positive': {
      const isOver = isGivenUp(setting, draft) || isLostAtOnce(setting, draft);
      return (
        <>
          <KingRow />
          {!isOver && <SaidRow />}
          {!isOver && <FiguresRow />}
        </>
      );
    }
  }
}

/** Whose column it is: forehand, and who deals. */
function Heads() {
  const { t } = useTranslation('koenigrufen');
  const { setting, players, nameOf } = useEntry();
  const { dealer } = setting.table;
  return (
    <>
      {!players.includes(dealer) && (
        <p className={classes['hint']}>{t('sitsOut', { name: nameOf(dealer) })}</p>
      )}
      <div className={`${shared['heads'] ?? ''} ${classes['heads'] ?? ''}`} aria-hidden>
        {players.map((player, place) => (
          <div key={player} className={shared['head']}>
            <PlayerName name={nameOf(player)} isDealer={player === dealer} />
            {place === 0 && <small>{t('forehand')}</small>}
          </div>
        ))}
      </div>
    </>
  );
}

function Submit({ verdict, submitLabel, onSubmit, actions }: Props & { verdict: Verdict }) {
  const { t } = useTranslation('koenigrufen');
  const missing = useMissingWords();
  const words = useRefusalWords();
  const why =
    verdict.is === 'whole'
      ? undefined
      : verdict.is === 'partial'
        ? t('result.missing', { what: missing(verdict.missing) })
        : words(verdict.detail);
  return (
    <div className={shared['submit']}>
      {actions}
      <Choice
        className={shared['save']}
        whyNot={why}
        onChoose={() => {
          if (verdict.is === 'whole') onSubmit(verdict.record);
        }}
      >
        {submitLabel}
      </Choice>
    </div>
  );
}
