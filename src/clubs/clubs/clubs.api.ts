import { reads, writes } from '../../platform/http/reference/operation.js';
import { ClubLanguageDto, OpenClubDto, RenameDto, StatisticsShownDto } from './club.dto.js';
import { ClubList, ClubView } from '../view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of clubs. */
export const clubsApi = {
  open: writes({
    id: 'openClub',
    summary: 'Open a club',
    description:
      'Opens a club with its clearing account and the first event of its log. The user who opens it is ' +
      'its first owner. ' +
      'The key of this write is kept apart from the keys of any club.',
    of: [],
    body: {
      type: OpenClubDto,
      description: 'The name, and the currency that points become at the end of an evening.',
    },
    answer: { status: 201, description: 'The club.', type: ClubView },
  }),
  list: reads({
    id: 'listClubs',
    summary: 'Your clubs',
    description:
      'The clubs that the user has a role in, or the club of the device, by name; the archived ones last.',
    of: [],
    answer: {
      description: 'The clubs.',
      type: ClubList,
    },
  }),
  read: reads({
    id: 'readClub',
    summary: 'A club',
    description: 'A club, archived or not.',
    of: [CLUB_ID],
    answer: { description: 'The club.', type: ClubView },
  }),
  rename: writes({
    id: 'renameClub',
    summary: 'Rename a club',
    description: 'Gives the club another name. The name it has already changes nothing.',
    of: [CLUB_ID],
    body: {
      type: RenameDto,
      description: 'The new name.',
    },
    answer: {
      description: 'The club under its new name.',
      type: ClubView,
    },
  }),
  chooseLanguage: writes({
    id: 'chooseClubLanguage',
    summary: 'Choose the language of a club',
    description:
      'The language of the club’s wall and tablets, and of its invitations to those whose browser ' +
      'speaks none of ' +
      'the languages. Everybody chooses for themselves in the app. The language it has already changes ' +
      'nothing.',
    of: [CLUB_ID],
    body: {
      type: ClubLanguageDto,
      description: 'The language.',
    },
    answer: {
      description: 'The club with its language.',
      type: ClubView,
    },
  }),
  showStatistics: writes({
    id: 'showClubStatistics',
    summary: 'Show money and fines to all members',
    description:
      'Everybody who may read evenings sees points. The money and the fines of others are ' +
      'seen by owner, secretary, treasurer and auditor, unless the club shows it to all. The same ' +
      'choice once more changes nothing.',
    of: [CLUB_ID],
    body: {
      type: StatisticsShownDto,
      description: 'Whether it is shown.',
    },
    answer: {
      description: 'The club.',
      type: ClubView,
    },
  }),
  archive: writes({
    id: 'archiveClub',
    summary: 'Archive a club',
    description:
      'Puts a club away. It is kept whole and can be read; nothing can be played in it until it is ' +
      'restored. Archiving an archived club changes nothing. No body is needed.',
    of: [CLUB_ID],
    answer: { description: 'The archived club.', type: ClubView },
  }),
  restore: writes({
    id: 'restoreClub',
    summary: 'Restore a club',
    description: 'Brings an archived club back as it was. No body is needed.',
    of: [CLUB_ID],
    answer: { description: 'The club.', type: ClubView },
  }),
};
