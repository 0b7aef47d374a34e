/** What somebody is sent by mail, where, and when not. */
export default {
  title: 'Notifikationer',
  text: 'Klokken øverst på siden viser altid, hvad der er nyt. Her vælger du, hvad du også får på mail og på dine enheder.',
  address: {
    title: 'Din adresse',
    none: 'Denne Kopperne sender ingen mails. Den, der driver den, kan slå det til.',
    stopped: 'Der kommer ingen mails ud i øjeblikket: mailserveren afviser dem. Intet går tabt.',
    confirmed: 'Bekræftet: mails sendes hertil.',
    waits:
      'Venter på, at du følger linket i den mail, du har fået. Før det sendes der intet andet.',
    ended: 'Mailserveren kan ikke levere hertil, så der sendes ikke mere: {{why}}',
    remove: 'Fjern adressen',
    label: 'E-mail',
    another: 'En anden e-mail',
    how: 'Du får et link, som bekræfter adressen.',
    send: 'Send linket',
  },
  what: 'Hvad og hvornår',
  categories: {
    disputes: 'Bøder og indsigelser',
    money: 'Penge',
    evenings: 'Aftener',
    tasks: 'Hvad der venter på dine roller',
  },
  about: {
    disputes: 'Afgørelser, svar og rettelser',
    money: 'Kontingent, og hvad der blev af dine betalinger',
    evenings: 'Resultatet, når aftenen er lukket, med dine bøder',
    tasks: 'Betalinger, indsigelser og regnskaber',
  },
  pushed: 'Straks på mine enheder',
  begins: {
    label: 'Påmind mig før en aften',
    never: 'Ikke',
    hours_one: '{{count}} time før',
    hours_other: '{{count}} timer før',
  },
  rhythms: {
    'at-once': 'Straks',
    daily: 'Dagligt',
    weekly: 'Ugentligt',
    never: 'Aldrig',
  },
  quiet: {
    title: 'Stille timer',
    none: 'Der er ingen stille timer.',
    set: 'Fra {{from}} til {{until}} ({{zone}}) sendes der intet; det kommer bagefter.',
    from: 'Fra',
    until: 'Til',
    keep: 'Gem stille timer',
    end: 'Ingen stille timer',
  },
};
