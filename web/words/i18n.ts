import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type LanguageId } from '../../src/words/language-names.js';
import problems from './da/problems.js';
import shell from './da/shell.js';
import { fetchRefusalWords } from './refusal-words.js';
import type { RoomName, Rooms } from './rooms.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Rooms;
  }
}

const KEPT = 'kopperne-language';

/** The rooms of words that are not in the app from the start; each is fetched when a screen first needs it. */
const files = import.meta.glob<{ default: object }>([
  './da/*.ts',
  './{sv,de,en}/*.ts',
  '!./da/{shell,problems}.ts',
  // What the service and its papers say too.
  '../../src/words/{da,sv,de,en}/payments.ts',
]);

const fetched: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, room, done) => {
    const load =
      files[`./${language}/${room}.ts`] ?? files[`../../src/words/${language}/${room}.ts`];
    if (load === undefined) {
      done(new Error(`no words for ${room} in ${language}`), false);
      return;
    }
    load().then(
      (words) => {
        done(null, words.default);
      },
      // True: worth another try.
      (error: unknown) => {
        done(error instanceof Error ? error : new Error(String(error)), true);
      },
    );
  },
};

/** Starts the words in the language chosen on this device, else in one that its browser asks for. */
export async function startWords(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(fetched)
    .use(initReactI18next)
    .init({
      lng: chosenLanguage(),
      // Every language has every word: the types see to it.
      fallbackLng: false,
      supportedLngs: LANGUAGES,
      ns: ['shell', 'problems'],
      defaultNS: 'shell',
      resources: { da: { shell, problems } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
    });
}

/** What a screen is said in: rooms of words, and the words of refusals (src/words). */
export type Wanted = RoomName | 'refusals';

/** Fetches words, so that a screen does not wait for them when it is there. */
export async function fetchWords(wanted: readonly Wanted[]): Promise<void> {
  const rooms = wanted.filter((one) => one !== 'refusals');
  await Promise.all([
    i18next.loadNamespaces(rooms),
    rooms.length < wanted.length ? fetchRefusalWords(appLanguage()) : undefined,
  ]);
}

/** The language that the app speaks now. */
export function appLanguage(): LanguageId {
  return LANGUAGES.find((one) => one === i18next.language) ?? 'da';
}

/** Changes the language of the app and keeps the choice on this device. */
export async function chooseLanguage(language: LanguageId): Promise<void> {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  await i18next.changeLanguage(language);
}

function chosenLanguage(): LanguageId {
  const wanted = [keptLanguage(), ...navigator.languages.map((one) => one.split('-', 1)[0])];
  return wanted.flatMap((one) => LANGUAGES.filter((language) => language === one))[0] ?? 'da';
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
