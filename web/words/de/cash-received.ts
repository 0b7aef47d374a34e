export default {
  paysTransfer:
    'Bezahlt die Überweisung {{reference}} einer vereinbarten Abrechnung ({{money}} offen)',
  restOpen: 'Von der Überweisung bleiben {{money}} offen.',
  paysItems: 'Wofür das Geld ist',
  paysOldest:
    'Vorgeschlagen ist das Älteste. Ist es mehr als das Angekreuzte, zahlt der Rest das Älteste.',
};
