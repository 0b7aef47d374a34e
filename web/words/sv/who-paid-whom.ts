import type da from '../da/who-paid-whom.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Vem betalade vem',
  matrix: {
    title: 'Alla mot alla',
    text: 'En rad är vad någon har fått från var och en av de andra, minus vad som är betalt till dem. Tryck på en siffra för att se vad den består av.',
    sum: 'Totalt',
    toMember: '{{name}}: {{points}} totalt. Visa siffrorna',
    cell: '{{one}} mot {{other}}: {{points}}. Visa vad det består av',
  },
  one: {
    title: '{{name}} och de andra',
    who: 'Vem',
    sum: 'Totalt',
    flow: 'fick {{received}}, betalade {{paid}}',
  },
  pair: {
    title: '{{one}} och {{other}}',
    part: 'För vad',
    net: 'Kvar',
    sum: 'Totalt',
    ahead:
      '{{one}} har fått {{points}} poäng mer av {{other}} än vad som är betalt åt andra hållet.',
    even: 'De är jämna.',
    toHands: 'Händerna som båda var med i',
    toHeadToHead: 'De två mot varandra',
  },
  parts: {
    counts: 'Räkning',
    meldinger: 'Meldningar',
    ultimos: 'Ultimo och bagud',
    tricks: 'Sista sticket, tout, nolo, pagat och kung',
    games: 'Spel',
    figures: 'Figurer',
    fines: 'Böter',
    cups: 'Kopparna',
    other: 'Annat',
  },
  withFines: 'Böter som inte visas ingår i Annat.',
  clubParty: 'Klubbkassan',
  cups: {
    title: 'Så delas kopparna',
    'by-what-each-put-in':
      'Det som kommer ur en kopp är betalt av dem som fyllde den, var och en efter hur mycket de har liggande i den. Det räknas i hela poäng; resten går efter de största bråkdelarna, och är de lika, efter vem som lade i först. Får man tillbaka sitt eget har ingen betalat det.',
    sum: 'Därför går allt jämnt upp: det en spelare har fått, minus det spelaren har betalat, är spelarens poäng.',
    kitty: 'Det klubbkassan har kvar när kvällen slutar är betalt till klubben.',
  },
  headToHead: {
    title: 'Två mot varandra',
    first: 'Den ena',
    second: 'Den andra',
    choose: 'Välj två som har spelat tillsammans.',
    tooFew_one:
      '{{one}} och {{other}} har haft {{count}} hand tillsammans. Från {{least}} händer finns det något att säga.',
    tooFew_other:
      '{{one}} och {{other}} har haft {{count}} händer tillsammans. Från {{least}} händer finns det något att säga.',
    none: '{{one}} och {{other}} har inga händer tillsammans här.',
    nobody: 'Välj …',
    shared: 'Tillsammans',
    evenings: 'Kvällar',
    hands: 'Händer som båda var med i',
    points: 'Poäng till {{name}} i dem',
    between: 'Mellan de två',
    curve: 'Kväll för kväll',
    curveText:
      '”{{one}} mot {{other}}” är vad {{one}} har fått av {{other}}: över noll leder {{one}}, under noll {{other}}.',
    curveSummary: '{{one}} mot {{other}}, kväll för kväll. Slutar på {{points}} poäng.',
    short: 'Kurvan kommer när de har spelat tillsammans två kvällar.',
    net: '{{one}} mot {{other}}',
  },
} satisfies Translation<typeof da>;
