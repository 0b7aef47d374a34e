import { hyphenable } from '../../../../web/parts/people/hyphenable.js';

test.each([
  ['Anna Holm', 'Anna Holm'],
  ['Kirsten Holm', 'Kir|sten Holm'],
  ['Søren Kjærgaard-Østergaard', 'Søren Kjær|gaard-Øster|gaard'],
  ['Bartholomæus Christoffersen', 'Bar|tho|lo|mæus Chris|tof|fer|sen'],
])('%s breaks between syllables only', (name, expected) => {
  expect(hyphenable(name).replaceAll('\u00ad', '|')).toBe(expected);
});
