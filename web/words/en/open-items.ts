export default {
  title: 'Open items on {{day}}',
  none: 'Nothing is open.',
  on: 'As of',
};
