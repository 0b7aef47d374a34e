import type da from '../da/access.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  name: 'Namn',
  password: 'Lösenord',
  showPassword: 'Visa lösenordet',
  newPassword: 'Nytt lösenord',
  passwordHint: 'Minst {{count}} tecken. Gärna flera ord efter varandra.',
  tooShort: 'Lösenordet måste ha minst {{count}} tecken.',
  known:
    'Det finns redan någon som heter {{names}}. Tryck igen för att lägga till en till med det namnet.',
  noSuchDay: 'Den dagen finns inte i kalendern.',
  required: 'Måste fyllas i.',
  noToken: 'Länken saknar sin nyckel. Öppna den hel, som du fick den.',
  signIn: {
    title: 'Logga in',
    submit: 'Logga in',
    unpaired: 'Den här enheten är inte längre kopplad till klubben som {{name}}.',
    pairAgain:
      'Det som är inknappat finns kvar här. Be sekreteraren om en ny länk för koppling och öppna den på den här enheten: då skickas det.',
  },
  forgotten: {
    title: 'Glömt lösenordet?',
    text: 'Skriv namnet som du loggar in med, eller din bekräftade mejladress.',
    name: 'Namn eller mejladress',
    submit: 'Skicka en länk',
    back: 'Tillbaka till inloggningen',
    done: 'Titta i din mejl',
    doneText:
      'Om det finns en bekräftad adress är ett mejl på väg. Länken i det fungerar en gång, i en timme.',
    help: 'Utan mejl: Klubbens ordförande kan ge dig en länk till ett nytt. Är du själv ordförande, eller är du med i flera klubbar, kan den som driver Kopperne göra det.',
  },
  setup: {
    begin:
      'Kopperne är nytt här, och ingen kan logga in ännu. Det står en länk i terminalen på den dator som Kopperne körs på. Öppna den för att skapa klubben.',
    where:
      'Länken står efter ”Nobody can sign in yet” och slutar på något som /setup#kopsetup_… Den fungerar en gång. Är den borta gör nästa start en ny.',
    title: 'Skapa klubben',
    text: 'Kopperne är nytt här. Den som skapar klubben blir dess ordförande.',
    club: 'Klubbens namn',
    currency: 'Valuta',
    language: 'Klubbens språk',
    languageHint: 'Väggen, surfplattan och inbjudningar talar det. Var och en väljer sitt eget.',
    yourName: 'Ditt namn',
    submit: 'Skapa klubben',
    used: {
      title: 'Länken är använd',
      text: 'Klubben är skapad, och länken fungerar bara en gång. Logga in i stället. Har du inget konto än får du en inbjudan av ordföranden.',
    },
  },
  invite: {
    title: 'Välkommen till {{club}}',
    as: 'Du är inbjuden som {{roles}}.',
    member: 'Du är medlemmen {{member}} vid bordet.',
    expires: 'Inbjudan gäller till {{date}}.',
    signedInAs: 'Du är inloggad som {{name}}.',
    accept: 'Tacka ja',
    acceptNew: 'Skapa konto och tacka ja',
    have: 'Har du redan ett konto?',
    signInFirst: 'Logga in först',
    used: {
      title: 'Inbjudan är använd',
      when: 'Den användes {{date}} och gäller bara en gång.',
      whatToDo:
        'Var det du, så logga in med namnet och lösenordet som du valde. Om inte, be klubben om en ny.',
      goOn: 'Vidare till din klubb',
    },
  },
  reset: { title: 'Nytt lösenord', submit: 'Spara och logga in' },
  pair: {
    title: 'Koppla den här enheten',
    text: 'Enheten blir klubbens surfplatta vid bordet. Den kan föra kvällar men inget annat.',
    replaces: 'Du är inloggad här som {{name}} och loggas ut.',
    submit: 'Koppla enheten',
  },
  account: {
    title: 'Konto',
    device: 'Den här enheten är kopplad till klubben som {{name}}.',
    clubs: 'Dina klubbar',
    held: 'Vad {{club}} vet om dig',
    change: 'Byt lösenord',
    current: 'Nuvarande lösenord',
    submit: 'Byt lösenord',
    wrong: 'Det är inte ditt nuvarande lösenord.',
    changed: 'Lösenordet är bytt.',
    notifications: 'Aviseringar',
    signOut: 'Logga ut',
    signOutEverywhere: 'Logga ut överallt',
    everywhereText: 'Även på andra telefoner och surfplattor där du är inloggad.',
  },
} satisfies Translation<typeof da>;
