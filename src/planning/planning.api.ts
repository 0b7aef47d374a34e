import { reads, writes } from '../platform/http/reference/operation.js';
import type { ProblemCode } from '../problems/kinds.js';
import { MEMBER_ID } from '../clubs/members/member-id.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { PLANNED_DAY, SERIES_ID } from './path-parts.js';
import {
  AnswerReminderDto,
  BringBackDto,
  ComingDto,
  CallOffDto,
  EndSeriesDto,
  MovePlannedDto,
  EveningsDto,
  SwapTurnsDto,
  TurnDto,
} from './planned.dto.js';
import {
  AttendanceView,
  PlannedEveningList,
  PlannedEveningPage,
  PlannedWritten,
  SatTogetherList,
  PlannedSettingWritten,
} from './planned.view.js';

const WRITTEN = { status: 200, description: 'The event.', type: PlannedWritten } as const;

const ANSWER_REFUSALS: readonly ProblemCode[] = [
  'member-not-found',
  'member-archived',
  'planned-evening-refused',
  'club-archived',
];

/** The API reference of planned evenings. */
export const planningApi = {
  list: reads({
    id: 'listPlannedEvenings',
    summary: 'Planned evenings, and who comes',
    description:
      'The evenings of some days as they are planned now, those that were called off among them, with the ' +
      'answers of members and the tables that those who come make.',
    of: [CLUB_ID],
    answer: { description: 'The evenings.', type: PlannedEveningList },
    refusals: ['validation-failed', 'day-refused'],
  }),
  read: reads({
    id: 'getPlannedEvening',
    summary: 'A planned evening',
    description: 'Also one that is over, with the tables that were opened for it.',
    of: [CLUB_ID, SERIES_ID, PLANNED_DAY],
    answer: { description: 'The evening.', type: PlannedEveningPage },
  }),
  together: reads({
    id: 'listSatTogether',
    summary: 'How often those who come have sat together',
    description:
      'Counted by the tables of this season, so that tables can be made of those who seldom sat together.',
    of: [CLUB_ID, SERIES_ID, PLANNED_DAY],
    answer: { description: 'The pairs.', type: SatTogetherList },
  }),
  attendance: reads({
    id: 'readAttendance',
    summary: 'Who came, of those who answered',
    description:
      'For each member the planned evenings that were played: said yes and came, said yes and did not come, ' +
      'said no and came. Somebody came who sat at one of its tables. An answer changes no standing.',
    of: [CLUB_ID],
    answer: { description: 'The numbers.', type: AttendanceView },
    refusals: ['validation-failed', 'day-refused'],
  }),
  remind: writes({
    id: 'setAnswerReminder',
    summary: 'Choose when members without an answer are reminded',
    description:
      'They are reminded once, before answers are wanted; members who heard of the evening later are not.',
    of: [CLUB_ID],
    body: { type: AnswerReminderDto, description: 'The time.' },
    answer: { status: 200, description: 'The event.', type: PlannedSettingWritten },
    refusals: ['club-archived'],
  }),
  plan: writes({
    id: 'planEvenings',
    summary: 'Plan an evening or a series',
    description:
      'An evening begins at this time of the clock where the club is, on each of its days: also after the ' +
      'clock was changed.',
    of: [CLUB_ID],
    body: { type: EveningsDto, description: 'The evenings.' },
    answer: { ...WRITTEN, status: 201 },
    refusals: ['day-refused', 'planned-evening-refused', 'club-archived'],
  }),
  end: writes({
    id: 'endEveningSeries',
    summary: 'End a series, or change all of its evenings from now on',
    description:
      'The series has no evenings after a day that is not past; with `then` another series goes on from it. ' +
      'An evening that has a table stays.',
    of: [CLUB_ID, SERIES_ID],
    body: { type: EndSeriesDto, description: 'The last day, what comes then, and why.' },
    answer: WRITTEN,
    refusals: ['day-refused', 'planned-evening-refused', 'club-archived'],
  }),
  move: writes({
    id: 'movePlannedEvening',
    summary: 'Move a planned evening',
    description:
      'It keeps its answers. An evening that has begun, has a table or was called off cannot be moved.',
    of: [CLUB_ID, SERIES_ID, PLANNED_DAY],
    body: { type: MovePlannedDto, description: 'Its day, time and place, and why.' },
    answer: WRITTEN,
    refusals: ['day-refused', 'planned-evening-refused', 'club-archived'],
  }),
  callOff: writes({
    id: 'callOffPlannedEvening',
    summary: 'Call off a planned evening',
    description:
      'It is shown as called off, with the reason. An evening that has a table is not called off; one that is ' +
      'called off can be brought back.',
    of: [CLUB_ID, SERIES_ID, PLANNED_DAY],
    body: { type: CallOffDto, description: 'Why.' },
    answer: WRITTEN,
    refusals: ['planned-evening-refused', 'club-archived'],
  }),
  bringBack: writes({
    id: 'bringBackPlannedEvening',
    summary: 'Hold a planned evening that was called off after all',
    description:
      'It has its day, time, place and answers again, until it would have begun. Calendars show it as ' +
      'confirmed, and all members hear of it.',
    of: [CLUB_ID, SERIES_ID, PLANNED_DAY],
    body: { type: BringBackDto, description: 'Why.' },
    answer: WRITTEN,
    refusals: ['planned-evening-refused', 'club-archived'],
  }),
  setTurn: writes({
    id: 'setEveningTurn',
    summary: 'Set the order of hosts or of cake',
    description:
      'From a day on the evenings of series that repeat go round these members, beginning with the first. ' +
      'Members who left are passed over, an evening that is called off keeps its place. No members end the turn.',
    of: [CLUB_ID],
    body: { type: TurnDto, description: 'The order.' },
    answer: { status: 200, description: 'The event.', type: PlannedSettingWritten },
    refusals: [
      'day-refused',
      'member-not-found',
      'member-archived',
      'guest-refused',
      'club-archived',
    ],
  }),
  swap: writes({
    id: 'swapEveningTurns',
    summary: 'Swap two evenings of a turn',
    description: 'The members of two evenings that have not begun swap them, with the reason.',
    of: [CLUB_ID, SERIES_ID, PLANNED_DAY],
    body: { type: SwapTurnsDto, description: 'The turn, the other evening, and why.' },
    answer: WRITTEN,
    refusals: ['planned-evening-refused', 'club-archived'],
  }),
  answer: writes({
    id: 'answerPlannedEvening',
    summary: 'Say whether you come',
    description:
      'Until the evening begins it can be said otherwise. It changes no standing: an evening that is not ' +
      'played counts by the standing rule, answered or not.',
    of: [CLUB_ID, SERIES_ID, PLANNED_DAY],
    body: { type: ComingDto, description: 'Whether you come, and with how many guests.' },
    answer: WRITTEN,
    refusals: ['member-not-claimed', ...ANSWER_REFUSALS],
  }),
  answerFor: writes({
    id: 'answerForMember',
    summary: 'Pass on whether a member comes',
    description:
      'The answer that a member gave by telephone or at the table. It is theirs as any other, and they can ' +
      'change it; the log names the person or device that passed it on.',
    of: [CLUB_ID, SERIES_ID, PLANNED_DAY, MEMBER_ID],
    body: { type: ComingDto, description: 'Whether they come, and with how many guests.' },
    answer: WRITTEN,
    refusals: [...ANSWER_REFUSALS, 'guest-refused'],
  }),
};
