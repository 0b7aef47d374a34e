import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import type { FineCode, FineRecord } from '../../../../src/rules/fine-record.js';
import type { HandRecord, Rules } from '../../../../src/rules/game.js';
import type { PlayerId } from '../../../../src/rules/payment.js';
import type { FineLine, HandView } from '../../../api/evenings/club-queries.js';
import { handQuery, sessionFinesQuery } from '../../../api/evenings/evening-queries.js';
import type { Evening } from '../../../evening/evening.js';
import { ruleOf, type FineDraft } from '../../fine-entry/fine-draft.js';

/** A fine as its form has it, and the hand that it is a part of. */
interface RecordedFine {
  readonly draft: FineDraft;
  /** Null for a fine between hands. */
  readonly hand: HandView | null;
}

/** A fine as it was recorded; nothing of it when it is no longer in the books. */
export function useRecordedFine({ club, session, rules }: Evening, fine: string): RecordedFine {
  const { data: fines } = useSuspenseQuery(sessionFinesQuery(club.id, session.id));
  const line = fines.find(({ id }) => id === fine);
  // A fine between hands may be about one, too: then the hand does not name it.
  const hands = line?.hand == null ? [] : [line.hand];
  const [read] = useSuspenseQueries({
    queries: hands.map((number) => handQuery(club.id, session.id, number)),
  });
  const place = read?.data.fineIds.indexOf(fine) ?? -1;
  if (read !== undefined && place >= 0) {
    const record = read.data.record as unknown as HandRecord | null;
    return { draft: record?.fines?.[place] ?? {}, hand: read.data };
  }
  return { draft: line === undefined ? {} : draftOf(rules, line), hand: null };
}

/** A fine as its form has it; how much it is, where the book leaves that open. */
function draftOf(rules: Rules, line: FineLine): FineDraft {
  const { player, code, own, stage, amount, to, selfReported, reportedBy, note } = line;
  const rule = ruleOf(rules, { code: code as FineCode, own });
  const open = rule !== null && rule.choices.length !== 1;
  return {
    // Ids and codes from the service are the rules' own.
    ...({ player, code, stage } as Pick<FineRecord, 'player' | 'code' | 'stage'>),
    selfReported,
    ...(reportedBy === null ? {} : { reportedBy: reportedBy as PlayerId }),
    ...(note === '' ? {} : { note }),
    ...(open ? { amount } : {}),
    ...(to === 'players' || to === 'kitty' ? { to } : {}),
    ...(own === null ? {} : { own }),
  };
}
