export default {
  paysTransfer:
    'Bezahlt die Überweisung {{reference}} einer vereinbarten Abrechnung ({{money}} offen)',
  restOpen: 'Von der Überweisung bleiben {{money}} offen.',
};
