import type da from '../da/who-paid-whom.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Who paid whom',
  matrix: {
    title: 'Everybody against everybody',
    text: 'A row is what one got from each of the others, less what was paid to them. Tap a number to see what it is made of.',
    sum: 'In all',
    toMember: '{{name}}: {{points}} in all. Show the numbers',
    cell: '{{one}} against {{other}}: {{points}}. Show what it is made of',
  },
  one: {
    title: '{{name}} and the others',
    who: 'Who',
    sum: 'In all',
    flow: 'got {{received}}, paid {{paid}}',
  },
  pair: {
    title: '{{one}} and {{other}}',
    part: 'For what',
    net: 'Left',
    sum: 'In all',
    ahead: '{{one}} got {{points}} points more from {{other}} than were paid the other way.',
    even: 'They are even.',
    toHands: 'The hands that both were in',
    toHeadToHead: 'The two head to head',
  },
  parts: {
    counts: 'Counts',
    meldinger: 'Meldinger',
    ultimos: 'Ultimo and bagud',
    tricks: 'Last trick, tout, nolo, pagat and king',
    games: 'Contracts',
    figures: 'Figures',
    fines: 'Fines',
    cups: 'The cups',
    other: 'Other',
  },
  withFines: 'Fines that are not shown are counted under Other.',
  clubParty: 'Kitty',
  cups: {
    title: 'How the cups are shared',
    'by-what-each-put-in':
      'What comes out of a cup was paid by those who filled it, each by how much they have in it. It is reckoned in whole points; the rest goes by the largest fractions, and where those are equal, by who put something in first. What somebody gets back of their own, nobody paid.',
    sum: 'So nothing is lost: what a player got, less what they paid, is the points of that player.',
    kitty: 'What the kitty holds when the evening ends was paid to the club.',
  },
  headToHead: {
    title: 'Head to head',
    first: 'One',
    second: 'The other',
    choose: 'Choose two who have played together.',
    tooFew_one:
      '{{one}} and {{other}} had {{count}} hand together. From {{least}} hands on there is something to say.',
    tooFew_other:
      '{{one}} and {{other}} had {{count}} hands together. From {{least}} hands on there is something to say.',
    none: '{{one}} and {{other}} have no hands together here.',
    nobody: 'Choose …',
    shared: 'Together',
    evenings: 'Evenings',
    hands: 'Hands that both were in',
    points: 'Points of {{name}} in them',
    between: 'Between the two',
    curve: 'Evening by evening',
    curveText:
      '‘{{one}} against {{other}}’ is what {{one}} got from {{other}}: above zero {{one}} is ahead, below zero {{other}}.',
    curveSummary: '{{one}} against {{other}}, evening by evening. It ends at {{points}} points.',
    short: 'The curve comes once they have played together on two evenings.',
    net: '{{one}} against {{other}}',
  },
} satisfies Translation<typeof da>;
