import { useMemo } from 'react';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import type { Told } from '../../../src/rules/refusals/params.js';
import { useTranslation } from '../../words/use-translation.js';
import { onKeys } from '../hand-entry/count.js';
import { EntryFrame, type EntryProps } from '../hand-entry/entry-frame.js';
import { Heads } from '../hand-entry/heads.js';
import { useWhyOpen } from '../hand-entry/use-why-open.js';
import { BiddingRow } from './bidding-row.js';
import { CountRow, KoenigrufenPad } from './count-row.js';
import {
  contractOf,
  isGivenUp,
  isLostAtOnce,
  kindOf,
  playersOf,
  type KoenigrufenDraft,
  type Setting,
} from './draft.js';
import { EntryProvider, useEntry } from './entry-context.js';
import { FiguresRow } from './figures-row.js';
import { KoenigrufenResult, useMissingWords } from './hand-result.js';
import { judge, type Verdict } from './judge.js';
import { KingRow } from './king-row.js';
import classes from './koenigrufen-entry.module.css';
import { NegativeRows } from './negative-rows.js';
import { whyNot } from './possible.js';
import { SaidRow } from './said-row.js';
import { isCounted } from './taken.js';
import { useCountTyping } from './use-count-typing.js';

type Props = Setting & EntryProps<KoenigrufenDraft, KoenigrufenHandRecord>;

/** Entering a hand of Königrufen, or changing one: in the order of the game, forehand first. */
export function KoenigrufenEntry(props: Props) {
  const { rules, table, value, preview } = props;
  const setting = useMemo(() => ({ rules, table }), [rules, table]);
  const players = useMemo(() => playersOf(setting), [setting]);
  const verdict = judge(setting, value, preview);
  return (
    <EntryProvider
      {...props}
      setting={setting}
      players={players}
      whyNot={(draft) => {
        const refusal = whyNot(setting, draft);
        // An older fault does not exclude every other choice.
        const isOld =
          verdict.is === 'impossible' && refusal !== null && isSame(verdict.refusal, refusal);
        return isOld ? null : refusal;
      }}
    >
      <Form verdict={verdict} {...props} />
    </EntryProvider>
  );
}

function isSame(one: Told, other: Told): boolean {
  const inWords = ({ reason, params }: Told) => JSON.stringify([reason, params]);
  return inWords(one) === inWords(other);
}

function Form({ verdict, ...props }: Props & { readonly verdict: Verdict }) {
  const { setting, draft, nameOf, change } = useEntry();
  const why = useWhyOpen(verdict, useMissingWords(nameOf));
  const typing = useCountTyping(setting, draft, change);
  const counting = isCounted(setting, draft) ? typing : null;
  return (
    <EntryFrame
      {...props}
      verdict={verdict}
      why={why}
      result={<KoenigrufenResult verdict={verdict} why={why} />}
      pad={counting === null ? null : <KoenigrufenPad typing={counting} />}
      onKeyDown={counting === null ? undefined : onKeys(counting, counting.key)}
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
