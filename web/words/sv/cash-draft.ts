export default {
  title: 'Utkast: det du skrev senast finns kvar.',
  startOver: 'Börja om',
};
