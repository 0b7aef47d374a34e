import { LANGUAGE_NAMES } from '../../../src/words/language-names.js';

/** What is around every screen. */
export default {
  app: 'Kopperne',
  menu: 'Menu',
  closeMenu: 'Luk menuen',
  skip: 'Til indholdet',
  language: 'Sprog',
  languages: LANGUAGE_NAMES,
  scheme: 'Lyst eller mørkt',
  schemes: { light: 'Lyst', dark: 'Mørkt', auto: 'Auto' },
  account: 'Konto',
  changeClub: 'Skift klub',
  offline: 'Uden forbindelse',
  update: { ready: 'Der er en ny udgave af Kopperne.', take: 'Hent den nu', later: 'Senere' },
  destinations: {
    club: 'Klubben',
    table: 'Bordet',
    sessions: 'Aftener',
    fines: 'Bøder',
    disputes: 'Indsigelser',
    audit: 'Protokol',
    verification: 'Efterprøvning',
    wall: 'Væggen',
    people: 'Medlemmer og roller',
  },
  waits_one: '{{count}} venter',
  waits_other: '{{count}} venter',
  roles: {
    owner: 'Formand',
    secretary: 'Sekretær',
    auditor: 'Revisor',
    member: 'Medlem',
    device: 'Bordets tablet',
  },
  notFound: {
    title: 'Her er ingenting',
    text: 'Adressen findes ikke, eller du har ikke adgang til den.',
    club: 'Den klub findes ikke, eller du er ikke med i den.',
  },
  notAllowed: {
    title: 'Her har du ikke adgang',
    text: 'Det her er kun for klubbens {{roles}}. Spørg en af dem, hvis du mangler noget.',
  },
  notHere: {
    title: 'Ingen forbindelse',
    text: 'Det her er ikke hentet til enheden endnu, og Kopperne kan ikke nås lige nu. Prøv igen, når der er net.',
  },
  back: { home: 'Til forsiden', club: 'Til {{name}}', evening: 'Til aftenen' },
  failed: {
    title: 'Det gik galt',
    text: 'Skærmen kunne ikke vises. Det, der er tastet ind, er ikke tabt.',
    retry: 'Prøv igen',
    details: 'Hvad der skete',
  },
  loading: 'Henter …',
};
