/** Signing in, and all that leads to it. */
export default {
  name: 'Navn',
  password: 'Adgangskode',
  showPassword: 'Vis adgangskoden',
  newPassword: 'Ny adgangskode',
  passwordHint: 'Mindst {{count}} tegn. Gerne flere ord efter hinanden.',
  tooShort: 'Adgangskoden skal have mindst {{count}} tegn.',
  known:
    'Der er allerede en, der hedder {{names}}. Tryk igen for at tilføje endnu en med det navn.',
  required: 'Skal udfyldes.',
  noToken: 'Linket mangler sin nøgle. Åbn det helt, som du fik det.',
  signIn: {
    title: 'Log ind',
    submit: 'Log ind',
    unpaired: 'Denne enhed er ikke længere parret med klubben som {{name}}.',
    pairAgain:
      'Det, der er tastet, ligger stadig her. Bed sekretæren om et nyt link til parring, og åbn det på denne enhed: Så sendes det.',
    help: 'Glemt adgangskoden? Klubbens formand kan give dig et link til en ny. Er du selv formand, eller er du med i flere klubber, kan den, der driver Kopperne, gøre det.',
  },
  setup: {
    begin:
      'Kopperne er ny her, og ingen kan logge ind endnu. Der står et link i terminalen på den computer, som Kopperne kører på. Åbn det for at oprette klubben.',
    where:
      'Linket står efter »Nobody can sign in yet« og slutter på noget som /setup#kopsetup_… Det virker én gang. Er det væk, laver næste start et nyt.',
    title: 'Opret klubben',
    text: 'Kopperne er ny her. Den, der opretter klubben, bliver dens formand.',
    club: 'Klubbens navn',
    currency: 'Valuta',
    language: 'Klubbens sprog',
    languageHint: 'Væggen, tabletten og invitationer taler det. Enhver vælger selv sit eget.',
    yourName: 'Dit navn',
    submit: 'Opret klubben',
  },
  invite: {
    title: 'Velkommen til {{club}}',
    as: 'Du er inviteret som {{roles}}.',
    member: 'Du er medlemmet {{member}} ved bordet.',
    expires: 'Invitationen gælder til {{date}}.',
    signedInAs: 'Du er logget ind som {{name}}.',
    accept: 'Tag imod',
    acceptNew: 'Opret konto og tag imod',
    have: 'Har du allerede en konto?',
    signInFirst: 'Log ind først',
    used: {
      title: 'Invitationen er brugt',
      when: 'Den blev brugt {{date}} og gælder kun én gang.',
      whatToDo:
        'Var det dig, så log ind med navnet og adgangskoden, du valgte. Var det ikke, så bed klubben om en ny.',
      goOn: 'Videre til din klub',
    },
  },
  reset: { title: 'Ny adgangskode', submit: 'Gem og log ind' },
  pair: {
    title: 'Par denne enhed',
    text: 'Enheden bliver klubbens tablet ved bordet. Den kan føre aftener, men intet andet.',
    replaces: 'Du er logget ind her som {{name}} og bliver logget ud.',
    submit: 'Par enheden',
  },
  account: {
    title: 'Konto',
    device: 'Denne enhed er parret med klubben som {{name}}.',
    clubs: 'Dine klubber',
    held: 'Hvad {{club}} ved om dig',
    change: 'Skift adgangskode',
    current: 'Nuværende adgangskode',
    submit: 'Skift adgangskode',
    wrong: 'Det er ikke din nuværende adgangskode.',
    changed: 'Adgangskoden er skiftet.',
    signOut: 'Log ud',
    signOutEverywhere: 'Log ud overalt',
    everywhereText: 'Også på andre telefoner og tablets, hvor du er logget ind.',
  },
};
