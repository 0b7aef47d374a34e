import type da from '../da/shell.js';
import type { Translation } from '../rooms.js';

export default {
  app: 'Kopperne',
  menu: 'Meny',
  closeMenu: 'Stäng menyn',
  skip: 'Till innehållet',
  language: 'Språk',
  scheme: 'Ljust eller mörkt',
  schemes: { light: 'Ljust', dark: 'Mörkt', auto: 'Auto' },
  account: 'Konto',
  changeClub: 'Byt klubb',
  offline: 'Utan förbindelse',
  update: { ready: 'Det finns en ny version av Kopperne.', take: 'Hämta den nu', later: 'Senare' },
  destinations: {
    club: 'Klubben',
    table: 'Bordet',
    sessions: 'Kvällar',
    fines: 'Böter',
    disputes: 'Invändningar',
    audit: 'Protokoll',
    money: 'Kassan',
    verification: 'Kontrollräkning',
    wall: 'Väggen',
    people: 'Medlemmar och roller',
  },
  waits_one: '{{count}} väntar',
  waits_other: '{{count}} väntar',
  roles: {
    owner: 'Ordförande',
    secretary: 'Sekreterare',
    treasurer: 'Kassör',
    auditor: 'Revisor',
    member: 'Medlem',
    device: 'Bordets surfplatta',
  },
  notFound: {
    title: 'Här finns ingenting',
    text: 'Adressen finns inte, eller så har du inte åtkomst till den.',
    club: 'Den klubben finns inte, eller så är du inte med i den.',
  },
  notAllowed: {
    title: 'Hit har du inte åtkomst',
    text: 'Det här är bara för klubbens {{roles}}. Fråga någon av dem om du saknar något.',
  },
  notHere: {
    title: 'Ingen förbindelse',
    text: 'Det här är inte hämtat till enheten ännu, och Kopperne kan inte nås just nu. Försök igen när det finns nät.',
  },
  back: { home: 'Till startsidan', club: 'Till {{name}}', evening: 'Till kvällen' },
  failed: {
    title: 'Något gick fel',
    text: 'Skärmen kunde inte visas. Det som är inknappat har inte gått förlorat.',
    retry: 'Försök igen',
    details: 'Vad som hände',
  },
  loading: 'Hämtar …',
} satisfies Translation<typeof da>;
