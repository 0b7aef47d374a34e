import { EXAMPLE } from './ids.js';

/** The bodies of clubs, members and seasons. */
export const CLUBS_BODIES = {
  openClub: { club: { name: 'Tarokklubben af 1959', currency: 'DKK', language: 'da' } },
  renameClub: { name: { name: 'Tarokklubben af 1959, Aarhus' } },
  chooseClubLanguage: { german: { language: 'de' } },
  showClubStatistics: { shown: { shown: true } },
  addMember: { karen: { name: 'Karen' } },
  addMembers: {
    list: {
      members: [{ name: 'Gerda', balance: -12500 }, { name: 'Ida' }],
      opening: { day: '2026-11-20', text: 'From the spreadsheet' },
    },
  },
  takeBackMembers: {
    list: { members: [EXAMPLE.listed, EXAMPLE.listedToo], why: 'It was the list of last year.' },
  },
  renameMember: { name: { name: 'Karen Holm' } },
  addGuest: { per: { name: 'Per' } },
  mergeGuest: { karen: { into: EXAMPLE.karen } },
  openSeason: {
    season: {
      name: '2026/27',
      firstDay: '2026-09-01',
      lastDay: '2027-05-31',
      rule: {
        by: 'points',
        best: 2,
        least: 1,
        ties: ['evenings-won', 'best-evening'],
        guests: false,
        notPlayed: null,
      },
    },
  },
  changeSeason: { longer: { lastDay: '2027-06-30', why: 'We play until June.' } },
  changeStandingRule: {
    rule: {
      rule: {
        by: 'money',
        best: null,
        least: 1,
        ties: ['evenings-won', 'best-evening'],
        guests: false,
        notPlayed: null,
      },
      why: 'Agreed at the general meeting.',
    },
  },
  reopenSeason: { reopen: { why: 'An evening was left out.' } },
  moveEvening: {
    move: {
      session: EXAMPLE.session,
      to: EXAMPLE.season,
      why: 'Played in advance, for the ferry was cancelled.',
    },
  },
  carryEveningsIn: {
    before: {
      people: [{ name: 'Ove', guest: true }],
      evenings: [
        {
          day: '2019-03-14',
          game: 'tarok',
          book: 'brix-1996',
          table: 'Stuen',
          worth: 25,
          results: [
            { member: EXAMPLE.karen, points: 40 },
            { person: 0, points: -28 },
          ],
          others: -12,
        },
      ],
    },
  },
  correctCarriedEvening: {
    better: {
      day: '2019-03-15',
      game: 'tarok',
      results: [{ member: EXAMPLE.karen, points: 12 }],
      others: -12,
      why: 'The paper says 12.',
    },
  },
  takeBackCarriedEvening: { twice: { why: 'It was carried in twice.' } },
  planEvenings: {
    wednesdays: {
      firstDay: EXAMPLE.planned,
      time: '19:00',
      repeat: 'week',
      lastDay: '2127-05-28',
      except: ['2126-12-25'],
      place: 'Klubhuset',
      book: 'brix-1996',
      tables: 4,
      answerHours: 24,
    },
  },
  endEveningSeries: {
    thursdays: {
      lastDay: '2126-12-31',
      then: { firstDay: '2127-01-02', time: '19:30', repeat: 'two-weeks' },
      why: 'Every second week from now on.',
    },
  },
  movePlannedEvening: { moved: { day: '2126-12-05', why: 'The club house is let.' } },
  callOffPlannedEvening: { snow: { why: 'Too much snow.' } },
  answerPlannedEvening: { yes: { answer: 'yes', guests: 1, named: [] } },
  markNewsSeen: { seen: { event: 12 } },
};
