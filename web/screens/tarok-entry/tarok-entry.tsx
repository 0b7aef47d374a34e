import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TarokHandRecord } from '../../../src/rules/tarok/hand.js';
import { activePlayers } from '../../../src/rules/tarok/table.js';
import type { HandPreview } from '../../evening/evening.js';
import { Choice } from '../../parts/choice.js';
import { PlayerName } from '../../parts/player-name.js';
import { useRefusalWords } from '../../parts/use-refusal-words.js';
import { CountPad, CountRow } from './count-row.js';
import type { Setting, TarokDraft } from './draft.js';
import { EntryProvider, useEntry, type Entry, type Panel } from './entry-context.js';
import { HandResult, useMissingWords } from './hand-result.js';
import { judge, type Verdict } from './judge.js';
import { LastTrickRow } from './last-trick-row.js';
import { MeldingRow } from './melding-row.js';
import { PlayRow } from './play-row.js';
import { whyNot } from './possible.js';
import { SpecialRow } from './special-row.js';
import classes from './tarok-entry.module.css';
import { useCountTyping } from './use-count-typing.js';

interface Props extends Setting {
  readonly nameOf: (player: string) => string;
  /** What is typed so far: `{}` for nothing, or the record of a hand to change it. */
  readonly value: TarokDraft;
  readonly onChange: (draft: TarokDraft) => void;
  /** What a whole record comes to; what is missing or impossible in it, it must refuse. */
  readonly preview: (record: TarokHandRecord) => HandPreview;
  readonly submitLabel: string;
  readonly onSubmit: (record: TarokHandRecord) => void;
  /** Beside the button that submits. */
  readonly actions?: ReactNode;
}

/** Entering a hand of Tarok, or changing one: in the order of the game, a column for each player. */
export function TarokEntry(props: Props) {
  const { rules, table, nameOf, value, onChange, preview } = props;
  const [panel, open] = useState<Panel | null>(null);
  const words = useRefusalWords();
  const setting = useMemo(() => ({ rules, table }), [rules, table]);
  const entry: Entry = {
    setting,
    draft: value,
    players: useMemo(() => activePlayers(rules, table), [rules, table]),
    nameOf,
    change: onChange,
    whyNot: (draft) => {
      const refusal = whyNot(setting, draft);
      return refusal === null ? undefined : words(refusal.message);
    },
    panel,
    open,
  };
  const verdict = judge(setting, value, preview);
  return (
    <EntryProvider value={entry}>
      <Form verdict={verdict} {...props} />
    </EntryProvider>
  );
}

function Form({ verdict, ...props }: Props & { readonly verdict: Verdict }) {
  const { t } = useTranslation('tarok');
  const { setting, draft, change } = useEntry();
  const typing = useCountTyping(setting, draft, change);
  const isPlayed = draft.abandoned !== true && draft.redeal !== true;
  return (
    // The keys of a keyboard's number block count wherever the focus is.
    <div className={classes['entry']} onKeyDown={typing.onKeyDown} role="presentation">
      <div className={classes['hand']}>
        <Heads />
        {draft.redeal !== true && <MeldingRow />}
        {draft.redeal !== true && <PlayRow />}
        {isPlayed && <LastTrickRow />}
        {isPlayed && <CountRow typing={typing} />}
        {!isPlayed && (
          <p className={classes['hint']}>
            {t(draft.redeal === true ? 'special.redealHint' : 'special.abandonedHint')}
          </p>
        )}
        <SpecialRow />
      </div>
      <div className={classes['side']}>
        <div className={classes['result']}>
          <HandResult verdict={verdict} />
        </div>
        {isPlayed && typing.at !== null && (
          <div className={classes['pad']}>
            <CountPad typing={typing} />
          </div>
        )}
      </div>
      <Submit verdict={verdict} {...props} />
    </div>
  );
}

/** Whose column it is: with the place that he plays from. */
function Heads() {
  const { t } = useTranslation('tarok');
  const { players, nameOf } = useEntry();
  return (
    <div className={classes['heads']} aria-hidden>
      {players.map((player, place) => (
        <div key={player} className={classes['head']}>
          <PlayerName name={nameOf(player)} isDealer={place === 0} />
          {place !== 0 && <small>{t(place === 1 ? 'places.forehand' : 'places.third')}</small>}
        </div>
      ))}
    </div>
  );
}

function Submit({ verdict, submitLabel, onSubmit, actions }: Props & { verdict: Verdict }) {
  const { t } = useTranslation('tarok');
  const missing = useMissingWords();
  const words = useRefusalWords();
  const why =
    verdict.is === 'whole'
      ? undefined
      : verdict.is === 'partial'
        ? t('result.missing', { what: missing(verdict.missing) })
        : words(verdict.detail);
  return (
    <div className={classes['submit']}>
      {actions}
      <Choice
        className={classes['save']}
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
