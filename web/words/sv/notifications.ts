import type da from '../da/notifications.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Aviseringar',
  text: 'Klockan högst upp på sidan visar alltid vad som är nytt. Här väljer du vad du också får per mejl och på dina enheter.',
  address: {
    title: 'Din adress',
    none: 'Den här Kopperne skickar inga mejl. Den som driver den kan slå på det.',
    stopped: 'Inga mejl går ut just nu: mejlservern avvisar dem. Inget går förlorat.',
    confirmed: 'Bekräftad: mejl skickas hit.',
    waits: 'Väntar på att du följer länken i mejlet du fick. Innan dess skickas inget annat.',
    ended: 'Mejlservern kan inte leverera hit, så inget mer skickas: {{why}}',
    remove: 'Ta bort adressen',
    label: 'E-post',
    another: 'En annan e-post',
    how: 'Du får en länk som bekräftar adressen.',
    send: 'Skicka länken',
  },
  what: 'Vad och när',
  categories: {
    disputes: 'Böter och invändningar',
    money: 'Pengar',
    evenings: 'Kvällar',
    tasks: 'Det som väntar på dina roller',
  },
  about: {
    disputes: 'Avgöranden, svar och rättelser',
    money: 'Avgifter, och vad som hände med dina betalningar',
    evenings: 'Resultatet när kvällen är stängd, med dina böter',
    tasks: 'Betalningar, invändningar och bokslut',
  },
  pushed: 'Genast på mina enheter',
  begins: {
    label: 'Påminn mig före en kväll',
    never: 'Inte',
    hours_one: '{{count}} timme före',
    hours_other: '{{count}} timmar före',
  },
  rhythms: {
    'at-once': 'Direkt',
    daily: 'Dagligen',
    weekly: 'Veckovis',
    never: 'Aldrig',
  },
  quiet: {
    title: 'Tysta timmar',
    none: 'Det finns inga tysta timmar.',
    set: 'Från {{from}} till {{until}} ({{zone}}) skickas inget; det kommer efteråt.',
    from: 'Från',
    until: 'Till',
    keep: 'Spara tysta timmar',
    end: 'Inga tysta timmar',
  },
} satisfies Translation<typeof da>;
