import type { Translation } from '../translation.js';
import type da from '../da/mail.js';

export default {
  hello: 'Hej {{name}}',
  open: 'Öppna i Kopperne',
  one: '{{club}}: {{what}}',
  many: '{{club}}: {{count}} nyheter',
  several: 'Nytt från {{count}} klubbar',
  tasks: '{{club}}: något väntar på dig',
  balance: 'Saldo {{was}} → {{now}}',
  points: 'Poäng den kvällen {{was}} → {{now}}',
  moved: '{{points}} poäng',
  evening: 'Kvällen {{day}}: {{points}} poäng',
  eveningMoney: '{{points}} poäng = {{money}}',
  fines: 'Dina böter: {{fines}}',
  why: 'Du får det här mejlet för att du har valt mejl om {{categories}}.',
  change: 'Välj vad du får',
  end: 'Inga fler mejl om {{categories}}',
  categories: {
    disputes: 'böter och invändningar',
    money: 'pengar',
    evenings: 'kvällar',
    tasks: 'det som väntar på dina roller',
  },
  /** What only time brings. */
  times: {
    answer: 'Kommer du {{when}}?',
    begins: 'Kvällen börjar {{when}}',
    coming: '{{count}} kommer hittills',
    answerBy: 'Svara senast {{when}}',
    due: '{{name}} skulle ha betalats {{day}}: {{money}}',
    backup: 'Ingen säkerhetskopia har gjorts sedan {{day}}',
    ownHost: 'Du är värd',
    ownCake: 'Du tar med kaka',
    host: '{{name}} är värd',
    cake: '{{name}} tar med kaka',
  },
  tried: { title: 'Ett prov från Kopperne', text: 'Aviseringar når den här enheten.' },
  confirm: {
    subject: 'Bekräfta din adress',
    text: 'Din adress har skrivits in i Kopperne av {{name}}. Bekräfta den, så skickas mejl till den. Var det inte du, så gör ingenting: då skickas inget.',
    button: 'Bekräfta adressen',
    done: 'Adressen är bekräftad.',
    doneText:
      'Från och med nu skickas mejl till den. Vad du får väljer du under Aviseringar på ditt konto.',
  },
  forgotten: {
    subject: 'Nytt lösenord',
    text: 'Någon har bett om ett nytt lösenord för {{name}} i Kopperne. Länken fungerar en gång, i en timme. Var det inte du, gör ingenting: lösenordet är som det var.',
    button: 'Välj ett nytt lösenord',
  },
  ending: {
    title: 'Inga fler mejl',
    text: 'Vill du inte längre få mejl om {{categories}}?',
    button: 'Inga fler mejl',
    done: 'Det kommer inga fler.',
    doneText: 'Du kan alltid ändra dig under Aviseringar på ditt konto.',
  },
  gone: {
    title: 'Länken fungerar inte',
    text: 'Den är använd, för gammal eller inte hel. Be om en ny under Aviseringar på ditt konto.',
  },
} satisfies Translation<typeof da>;
