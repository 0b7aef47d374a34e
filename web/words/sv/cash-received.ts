export default {
  paysTransfer: 'Betalar överföringen {{reference}} i en avtalad avräkning ({{money}} återstår)',
  restOpen: 'Av överföringen återstår {{money}}.',
};
