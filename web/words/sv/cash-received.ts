export default {
  paysTransfer: 'Betalar överföringen {{reference}} i en avtalad avräkning ({{money}} återstår)',
  restOpen: 'Av överföringen återstår {{money}}.',
  paysItems: 'Vad pengarna gäller',
  paysOldest: 'Det äldsta föreslås. Är det mer än kryssen täcker, betalar resten det äldsta.',
};
