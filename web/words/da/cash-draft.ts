/** A record about money that was left before it was sent. */
export default {
  title: 'Kladde: det, du skrev sidst, er her endnu.',
  startOver: 'Begynd forfra',
};
