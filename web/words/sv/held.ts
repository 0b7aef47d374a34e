import type da from '../da/held.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Vad klubben vet om dig',
  titleOf: 'Vad klubben vet om {{name}}',
  text: 'Allt som klubben har: vad som har spelats, betalats och sagts, och vad protokollet berättar.',
  download: 'Hämta allt som fil (JSON)',
  counted: '{{title}} ({{number}})',
  all: 'Visa alla',
  record: 'Namn och roller',
  since: 'Kom med {{time}}',
  called: 'Namn: {{name}}',
  role: 'Roll: {{roles}}, sedan {{time}}',
  device_one: 'Antecknade vid {{name}} en gång, senast {{time}}',
  device_other: 'Antecknade vid {{name}} {{count}} gånger, senast {{time}}',
  user: 'Din användare',
  signsInAs: 'Loggar in som {{name}}, sedan {{time}}',
  signIn: '{{what}}, från {{time}}',
  program: 'Program',
  browser: 'Inloggad',
  evenings: 'Kvällar',
  evening: '{{date}} med {{players}}: {{points}} poäng',
  answers: 'Svar om kommande kvällar',
  answer: '{{day}}: {{answer}}',
  answerGuests_one: '{{day}}: {{answer}}, med {{count}} gäst',
  answerGuests_other: '{{day}}: {{answer}}, med {{count}} gäster',
  answered: { yes: 'kommer', no: 'kommer inte', maybe: 'kanske', later: 'kommer senare' },
  fines: 'Böter',
  disputes: 'Invändningar',
  statement: 'Poster',
  statementText: 'Varje rad står i räkenskapen och i filen.',
  payments: 'Avgifter och betalningar',
  due: '{{name}}, att betala {{day}}: {{money}}',
  payment: 'Anmält betalt {{day}}: {{money}} ({{reference}}) · {{state}}',
  pays: {
    open: 'Ska betala {{money}} ({{reference}})',
    done: 'Betalade {{money}} ({{reference}})',
    dropped: 'Bortfallet: skulle betala {{money}} ({{reference}})',
  },
  isPaid: {
    open: 'Ska få {{money}} ({{reference}})',
    done: 'Fick {{money}} ({{reference}})',
    dropped: 'Bortfallet: skulle få {{money}} ({{reference}})',
  },
  log: 'I protokollet',
  leave: {
    title: 'Lämna klubben för gott',
    mine: 'Vill du bli glömd, så säg det till ordföranden, som gör det här.',
    theirs: '{{name}} kan be att bli glömd.',
    erased:
      'Raderas: namnet, tillträdet, och användaren med lösenord när ingen annan klubb har den.',
    stays:
      'Stannar: givar, poäng, pengar och verifikationer, böter och vad andra har skrevit, under initialerna. Verifikationer måste sparas i fem år.',
    forEver:
      'Namn från innan klubbens protokoll dolde dem stannar i dess text men visas inte. Det kan inte ångras.',
    noTexts: 'Ingen text som någon har skrivit innehåller namnet.',
    texts_one:
      'En text innehåller namnet. Kryssa för den om namnet ska tas bort ur den:',
    texts_other:
      '{{count}} texter innehåller namnet. Kryssa för dem som namnet ska tas bort ur:',
    allTexts: 'Alla',
    becomes: '{{from}} blir {{to}}',
    takenOut:
      'Initialerna kommer i namnets ställe överallt: på skärmar, i papper och filer och i protokollet självt. Kedjan kan fortfarande kontrolleras, och kontrollen nämner de händelserna. Kopior och filer från tidigare har texten som den var.',
    quoted: '”{{text}}”',
    begin: 'Glöm för gott …',
    sure: 'Glömma {{name}} för gott?',
    do: 'Glöm för gott',
    wished: '{{name}} har själv bett om det.',
    done: 'Namnet är raderat.',
  },
} satisfies Translation<typeof da>;
