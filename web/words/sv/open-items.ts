export default {
  title: 'Öppna poster {{day}}',
  none: 'Inget är öppet.',
  on: 'Per datum',
};
