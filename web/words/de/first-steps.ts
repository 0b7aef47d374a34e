import type da from '../da/first-steps.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Die ersten Schritte',
  text: 'Vier Schritte, dann ist der Club bereit. Die Liste verschwindet, wenn ihr gespielt habt.',
  progress: '{{done}} von {{count}}',
  done: 'Erledigt: {{step}}',
  hide: 'Liste ausblenden',
  me: {
    title: 'Du selbst am Tisch',
    text: 'Wie heißt du am Tisch? Dann hast du eine Abrechnung im Club.',
    name: 'Dein Name am Tisch',
    submit: 'Das bin ich',
  },
  others: {
    title: 'Die anderen',
    text: 'Füg alle, die mitspielen, mit Namen hinzu: einzeln oder mehrere mit Komma. Eine Einladung können sie später bekommen.',
    so: 'Bisher dabei: {{names}}.',
    name: 'Name',
    done: 'Das sind alle',
    invite: 'Mitglieder und Einladungen',
  },
  tablet: {
    title: 'Das Tablet am Tisch',
    text: 'Ein Tablet auf dem Tisch kann den Abend führen, ohne dass sich jemand anmeldet. Gib ihm einen Namen und kopple es unter Mitglieder und Rollen.',
    go: 'Zu den Tablets',
    without: 'Wir benutzen kein Tablet',
  },
  evening: {
    title: 'Der erste Abend',
    text: 'Wähle, wer da ist und was ihr spielt. Spielt ihr anders als die Bücher, schreibt erst euer eigenes; dann wird es jedes Mal vorgeschlagen.',
    go: 'Neuer Abend',
    ownRules: 'Eure eigenen Regeln',
  },
} satisfies Translation<typeof da>;
