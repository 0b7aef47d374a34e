/** One's own hand beside those that were recorded elsewhere meanwhile. */
export default {
  recorded: 'Hånd {{hand}} er noteret i mellemtiden',
  moved: 'Bordet er et andet nu',
  text: 'Det, der er tastet her, blev begyndt som hånd {{hand}}. Det er hverken flyttet eller sendt.',
  isSame: 'Er det samme hånd?',
  mine: 'Din hånd {{hand}}, ikke noteret',
  theirs: 'Hånd {{hand}}, noteret',
  nothing: 'Intet er tastet.',
  same: 'Samme hånd: kast min væk',
  another: 'Min er en anden hånd: gå videre som hånd {{hand}}',
  put: 'Min er en anden hånd: læg den på bordet nu',
  throwAway: 'Kast min væk',
  goOn: 'Gå videre som hånd {{hand}}',
  strangers_one: '{{names}} spiller ikke med i næste hånd; det tastede flyttes ikke til andre.',
  strangers_other: '{{names}} spiller ikke med i næste hånd; det tastede flyttes ikke til andre.',
};
