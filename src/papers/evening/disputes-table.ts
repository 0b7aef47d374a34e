import type { DisputeEvent } from '../../evening/event.js';
import type { History, LoggedStep } from '../../evening/history.js';
import type { PaperWords } from '../../words/papers.js';
import { authorOf, type Frame } from '../frame.js';
import type { PaperRow, PaperTable } from '../paper.js';
import type { EveningFine } from './evening-fines.js';
import type { Telling } from './telling.js';

type Raised = Extract<DisputeEvent, { kind: 'dispute-raised' }>;

interface RaisedStep extends LoggedStep {
  readonly event: Raised;
}

/** The labels of disputes on the sheet, `I1`, by their ids. */
export function disputeRefs(
  { evening }: PaperWords,
  history: History,
): ReadonlyMap<string, string> {
  const { letter } = evening.disputes;
  return new Map(raisedIn(history).map(({ event }, at) => [event.dispute, `${letter}${at + 1}`]));
}

function raisedIn({ events }: History): readonly RaisedStep[] {
  return events.filter((step): step is RaisedStep => step.event.kind === 'dispute-raised');
}

/** Disputes with their end; their reasons are kept between the parties. */
export function disputesTable(
  frame: Frame,
  { short }: Telling,
  history: History,
  fines: readonly EveningFine[],
): PaperTable {
  const { words, times } = frame;
  const { title, columns, states, fine: fineWord } = words.evening.disputes;
  const refs = disputeRefs(words, history);
  const row = ({ event, time, actor }: RaisedStep): PaperRow => {
    const { dispute, fine, hand } = event;
    const disputed = fines.find(({ id }) => id === fine);
    const end = endOf(history, dispute);
    const state = history.state.disputes?.[dispute]?.state ?? 'open';
    const about =
      disputed === undefined
        ? words.evening.hand(hand ?? 0)
        : `${fineWord(disputed.ref)} (${short(disputed.record.player)})`;
    const together = end !== null && 'together' in end.event ? end.event.together : [];
    const deciders = end === null ? [] : [end.event.by, ...together];
    return {
      cells: [
        refs.get(dispute) ?? '',
        about,
        event.by === '' ? authorOf(frame, actor) : frame.nameOf(event.by),
        times.moment(time),
        end === null ? states[state] : `${states[state]}, ${times.moment(end.time)}`,
        deciders.map((id) => frame.nameOf(id)).join(', '),
      ],
    };
  };
  return {
    kind: 'table',
    title,
    columns: [
      { title: columns.ref, share: 22 },
      { title: columns.about, share: 100 },
      { title: columns.by, share: 100 },
      { title: columns.raised, share: 0, isTime: true },
      { title: columns.end, share: 140 },
      { title: columns.decided, share: 90 },
    ],
    rows: raisedIn(history).map(row),
  };
}

function endOf({ events }: History, dispute: string) {
  for (const { time, event } of events) {
    const isEnd =
      event.kind === 'dispute-upheld' ||
      event.kind === 'dispute-overturned' ||
      event.kind === 'dispute-withdrawn';
    if (isEnd && event.dispute === dispute) return { time, event };
  }
  return null;
}
