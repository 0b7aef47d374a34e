export default {
  title: 'Entwurf: deine Eingaben von vorhin sind noch da.',
  startOver: 'Von vorn beginnen',
};
