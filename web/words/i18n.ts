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

/** Starts the words. */
export async function startWords(whom: SpokenTo): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(fetched)
    .use(initReactI18next)
    .init({
      lng: languageFor(whom),
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

/** For whom the app speaks. */
export interface SpokenTo {
  /** What who is signed in has chosen, on whichever device. */
  readonly person?: LanguageId | null | undefined;
  /** What the club speaks, where it is known. */
  readonly club?: LanguageId | undefined;
  /** Whether this is the club's own: its tablet or its wall. */
  readonly isOfClub?: boolean;
}

/**
 * Speaks as is fit here: as who is signed in has chosen, then as was chosen on this device. What is the
 * club's own speaks to nobody in particular.
 */
export async function speakFor(whom: SpokenTo): Promise<void> {
  const language = languageFor(whom);
  if (language !== i18next.language) await i18next.changeLanguage(language);
}

function languageFor({ person, club, isOfClub = false }: SpokenTo): LanguageId {
  return (
    (isOfClub ? null : person) ??
    chosenHere() ??
    (isOfClub ? club : undefined) ??
    ofBrowser() ??
    club ??
    'en'
  );
}

function chosenHere(): LanguageId | undefined {
  try {
    return LANGUAGES.find((one) => one === localStorage.getItem(KEPT));
  } catch {
    return undefined;
  }
}

/** Norwegians read Danish. */
const READ_AS: Readonly<Partial<Record<string, LanguageId>>> = { nb: 'da', nn: 'da', no: 'da' };

/** The first language of the browser that the app speaks. */
function ofBrowser(): LanguageId | undefined {
  for (const tag of navigator.languages) {
    const [primary = ''] = tag.toLowerCase().split('-');
    const spoken = LANGUAGES.find((one) => one === (READ_AS[primary] ?? primary));
    if (spoken !== undefined) return spoken;
  }
  return undefined;
}
