/** The purses that the ways to pay lead to. */
export default {
  purse: 'Pengarna går till kassan',
  open: 'Lägg upp kassan ”{{name}}”',
  none: 'Ingen vald',
  opened: 'Kassan {{name}} är upplagd.',
  paidWith: 'Betalt med',
};
