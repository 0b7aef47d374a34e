import { usualReasons } from '../../../src/words/da/names.js';
/** What the screens of the members share. */
export default {
  down: 'Forbindelsen er væk',
  downText: 'Tallene kan være forældede. De kommer igen af sig selv.',
  more: 'Vis flere',
  you: 'dig',
  showTable: 'Vis tallene som tabel',
  curveOf: '{{title}}. Tallene står i tabellen under kurven.',
  step: 'Trin',
  open: 'I gang',
  closed: 'Afsluttet',
  hand: 'Hånd {{number}}',
  hands_one: '{{count}} hånd',
  hands_other: '{{count}} hænder',
  honour: 'for æren',
  rate: '{{amount}} pr. point',
  books: {
    'wolff-1899': 'Tarok, Wolff 1899',
    'brix-1996': 'Tarok, Brix 1996',
    'vlk-1970': 'Tarok, VLK 1970',
    koenigrufen: 'Königrufen',
  },
  fineStates: {
    recorded: 'Noteret',
    disputed: 'Indsigelse',
    upheld: 'Fastholdt',
    overturned: 'Annulleret',
  },
  disputeStates: {
    open: 'Åben',
    upheld: 'Bøden står ved magt',
    upheldHand: 'Hånden står ved magt',
    overturned: 'Medhold',
    withdrawn: 'Trukket tilbage',
  },
  fineOf: '{{code}}, {{name}}',
  costs: {
    pots: '{{points}} i hver kop',
    players: '{{points}} til hver af de andre',
    kitty: '{{points}} til klubkassen',
    nothing: 'ingen betaling',
  },
  usualReasons,
  secretary: 'Sekretæren',
  unclaimedOwner:
    'Du er ikke knyttet til et medlem ved bordet endnu. Vælg under Medlemmer og roller, hvem du er.',
  unclaimed: 'Du er ikke knyttet til et medlem ved bordet endnu. Bed formanden om at blive det.',
};
