/** Taking back what came last, and what an undo took back. */
export default {
  do: {
    hand: 'Slet hånd {{number}}',
    fine: 'Ophæv bøden til {{name}}',
    join: 'Tag tilbage, at {{name}} satte sig',
    leave: 'Tag tilbage, at {{name}} gik',
  },
  title: {
    hand: 'Slet hånd {{number}}?',
    fine: 'Ophæv bøden til {{name}}?',
    join: 'Tag tilbage, at {{name}} satte sig?',
    leave: 'Tag tilbage, at {{name}} forlod bordet?',
  },
  text: {
    hand: 'Hånden regnes, som om den ikke var givet. Den står i protokollen med sit nummer.',
    fine: 'Bøden regnes, som om den ikke var givet. Den står i protokollen.',
    join: '{{name}} sidder der ikke længere, som om det ikke var sket. Det står i protokollen.',
    leave: '{{name}} sidder der igen, som om det ikke var sket. Det står i protokollen.',
  },
  paid: 'Der blev betalt',
  back: 'Nu går det tilbage',
  keep: {
    hand: 'Behold hånden',
    fine: 'Behold bøden',
    join: 'Lad {{name}} sidde',
    leave: '{{name}} er gået',
  },
  confirm: {
    hand: 'Slet hånd {{number}}',
    fine: 'Ophæv bøden',
    join: '{{name}} satte sig ikke',
    leave: '{{name}} bliver siddende',
  },
  done: {
    hand: 'Hånd {{number}} er slettet',
    fine: 'Bøden til {{name}} er ophævet',
    join: 'Det er taget tilbage, at {{name}} satte sig',
    leave: 'Det er taget tilbage, at {{name}} forlod bordet',
  },
};
