import { useMemo } from 'react';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import type { PossibleHand } from '../../evening/preview.js';
import { useTranslation } from '../../words/use-translation.js';
import { useLetterKeys } from '../hand-entry/rows/use-letter-keys.js';
import { onKeys, type Keys } from '../hand-entry/rows/count.js';
import { EntryFrame, type EntryProps } from '../hand-entry/frame/entry-frame.js';
import { Heads } from '../hand-entry/rows/heads.js';
import { useWhyOpen } from '../hand-entry/frame/use-why-open.js';
import { BiddingRow } from './bidding-row.js';
import { CountRow, KoenigrufenPad } from './count/count-row.js';
import {
  contractOf,
  isGivenUp,
  isLostAtOnce,
  kindOf,
  playersOf,
  type KoenigrufenDraft,
  type Setting,
} from '../../../src/rules/koenigrufen/partial/draft.js';
import { EntryProvider, useEntry } from './entry-context.js';
import { FiguresRow } from './figures-row.js';
import { KoenigrufenResult, useMissingWords } from './hand-result.js';
import {
  judge,
  whyNotNext,
  type KoenigrufenDraftState,
} from '../../../src/rules/koenigrufen/partial/judge.js';
import { KingRow } from './king-row.js';
import { afterLetter } from './letter-keys.js';
import classes from './koenigrufen-entry.module.css';
import { NegativeRows } from './negative-rows.js';
import { SaidRow } from './said-row.js';
import { isCounted } from '../../../src/rules/koenigrufen/partial/taken.js';
import { useContractWords } from './words.js';
import { useCountTyping } from './count/use-count-typing.js';

type Props = Setting & EntryProps<KoenigrufenDraft, KoenigrufenHandRecord>;

/** Entering a hand of Königrufen, or changing one: in the order of the game, forehand first. */
export function KoenigrufenEntry(props: Props) {
  const { rules, table, value, preview } = props;
  const setting = useMemo(() => ({ rules, table }), [rules, table]);
  const players = useMemo(() => playersOf(setting), [setting]);
  const state = judge(setting, value, preview);
  const { t } = useTranslation('koenigrufen');
  return (
    <EntryProvider
      {...props}
      setting={setting}
      players={players}
      whyNot={(draft) => whyNotNext(setting, state, draft)}
      question={(panel) =>
        panel.kind === 'said' && kindOf(contractOf(setting, value) ?? 'trischaken') === 'positive'
          ? t('said.title', { name: props.nameOf(panel.player) })
          : null
      }
    >
      <Form state={state} {...props} />
    </EntryProvider>
  );
}

function Form({
  state,
  ...props
}: Props & { readonly state: KoenigrufenDraftState<PossibleHand> }) {
  const { setting, players, draft, nameOf, change, whyNot } = useEntry();
  const why = useWhyOpen(state, useMissingWords(nameOf));
  const typing = useCountTyping(setting, draft, change);
  const { t } = useTranslation('koenigrufen');
  const contractWords = useContractWords();
  const take = useLetterKeys(whyNot, change);
  const counting = isCounted(setting, draft) ? typing : null;
  const otherKey = (key: string): boolean => {
    if (counting?.key(key) === true) return true;
    const next = afterLetter(setting, players, draft, key);
    if (next !== draft) return take(next === null ? null : { draft: next });
    const contract = contractWords();
    return take({ not: contract === null ? t('keys.noContract') : t('keys.noKing', { contract }) });
  };
  return (
    <EntryFrame
      {...props}
      state={state}
      why={why}
      result={<KoenigrufenResult state={state} why={why} />}
      pad={counting === null ? null : <KoenigrufenPad typing={counting} />}
      onKeyDown={onKeys(counting ?? NOT_COUNTED, otherKey)}
    >
      <Columns />
      <BiddingRow />
      <Rows />
      {contractOf(setting, draft) === 'trischaken' && counting !== null && (
        <CountRow typing={counting} />
      )}
    </EntryFrame>
  );
}

/** The keys of a hand in which nothing is counted. */
const NOT_COUNTED: Keys = { digit: () => undefined, erase: () => undefined, next: null };

/** The rows between bidding and counting, by the kind of the game. */
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

/** Forehand first; a dealer who sits out has no column. */
function Columns() {
  const { t } = useTranslation(['koenigrufen', 'hand-entry']);
  const { setting, players, nameOf } = useEntry();
  const { dealer } = setting.table;
  return (
    <>
      {!players.includes(dealer) && (
        <p className={classes['hint']}>{t('sitsOut', { name: nameOf(dealer) })}</p>
      )}
      <Heads dealer={dealer} places={[t('hand-entry:forehand')]} />
    </>
  );
}
