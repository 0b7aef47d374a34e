/** How the club can be paid, and the purses that the ways lead to. */
export default {
  title: 'Wege zu zahlen',
  text: 'Die Mitglieder sehen sie mit Betrag und Zahlungscode.',
  save: 'Speichern',
  done: 'Gespeichert.',
  boxLimit: 'Eine Box ist für privaten Gebrauch und hat eine Grenze im Jahr.',
  kinds: {
    'mobilepay-number': 'MobilePay-Nummer',
    'mobilepay-box': 'MobilePay Box',
    'bank-account': 'Bankkonto',
    swish: 'Swish',
    'euro-transfer': 'Überweisung in Euro',
  },
  fields: {
    number: 'Nummer',
    box: 'Box',
    registration: 'Reg.-Nr.',
    account: 'Konto',
    iban: 'IBAN',
    name: 'Wessen Konto',
    bic: 'BIC',
  },
  purse: 'Das Geld kommt in die Kasse',
  open: 'Kasse „{{name}}“ anlegen',
  none: 'Keine gewählt',
  opened: 'Die Kasse {{name}} ist angelegt.',
  paidWith: 'Bezahlt mit',
};
