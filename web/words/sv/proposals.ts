import type da from '../da/proposals.js';
import type { Translation } from '../../../src/words/translation.js';

/** A decision that waits for a member without a part. */
export default {
  titles: {
    you: '{{by}} ber dig bekräfta ett avgörande',
    mine: 'Ditt förslag väntar på {{second}}',
    other: '{{by}} har föreslagit ett avgörande',
  },
  decisions: {
    upheld: 'Förslag: invändningen avslås och allt förblir som det noterades.',
    overturned: 'Förslag: invändningen bifalls.',
  },
  propose: { uphold: 'Föreslå avslag', overturn: 'Föreslå bifall' },
  waits: '{{by}} har föreslagit ett avgörande; det väntar på {{second}}',
  why: '{{by}} är själv part i saken. Därför gäller avgörandet först när {{second}}, som inte är part, har bekräftat det. Till dess ändras inget.',
  reason: 'Motivering',
  does: 'Vad det ändrar',
  changed:
    'Kvällen har ändrats sedan förslaget lades: det skulle nu ge andra tal. Det kan inte bekräftas; {{by}} måste föreslå igen.',
  confirm: 'Bekräfta avgörandet',
  confirmed: 'Avgörandet är bekräftat och gäller nu.',
  decline: 'Bekräfta inte',
  declineWhy: 'Varför inte?',
  declineNeeded: 'Skriv kort varför.',
  declineSend: 'Skicka',
  declined: '{{by}} får veta att du inte bekräftar.',
  keep: 'Tillbaka',
  takeBack: 'Ta tillbaka förslaget',
  takenBack: 'Förslaget är tillbakataget.',
  sent: 'Förslaget är skickat. Det gäller när {{second}} har bekräftat det.',
  asked: '{{second}} får se ditt förslag och måste bekräfta det innan det gäller.',
  noAccess: '{{second}} kan inte logga in ännu och måste bjudas in innan förslaget kan bekräftas.',
  notIn: '{{name}} (inte i appen ännu)',
  goesOn: 'En revisor eller ordföranden som inte är part kan fortfarande avgöra saken ensam.',
} satisfies Translation<typeof da>;
