import { useMemo } from 'react';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import { activePlayers } from '../../../src/rules/tarok/table.js';
import { useTranslation } from '../../words/use-translation.js';
import { useLetterKeys } from '../hand-entry/rows/use-letter-keys.js';
import { onKeys } from '../hand-entry/rows/count.js';
import { EntryFrame, type EntryProps } from '../hand-entry/frame/entry-frame.js';
import { Heads } from '../hand-entry/rows/heads.js';
import { useWhyOpen } from '../hand-entry/frame/use-why-open.js';
import { CountRow, TarokPad } from './count/count-row.js';
import type { Setting, TarokDraft } from '../../../src/rules/tarok/partial/draft.js';
import { EntryProvider, useEntry, type Panel } from './entry-context.js';
import { TarokResult, useMissingWords } from './hand-result.js';
import { judge } from '../../../src/rules/tarok/partial/judge.js';
import { LastTrickRow } from './last-trick-row.js';
import { afterLetter } from './letter-keys.js';
import { MeldingRow } from './meldinger/melding-row.js';
import { PlayRow } from './play-row.js';
import { whyNot } from '../../../src/rules/tarok/partial/possible.js';
import { SpecialRow, useFineBar, useWithOpenFine } from './special-row.js';
import classes from './tarok-entry.module.css';
import { useCountTyping } from './count/use-count-typing.js';

type Props = Setting & EntryProps<TarokDraft, TarokHandRecord>;

/** Entering a hand of Tarok, or changing one: in the order of the game, a column for each player. */
export function TarokEntry(props: Props) {
  const { rules, table } = props;
  const setting = useMemo(() => ({ rules, table }), [rules, table]);
  const players = useMemo(() => activePlayers(rules, table), [rules, table]);
  const question = useQuestion(props);
  return (
    <EntryProvider
      {...props}
      setting={setting}
      players={players}
      whyNot={(draft) => whyNot(setting, draft)}
      question={question}
    >
      <Form {...props} />
    </EntryProvider>
  );
}

function Form(props: Props) {
  const { t } = useTranslation(['tarok', 'hand-entry']);
  const { setting, players, draft, nameOf, change, whyNot: whyNotWords } = useEntry();
  const fineBar = useFineBar();
  // A fine that is being entered is in the preview before it is in the hand.
  const state = judge(setting, useWithOpenFine(), props.preview);
  const why = useWhyOpen(state, useMissingWords(nameOf));
  const typing = useCountTyping(setting, draft, change);
  const isPlayed = draft.abandoned !== true && draft.redeal !== true;
  const take = useLetterKeys(whyNotWords, change);
  const letterKey = (key: string): boolean => {
    const next = isPlayed ? afterLetter(players, draft, key) : null;
    return take(next === null ? null : { draft: next });
  };
  return (
    <EntryFrame
      {...props}
      state={state}
      why={why}
      result={<TarokResult state={state} why={fineBar?.whyNot ?? why} />}
      pad={isPlayed && typing.at !== null ? <TarokPad typing={typing} at={typing.at} /> : null}
      onKeyDown={onKeys(typing, letterKey)}
      panelBar={fineBar}
    >
      <Heads
        dealer={setting.table.dealer}
        places={[null, t('hand-entry:forehand'), t('places.third')]}
      />
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
    </EntryFrame>
  );
}

/** The titles of the panels that close with their answer, as long as they are shown. */
function useQuestion({ value, nameOf }: Props): (panel: Panel) => string | null {
  const { t } = useTranslation('tarok');
  return (panel) => {
    if (panel.kind === 'fine' || value.redeal === true) return null;
    const winner = value.abandoned === true ? null : (value.lastTrick?.winner ?? null);
    if (panel.kind === 'bagud' && (winner === null || winner === panel.player)) return null;
    const said = { name: nameOf(panel.player) };
    if (panel.kind === 'king') return t('play.kingTitle', said);
    return t(panel.kind === 'melding' ? 'melding.title' : 'lastTrick.bagudTitle', said);
  };
}
