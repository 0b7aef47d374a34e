/** Open items as of a day. */
export default {
  title: 'Åbne poster {{day}}',
  none: 'Intet er åbent.',
  on: 'Pr. dato',
};
