/** Notifications that are pushed to devices. */
export default {
  title: 'Beskeder på dine enheder',
  none: 'Denne Kopperne sender ingen beskeder til enheder. Den, der driver den, kan slå det til.',
  isOn: 'Denne enhed får beskeder.',
  on: 'Slå beskeder til her',
  this: '{{name}} (denne enhed)',
  heard: 'Sidst åbnet {{when}}',
  remove: 'Fjern',
  removeOf: 'Fjern {{name}}',
  try: 'Send mig en nu',
  tryOf: 'Send mig en nu: {{name}}',
  /** The result of one that was sent for a trial. */
  tried: {
    accepted:
      'Sendt. Browserens tjeneste har taget imod den; vises den ikke, så se enhedens indstillinger for beskeder.',
    refused: 'Browserens tjeneste afviste den: {{answer}}',
    gone: 'Enheden kendes ikke mere. Åbn Kopperne på den, og slå beskeder til igen.',
    'not-reached':
      'Browserens tjeneste kunne ikke nås. Se efter, om computeren med Kopperne har forbindelse til internettet, og prøv igen.',
  },
  offer: {
    title: 'Vil du også have det at vide her?',
    text: 'Så kommer der besked på denne enhed, når der er noget til dig, også når Kopperne er lukket.',
    no: 'Ikke nu',
  },
  /** Why it cannot be switched on here. */
  why: {
    'plain-http':
      'Det kan ikke lade sig gøre her: siden er åbnet uden https, og så tillader browseren ingen beskeder. Åbn Kopperne på adressen med https.',
    'home-screen':
      'På iPhone og iPad skal Kopperne først lægges på hjemmeskærmen (Del, Føj til hjemmeskærm) og åbnes derfra.',
    denied:
      'Browseren har fået nej til beskeder fra denne side. Det kan ændres i browserens indstillinger for siden.',
    unsupported: 'Denne browser kan ikke vise beskeder. Prøv en anden browser.',
  },
};
