export default {
  title: 'Draft: your entries of before are still here.',
  startOver: 'Start over',
};
