import type da from '../da/shell.js';
import type { Translation } from '../rooms.js';

export default {
  app: 'Kopperne',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  skip: 'Zum Inhalt',
  language: 'Sprache',
  scheme: 'Hell oder dunkel',
  schemes: { light: 'Hell', dark: 'Dunkel', auto: 'Auto' },
  account: 'Konto',
  changeClub: 'Club wechseln',
  offline: 'Keine Verbindung',
  update: {
    ready: 'Es gibt eine neue Version von Kopperne.',
    take: 'Jetzt holen',
    later: 'Später',
  },
  destinations: {
    club: 'Club',
    table: 'Tisch',
    sessions: 'Abende',
    fines: 'Strafen',
    disputes: 'Einsprüche',
    audit: 'Protokoll',
    money: 'Kasse',
    verification: 'Nachprüfung',
    wall: 'Wand',
    people: 'Mitglieder und Rollen',
  },
  waits_one: '{{count}} wartet',
  waits_other: '{{count}} warten',
  roles: {
    owner: 'Vorsitz',
    secretary: 'Schriftführung',
    treasurer: 'Kassier',
    auditor: 'Prüfung',
    member: 'Mitglied',
    device: 'Tablet am Tisch',
  },
  notFound: {
    title: 'Hier ist nichts',
    text: 'Die Adresse gibt es nicht, oder du hast keinen Zugang dazu.',
    club: 'Diesen Club gibt es nicht, oder du gehörst nicht dazu.',
  },
  notAllowed: {
    title: 'Hier hast du keinen Zugang',
    text: 'Das ist im Club nur für diese Rollen: {{roles}}. Frag dort nach, wenn dir etwas fehlt.',
  },
  notHere: {
    title: 'Keine Verbindung',
    text: 'Das ist noch nicht auf diesem Gerät, und Kopperne ist gerade nicht zu erreichen. Versuch es wieder, wenn es Netz gibt.',
  },
  back: { home: 'Zum Start', club: 'Zum Club: {{name}}', evening: 'Zum Abend' },
  failed: {
    title: 'Etwas ging schief',
    text: 'Die Seite konnte nicht gezeigt werden. Was eingegeben wurde, ist nicht verloren.',
    retry: 'Noch einmal versuchen',
    details: 'Was geschah',
  },
  loading: 'Lädt …',
} satisfies Translation<typeof da>;
