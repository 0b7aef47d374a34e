/** Taking back what came last, and what an undo took back. */
export default {
  do: {
    hand: 'Fortryd hånd {{number}}',
    fine: 'Fortryd bøden til {{name}}',
    join: 'Fortryd, at {{name}} satte sig',
    leave: 'Fortryd, at {{name}} gik',
  },
  title: {
    hand: 'Fortryd hånd {{number}}?',
    fine: 'Fortryd bøden til {{name}}?',
    join: 'Fortryd, at {{name}} satte sig?',
    leave: 'Fortryd, at {{name}} forlod bordet?',
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
    hand: 'Tag hånd {{number}} tilbage',
    fine: 'Tag bøden tilbage',
    join: '{{name}} satte sig ikke',
    leave: '{{name}} bliver siddende',
  },
  done: {
    hand: 'Hånd {{number}} er taget tilbage',
    fine: 'Bøden til {{name}} er taget tilbage',
    join: 'Det er taget tilbage, at {{name}} satte sig',
    leave: 'Det er taget tilbage, at {{name}} forlod bordet',
  },
};
