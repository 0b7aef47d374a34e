import { newBooks } from '../../ledger/books/open-accounts.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { WriteKey } from '../../ledger/requests/write-key.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { USUAL_LANGUAGE, type LanguageId } from '../../people/languages.js';
import { viewClub } from '../view.js';
import { rowsOfClubEvent } from '../rows-of-event.js';

/** The currency of a club that names none: minor units are øre. */
const USUAL_CURRENCY = 'DKK';

/** The user who opens a club, and owns it from then on. */
export interface Owner {
  /** Id of the user. */
  readonly user: string;
  /** The name they sign in with. */
  readonly name: string;
}

/** The fields that open a club. */
export interface Opening {
  readonly name: string;
  readonly currency?: string | null;
  readonly language?: LanguageId | null;
}

/**
 * Opens a club with its clearing account and its first owner.
 *
 * @throws Problem `idempotency-key-reused`
 */
export function openClub(
  writer: ClubWriter,
  key: WriteKey,
  owner: Owner,
  opening: Opening,
): Promise<StoredAnswer> {
  const name = opening.name.trim();
  const currency = opening.currency ?? USUAL_CURRENCY;
  const language = opening.language ?? USUAL_LANGUAGE;
  const actor = { user: owner.user, device: null, member: null };
  return writer.openClub({
    // The keys of openings are those of nobody's club: each user has their own.
    key: `${owner.user} ${key.key}`,
    requestHash: key.requestHash,
    actor,
    decide: (id, now) => ({
      event: rowsOfClubEvent({
        kind: 'club-opened',
        name,
        currency,
        language,
        owner: { ...owner },
        // The clearing account comes before them.
        books: newBooks({ accountsMade: 1 }),
      }),
      response: {
        status: 201,
        body: viewClub({
          id,
          name,
          currency,
          language,
          createdAt: now.toISOString(),
          archivedAt: null,
          statisticsShown: false,
        }),
      },
    }),
  });
}

/**
 * Renames, archives or restores a club. An archived club is kept whole and can be read; nothing can
 * be played in it.
 *
 * @throws Problem `club-not-found`
 */
export function changeClub(
  writer: ClubWriter,
  write: ClubWrite,
  change: { readonly name?: string; readonly archived?: boolean },
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    decide({ club }, now) {
      const name = change.name?.trim() ?? club.name;
      const archived = change.archived ?? club.archivedAt !== null;
      const archivedAt = archived ? (club.archivedAt ?? now.toISOString()) : null;
      const isSame = name === club.name && archivedAt === club.archivedAt;
      const kind =
        change.name === undefined ? (archived ? 'club-archived' : 'club-restored') : 'club-renamed';
      const before = { archived: club.archivedAt !== null };
      const event = rowsOfClubEvent({ kind, name, archived }, before);
      return {
        events: isSame ? [] : [event],
        response: { status: 200, body: viewClub({ ...club, name, archivedAt }) },
      };
    },
  });
}

/**
 * Gives a club another language. The one it has already changes nothing.
 *
 * @throws Problem `club-not-found`
 */
export function chooseClubLanguage(
  writer: ClubWriter,
  write: ClubWrite,
  language: LanguageId,
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    decide: ({ club }) => ({
      events:
        club.language === language
          ? []
          : [rowsOfClubEvent({ kind: 'club-language-chosen', language })],
      response: { status: 200, body: viewClub({ ...club, language }) },
    }),
  });
}

/**
 * Shows the money and the fines of others to all members, or only to those who keep the club. Repeating
 * the setting that holds changes nothing.
 *
 * @throws Problem `club-not-found`
 */
export function showClubStatistics(
  writer: ClubWriter,
  write: ClubWrite,
  shown: boolean,
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    decide: ({ club }) => ({
      events:
        club.statisticsShown === shown
          ? []
          : [rowsOfClubEvent({ kind: 'club-statistics-shown', shown })],
      response: { status: 200, body: viewClub({ ...club, statisticsShown: shown }) },
    }),
  });
}
