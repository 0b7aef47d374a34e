import type da from '../da/shell.js';
import type { Translation } from '../rooms.js';

export default {
  app: 'Kopperne',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  skip: 'To the content',
  language: 'Language',
  scheme: 'Light or dark',
  schemes: { light: 'Light', dark: 'Dark', auto: 'Auto' },
  account: 'Account',
  changeClub: 'Another club',
  offline: 'Not connected',
  update: { ready: 'There is a new version of Kopperne.', take: 'Use it now', later: 'Later' },
  destinations: {
    club: 'The club',
    table: 'The table',
    sessions: 'Evenings',
    fines: 'Fines',
    disputes: 'Disputes',
    audit: 'Log',
    money: 'Money',
    verification: 'Verification',
    wall: 'The wall',
    people: 'Members and roles',
  },
  waits_one: '{{count}} waiting',
  waits_other: '{{count}} waiting',
  roles: {
    owner: 'Owner',
    secretary: 'Secretary',
    treasurer: 'Treasurer',
    auditor: 'Auditor',
    member: 'Member',
    device: 'The table’s tablet',
  },
  notFound: {
    title: 'Nothing here',
    text: 'There is no such address, or you have no access to it.',
    club: 'There is no such club, or you are not in it.',
  },
  notAllowed: {
    title: 'You have no access here',
    text: 'This is only for the club’s {{roles}}. Ask one of them if you need something.',
  },
  notHere: {
    title: 'No connection',
    text: 'This has not been fetched to the device yet, and Kopperne cannot be reached right now. Try again when there is a network.',
  },
  back: { home: 'To the start', club: 'To {{name}}', evening: 'To the evening' },
  failed: {
    title: 'Something went wrong',
    text: 'The screen could not be shown. Nothing that was typed is lost.',
    retry: 'Try again',
    details: 'What happened',
  },
  loading: 'Loading …',
} satisfies Translation<typeof da>;
