import { fines, stages, pots } from '../../../src/words/da/names.js';

/** What is around every screen. */
export default {
  app: 'Kopperne',
  menu: 'Menu',
  closeMenu: 'Luk menuen',
  skip: 'Til indholdet',
  language: 'Sprog',
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
    seasons: 'Sæson og stilling',
    statistics: 'Statistik',
    fines: 'Bøder',
    disputes: 'Indsigelser',
    audit: 'Protokol',
    money: 'Økonomi',
    verification: 'Efterprøvning',
    wall: 'Væggen',
    people: 'Medlemmer og roller',
  },
  waits_one: '{{count}} venter',
  waits_other: '{{count}} venter',
  roles: {
    owner: 'Formand',
    secretary: 'Sekretær',
    treasurer: 'Kasserer',
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
  keptTable: 'Til bordet',
  keptTableSince: 'Til bordet fra {{when}}',
  back: { home: 'Til forsiden', club: 'Til {{name}}', evening: 'Til aftenen' },
  failed: {
    title: 'Det gik galt',
    text: 'Skærmen kunne ikke vises. Det, der er tastet ind, er ikke tabt.',
    retry: 'Prøv igen',
    details: 'Hvad der skete',
  },
  loading: 'Henter …',
  /** What cannot be done beside what the service and the rules refuse: that is in src/words. */
  problems: {
    title: 'Det kunne ikke lade sig gøre',
    unreachable: 'Ingen forbindelse til Kopperne. Se efter nettet, og prøv igen.',
    notFetched: 'Skærmen kunne ikke hentes. Se efter nettet, eller genindlæs siden.',
    unknown: 'Der skete en fejl i appen.',
  },
  /** What several screens say. */
  parts: {
    dealer: 'Giver',
    sitsOut: 'Sidder over',
    erase: 'Slet ciffer',
    next: 'Næste',
    help: 'Hvad betyder {{what}}?',
    close: 'Luk',
    cancel: 'Fortryd',
    cannotBe: 'Det kan ikke være',
    ...pots,
    fines,
    stages,
  },
  /** The choice of clubs. */
  clubs: {
    title: 'Dine klubber',
    none: 'Du er ikke med i en klub endnu. Åbn den invitation, du har fået, eller bed sekretæren om en.',
  },
};
