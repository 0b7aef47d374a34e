import type da from '../da/access.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  name: 'Name',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens {{count}} Zeichen. Gern mehrere Wörter hintereinander.',
  tooShort: 'Das Passwort braucht mindestens {{count}} Zeichen.',
  known:
    'Es gibt schon jemanden namens {{names}}. Tippe noch einmal, um noch jemanden mit dem Namen hinzuzufügen.',
  noSuchDay: 'Diesen Tag gibt es im Kalender nicht.',
  required: 'Bitte ausfüllen.',
  noToken: 'Dem Link fehlt sein Schlüssel. Öffne ihn ganz, so wie du ihn bekommen hast.',
  signIn: {
    title: 'Anmelden',
    submit: 'Anmelden',
    unpaired: 'Dieses Gerät ist nicht mehr als {{name}} mit dem Club gekoppelt.',
    pairAgain:
      'Was eingegeben wurde, ist noch hier. Bitte die Schriftführung um einen neuen Link zum Koppeln und öffne ihn auf diesem Gerät: Dann wird es gesendet.',
  },
  forgotten: {
    title: 'Passwort vergessen?',
    text: 'Gib den Namen ein, mit dem du dich anmeldest, oder deine bestätigte Mailadresse.',
    name: 'Name oder Mailadresse',
    submit: 'Link senden',
    back: 'Zurück zur Anmeldung',
    done: 'Sieh in deinen Mails nach',
    doneText:
      'Gibt es dazu eine bestätigte Adresse, ist eine Mail unterwegs. Der Link darin gilt einmal und eine Stunde lang.',
    help: 'Ohne Mail: Der Vorsitz des Clubs kann dir einen Link für ein neues geben. Hast du selbst den Vorsitz oder gehörst du zu mehreren Clubs, hilft dir, wer Kopperne betreibt.',
  },
  setup: {
    begin:
      'Kopperne ist hier neu, und noch kann sich niemand anmelden. Auf dem Computer, auf dem Kopperne läuft, steht im Terminal ein Link. Öffne ihn, um den Club anzulegen.',
    where:
      'Der Link steht nach „Nobody can sign in yet“ und endet etwa auf /setup#kopsetup_… Er geht einmal. Ist er weg, macht der nächste Start einen neuen.',
    title: 'Club anlegen',
    text: 'Kopperne ist hier neu. Wer den Club anlegt, übernimmt den Vorsitz.',
    club: 'Name des Clubs',
    currency: 'Währung',
    language: 'Sprache des Clubs',
    languageHint: 'Wand, Tablet und Einladungen sprechen sie. Für sich wählt jeder selbst.',
    yourName: 'Dein Name',
    submit: 'Club anlegen',
    used: {
      title: 'Der Link ist benutzt',
      text: 'Der Club ist angelegt, und der Link gilt nur einmal. Melde dich stattdessen an. Wenn du noch kein Konto hast, lädt dich der Vorsitz ein.',
    },
  },
  invite: {
    title: 'Willkommen: {{club}}',
    as: 'Du bist eingeladen. Deine Rolle: {{roles}}.',
    member: 'Am Tisch bist du das Mitglied {{member}}.',
    expires: 'Die Einladung gilt bis {{date}}.',
    signedInAs: 'Du bist als {{name}} angemeldet.',
    accept: 'Annehmen',
    acceptNew: 'Konto anlegen und annehmen',
    have: 'Hast du schon ein Konto?',
    signInFirst: 'Erst anmelden',
    used: {
      title: 'Die Einladung ist benutzt',
      when: 'Sie wurde am {{date}} benutzt und gilt nur einmal.',
      whatToDo:
        'Warst du das, melde dich mit dem Namen und dem Passwort an, die du gewählt hast. Wenn nicht, bitte den Club um eine neue.',
      goOn: 'Weiter zu deinem Club',
    },
  },
  reset: { title: 'Neues Passwort', submit: 'Speichern und anmelden' },
  pair: {
    title: 'Dieses Gerät koppeln',
    text: 'Das Gerät wird das Tablet des Clubs am Tisch. Es kann Abende führen und sonst nichts.',
    replaces: 'Du bist hier als {{name}} angemeldet und wirst abgemeldet.',
    submit: 'Gerät koppeln',
  },
  account: {
    title: 'Konto',
    device: 'Dieses Gerät ist als {{name}} mit dem Club gekoppelt.',
    clubs: 'Deine Clubs',
    held: 'Was {{club}} über dich weiß',
    change: 'Passwort ändern',
    current: 'Jetziges Passwort',
    submit: 'Passwort ändern',
    wrong: 'Das ist nicht dein jetziges Passwort.',
    changed: 'Das Passwort ist geändert.',
    notifications: 'Benachrichtigungen',
    signOut: 'Abmelden',
    signOutEverywhere: 'Überall abmelden',
    everywhereText: 'Auch auf anderen Telefonen und Tablets, auf denen du angemeldet bist.',
  },
} satisfies Translation<typeof da>;
