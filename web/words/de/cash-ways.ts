/** The purses that the ways to pay lead to. */
export default {
  purse: 'Das Geld kommt in die Kasse',
  open: 'Kasse „{{name}}“ anlegen',
  none: 'Keine gewählt',
  opened: 'Die Kasse {{name}} ist angelegt.',
  paidWith: 'Bezahlt mit',
};
