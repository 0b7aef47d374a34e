import { LANGUAGES, type LanguageId } from '../../src/people/languages.js';
import { fetchRefusalWords } from './refusal-words.js';
import type { RoomName } from './rooms.js';
import { fetchRoom, speak, spokenLanguage } from './spoken.js';

const KEPT = 'kopperne-language';

/** Starts the words. */
export function startWords(whom: SpokenTo): Promise<void> {
  started = change(languageFor(whom));
  return started;
}

/** Before it is known which language is spoken, no words of a screen are fetched. */
let started = Promise.resolve();

/** Rooms of words, and the words of refusals (src/words). */
type Wanted = RoomName | 'refusals';

/** Fetches words together with code; the build writes the calls (words-with-code.ts). */
export async function fetchWords(wanted: readonly Wanted[]): Promise<void> {
  await started;
  const rooms = wanted.filter((one) => one !== 'refusals');
  await Promise.all([
    ...rooms.map((room) => fetchRoom(appLanguage(), room)),
    rooms.length < wanted.length ? fetchRefusalWords(appLanguage()) : undefined,
  ]);
}

/** The language that the app speaks now. */
export function appLanguage(): LanguageId {
  return spokenLanguage();
}

/** Changes the language of the app and keeps the choice on this device. */
export async function chooseLanguage(language: LanguageId): Promise<void> {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  await change(language);
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
  if (language !== appLanguage()) await change(language);
}

/** What cannot be fetched now leaves the app speaking as it did. */
async function change(language: LanguageId): Promise<void> {
  await speak(language).catch(() => undefined);
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
