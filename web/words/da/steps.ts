import between from '../../../src/words/da/steps.js';

/** What happens at the table: as it came last, while it waits to be sent, and taken back. */
export default {
  ...between,
  hand: {
    last: 'Hånd {{number}}',
    waits: 'Hånd {{number}}',
    do: 'Annullér hånd {{number}}',
    title: 'Annullér hånd {{number}}?',
    text: 'Hånden regnes, som om den ikke var givet. Den står i protokollen med sit nummer.',
    keep: 'Behold hånden',
    confirm: 'Annullér hånd {{number}}',
    done: 'Hånd {{number}} er annulleret',
  },
  fine: {
    last: 'Bøde til {{name}}',
    waits: 'Bøde til {{name}}',
    do: 'Annullér bøden til {{name}}',
    title: 'Annullér bøden til {{name}}?',
    text: 'Bøden regnes, som om den ikke var givet. Den står i protokollen.',
    keep: 'Behold bøden',
    confirm: 'Annullér bøden',
    done: 'Bøden til {{name}} er annulleret',
  },
  close: { last: 'Aftenen er sluttet', waits: 'Aftenen afsluttes' },
  correction: { last: 'Der er rettet i aftenen', waits: 'Hånd {{number}} rettes til din' },
  undo: { waits: 'Det seneste fortrydes' },
  paid: 'Der blev betalt',
  back: 'Nu går det tilbage',
  backNothing: 'Ingen får eller giver noget.',
};
