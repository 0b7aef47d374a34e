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
  forgetMember: { none: { takeOut: [] } },
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
  bringBackPlannedEvening: { thaw: { why: 'The roads are clear.' } },
  setAnswerReminder: { noon: { time: '12:00', daysBefore: 2 } },
  setEveningTurn: {
    hosts: { turn: 'host', fromDay: '2126-12-01', members: [EXAMPLE.guest, EXAMPLE.karen] },
  },
  swapEveningTurns: {
    hosts: {
      turn: 'host',
      with: { series: EXAMPLE.series, planned: '2126-12-11' },
      why: 'Karen has visitors on that day.',
    },
  },
  answerPlannedEvening: { yes: { answer: 'yes', guests: 1, named: [] } },
  answerForMember: { later: { answer: 'later' } },
  whatIf: {
    draft: { book: 'brix-1996', changes: { tariff: { kingUltimo: 30 } } },
  },
  draftClubBook: {
    silver: {
      parent: 'vlk-1970',
      name: 'Sølvkoppens bog',
      description: 'Som generalforsamlingen har vedtaget den.',
      changes: {
        tariff: { foundation: 10, kingUltimo: 30, pagatUltimo: 50 },
        fines: { misdeal: [10], 'lead-out-of-turn': [15] },
        cups: { 'lead-out-of-turn': 'king-pot' },
        from: { 'lead-out-of-turn': 2 },
        added: [
          {
            code: 'telefon',
            words: { da: 'En mobiltelefon, der ringer' },
            stage: 'play',
            price: 5,
          },
        ],
        notPlayed: ['tout'],
      },
      citations: { 'tariff.kingUltimo': 'generalforsamling 2019, pkt. 4' },
      rate: 10,
    },
    brokenBook: {
      parent: 'vlk-1970',
      name: 'Sølvkoppens bog',
      changes: { fines: { misdeal: [7] } },
    },
  },
  changeClubBook: {
    double: {
      name: 'Sølvkoppens bog',
      changes: { tariff: { foundation: 10 }, countFactor: 2 },
      why: 'For the next general meeting: the count pays double.',
    },
  },
  adoptClubBook: { adopted: { from: '2126-12-01' } },
  takeClubBookAdoptionBack: { tooEarly: { why: 'The general meeting meant the version before.' } },
  retireClubBook: { retired: { why: 'The club plays by VLK again.' } },
  markNewsSeen: { seen: { event: 12 } },
};
