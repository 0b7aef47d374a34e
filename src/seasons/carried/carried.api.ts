import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { corrects, readsAgain, writes } from '../../platform/http/reference/operation.js';
import { CarryInDto, CorrectCarriedDto, TakeBackCarriedDto } from './carried.dto.js';
import { CarriedEveningView, CarriedIn, CarriedList, CarriedTakenBack } from './carried.view.js';
import { CARRIED_ID } from './carried-id.js';

const REFUSED = [
  'member-not-found',
  'member-archived',
  'guest-refused',
  'season-closed',
  'day-refused',
  'carried-evening-refused',
  'confirmation-needed',
] as const;

/** The API reference of evenings from before. */
export const carriedApi = {
  list: readsAgain({
    id: 'listCarriedEvenings',
    summary: 'The evenings that were carried in',
    description:
      'Evenings from before the club was here, known by their results alone. They count in standings and ' +
      'statistics as far as those can know them: points, evenings, evenings won and the best one.',
    of: [CLUB_ID],
    answer: { description: 'The evenings.', type: CarriedList, headers: ['Head-ETag'] },
    refusals: ['validation-failed'],
  }),
  carryIn: writes({
    id: 'carryEveningsIn',
    summary: 'Carry evenings from before in',
    description:
      'Adds all of them, or none where one is refused, with an event for each day and table. Points add ' +
      'up to 0 on each evening: points that are missing are refused with their amount, or are `others`. ' +
      'No account of points and no money moves by them. A second evening of a day and table needs ' +
      '`again`. Nothing can be carried into a season that is closed.',
    of: [CLUB_ID],
    body: {
      type: CarryInDto,
      description: 'The evenings, and people whom the club does not have.',
    },
    answer: { status: 201, description: 'The evenings, and who was added.', type: CarriedIn },
    refusals: [...REFUSED, 'house-rule-unknown', 'club-archived'],
  }),
  correct: corrects({
    id: 'correctCarriedEvening',
    summary: 'Correct an evening that was carried in',
    description: 'All of its content is said again. `If-Match` names `since`.',
    of: [CLUB_ID, CARRIED_ID],
    body: { type: CorrectCarriedDto, description: 'The whole new content, and why.' },
    answer: { description: 'The evening.', type: CarriedEveningView },
    refusals: [...REFUSED, 'house-rule-unknown'],
  }),
  takeBack: corrects({
    id: 'takeBackCarriedEvening',
    summary: 'Take an evening that was carried in back',
    description: 'It does not count any more. As of an event before it still does.',
    of: [CLUB_ID, CARRIED_ID],
    body: { type: TakeBackCarriedDto, description: 'Why.' },
    answer: { description: 'The event.', type: CarriedTakenBack },
    refusals: ['season-closed'],
  }),
};
