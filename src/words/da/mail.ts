/** The mails of the service, and the pages that their links lead to. */
export default {
  hello: 'Hej {{name}}',
  open: 'Åbn i Kopperne',
  one: '{{club}}: {{what}}',
  many: '{{club}}: {{count}} nye ting',
  several: 'Nyt fra {{count}} klubber',
  tasks: '{{club}}: noget venter på dig',
  balance: 'Saldo {{was}} → {{now}}',
  points: 'Point den aften {{was}} → {{now}}',
  moved: '{{points}} point',
  evening: 'Aftenen {{day}}: {{points}} point',
  eveningMoney: '{{points}} point = {{money}}',
  fines: 'Dine bøder: {{fines}}',
  why: 'Du får denne mail, fordi du har valgt mails om {{categories}}.',
  change: 'Vælg hvad du får',
  end: 'Ingen flere mails om {{categories}}',
  categories: {
    disputes: 'bøder og indsigelser',
    money: 'penge',
    evenings: 'aftener',
    tasks: 'hvad der venter på dine roller',
  },
  /** What only time brings. */
  times: {
    answer: 'Kommer du {{when}}?',
    begins: 'Aftenen begynder {{when}}',
    coming: '{{count}} kommer indtil nu',
    answerBy: 'Svar senest {{when}}',
    due: '{{name}} skulle være betalt {{day}}: {{money}}',
    backup: 'Der er ikke lavet en sikkerhedskopi siden {{day}}',
  },
  confirm: {
    subject: 'Bekræft din adresse',
    text: 'Din adresse er skrevet ind i Kopperne af {{name}}. Bekræft den, så sendes der mails til den. Var det ikke dig, så gør ingenting: så sendes der intet.',
    button: 'Bekræft adressen',
    done: 'Adressen er bekræftet.',
    doneText:
      'Fra nu af sendes der mails til den. Hvad du får, vælger du under Notifikationer på din konto.',
  },
  forgotten: {
    subject: 'Ny adgangskode',
    text: 'Der er bedt om en ny adgangskode til {{name}} i Kopperne. Linket virker én gang, i en time. Var det ikke dig, så gør ingenting: adgangskoden er, som den var.',
    button: 'Vælg en ny adgangskode',
  },
  ending: {
    title: 'Ingen flere mails',
    text: 'Vil du ikke længere have mails om {{categories}}?',
    button: 'Ingen flere mails',
    done: 'Der kommer ikke flere.',
    doneText: 'Du kan altid vælge om under Notifikationer på din konto.',
  },
  gone: {
    title: 'Linket virker ikke',
    text: 'Det er brugt, for gammelt eller ikke helt. Bed om et nyt under Notifikationer på din konto.',
  },
};
