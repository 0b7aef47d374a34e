/** Guests: at the table, and what becomes of them. */
export default {
  title: 'Gæster',
  text: 'Har siddet med som gæst. Gør dem til medlemmer, eller sig, hvilket medlem det var.',
  guest: 'gæst',
  new: 'Gæst',
  name: 'Gæstens navn',
  addHere: 'Tilføj gæsten',
  makeMember: 'Gør til medlem: {{name}}',
  makeMemberShort: 'Gør til medlem',
  made: '{{name}} er nu medlem.',
  merge: 'Er et medlem …: {{name}}',
  mergeShort: 'Er et medlem …',
  mergeTitle: 'Hvem er gæsten {{name}}?',
  mergeText:
    'Alt, hvad gæsten har spillet, bliver medlemmets, og det, gæsten har til gode eller skylder, flyttes til medlemmets konto. Det kan ikke gøres om.',
  mergeInto: 'Medlem',
  choose: 'Vælg et medlem',
  mergeDo: 'Læg sammen',
  merged: 'Gæsten {{guest}} er nu {{name}}.',
};
