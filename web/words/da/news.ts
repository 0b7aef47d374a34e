/** What is new for who is signed in, and what waits for them. */
export default {
  title: 'Nyt til dig',
  seen: 'Det har jeg set',
  fined: 'Du fik en bøde: {{fine}}',
  disputed: '{{name}} gjorde indsigelse mod din bøde',
  answered: '{{name}} svarede på indsigelsen',
  upheld: 'Indsigelsen er afgjort: ikke medhold',
  overturned: 'Indsigelsen er afgjort: medhold',
  correctedHand: 'Hånd {{hand}} er rettet',
  correctedFine: 'En bøde er rettet: {{fine}}',
  corrected: 'Der er rettet i en aften',
  ofHand: 'Hånd {{hand}}',
  waiting: 'Venter på dig',
  disputes_one: '{{count}} indsigelse skal afgøres',
  disputes_other: '{{count}} indsigelser skal afgøres',
  guests_one: '{{count}} gæst er ikke medlem endnu',
  guests_other: '{{count}} gæster er ikke medlemmer endnu',
};
