import type da from '../da/who-paid-whom.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Wer zahlte wem',
  matrix: {
    title: 'Alle gegen alle',
    text: 'Eine Zeile ist, was jemand von jedem der anderen bekommen hat, abzüglich dessen, was an sie gezahlt ist. Tippe auf eine Zahl, um zu sehen, woraus sie besteht.',
    sum: 'Gesamt',
    toMember: '{{name}}: {{points}} insgesamt. Zahlen zeigen',
    cell: '{{one}} gegen {{other}}: {{points}}. Zeigen, woraus es besteht',
  },
  one: {
    title: '{{name}} und die anderen',
    who: 'Wer',
    sum: 'Gesamt',
    flow: 'bekam {{received}}, zahlte {{paid}}',
  },
  pair: {
    title: '{{one}} und {{other}}',
    part: 'Wofür',
    net: 'Bleibt',
    sum: 'Gesamt',
    ahead: '{{one}} hat von {{other}} {{points}} Punkte mehr bekommen, als umgekehrt gezahlt sind.',
    even: 'Sie sind gleichauf.',
    toHands: 'Die Spiele, in denen beide dabei waren',
    toHeadToHead: 'Die zwei gegeneinander',
  },
  parts: {
    counts: 'Zählung',
    meldinger: 'Meldungen',
    ultimos: 'Ultimo und Bagud',
    tricks: 'Letzter Stich, Tout, Nolo, Pagat und König',
    games: 'Spiele',
    figures: 'Figuren',
    fines: 'Strafen',
    cups: 'Die Töpfe',
    other: 'Anderes',
  },
  withFines: 'Strafen, die nicht gezeigt werden, stehen unter Anderes.',
  clubParty: 'Clubkasse',
  cups: {
    title: 'So werden die Töpfe geteilt',
    'by-what-each-put-in':
      'Was aus einem Topf kommt, haben die gezahlt, die ihn gefüllt haben, jeder nach dem, was er darin liegen hat. Gerechnet wird in ganzen Punkten; der Rest geht nach den größten Bruchteilen, und sind sie gleich, danach, wer zuerst hineinlegte. Wer sein Eigenes zurückbekommt, dem hat es niemand gezahlt.',
    sum: 'So geht alles auf: Was jemand bekommen hat, abzüglich dessen, was gezahlt ist, sind die eigenen Punkte.',
    kitty: 'Was am Ende des Abends in der Clubkasse bleibt, ist an den Club gezahlt.',
  },
  headToHead: {
    title: 'Zwei gegeneinander',
    first: 'Eins',
    second: 'Zwei',
    choose: 'Wähle zwei, die zusammen gespielt haben.',
    tooFew_one:
      '{{one}} und {{other}} hatten {{count}} Spiel zusammen. Ab {{least}} Spielen gibt es etwas zu sagen.',
    tooFew_other:
      '{{one}} und {{other}} hatten {{count}} Spiele zusammen. Ab {{least}} Spielen gibt es etwas zu sagen.',
    none: '{{one}} und {{other}} haben hier keine Spiele zusammen.',
    nobody: 'Wählen …',
    shared: 'Zusammen',
    evenings: 'Abende',
    hands: 'Spiele mit beiden',
    points: 'Punkte für {{name}} darin',
    between: 'Zwischen den beiden',
    curve: 'Abend für Abend',
    curveText:
      '„{{one}} gegen {{other}}“ ist, was {{one}} von {{other}} bekommen hat: Über null liegt {{one}} vorn, unter null {{other}}.',
    curveSummary: '{{one}} gegen {{other}}, Abend für Abend. Am Ende {{points}} Punkte.',
    short: 'Die Kurve kommt, wenn sie an zwei Abenden zusammen gespielt haben.',
    net: '{{one}} gegen {{other}}',
  },
} satisfies Translation<typeof da>;
