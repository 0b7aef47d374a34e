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
      'Stannar: händer, poäng, pengar och verifikationer, böter och vad andra har skrevit, under initialerna. Verifikationer måste sparas i fem år.',
    forEver:
      'Namn från innan klubbens protokoll dolde dem stannar i dess text men visas inte. Det kan inte ångras.',
    begin: 'Glöm för gott …',
    sure: 'Glömma {{name}} för gott?',
    do: 'Glöm för gott',
    wished: '{{name}} har själv bett om det.',
    done: 'Namnet är raderat.',
  },
} satisfies Translation<typeof da>;
