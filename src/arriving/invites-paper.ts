import type { MemberInvite } from '../access/invites/invites.js';
import { timesIn } from '../papers/format/times.js';
import type { Paper } from '../papers/paper.js';
import type { LanguageId } from '../people/languages.js';
import { paperWords } from '../words/papers.js';

/** The club whose invitations are printed. */
export interface InvitingClub {
  readonly id: string;
  readonly name: string;
  readonly language: LanguageId;
  readonly timeZone: string;
}

/** An invite with its link as the invited person opens it. */
export interface LinkedInvite extends MemberInvite {
  readonly link: string;
}

/**
 * The invitations of members as slips to cut out, in the language of the club. Pure.
 *
 * @param certificate the address where a device learns to trust the club; null where it does already
 * @param madeAt ISO 8601
 */
export function invitesPaper(
  club: InvitingClub,
  invites: readonly LinkedInvite[],
  { certificate, madeAt }: { readonly certificate: string | null; readonly madeAt: string },
): Paper {
  const words = paperWords(club.language);
  const { invites: said, footer } = words.paper;
  const times = timesIn(words, club.timeZone);
  const first = certificate === null ? [] : [said.certificate(certificate)];
  return {
    language: club.language,
    title: said.title(club.name),
    subtitle: said.howTo,
    madeAt,
    // No secret is in what the file says of itself.
    id: `${club.id}/invites ${madeAt}`,
    footer,
    pages: null,
    blocks: invites.map(({ name, link, expiresAt }) => ({
      kind: 'slip',
      title: name,
      lines: [
        said.until(club.name, times.day(expiresAt.toISOString())),
        ...[...first, ...said.steps].map((step, at) => `${at + 1}. ${step}`),
      ],
      code: link,
      picture: said.picture(name),
    })),
  };
}
