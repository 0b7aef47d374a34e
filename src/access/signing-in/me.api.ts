import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { acts, reads } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { ChangePasswordDto, MyLanguageDto, ProgramTokenDto } from '../access.dto.js';
import { KAREN, me, PASSWORD, PROGRAM_TOKEN, signedIn } from '../access.example.js';
import {
  MeWithCsrfView,
  ProgramTokenList,
  ProgramTokenMadeView,
  ProgramTokenView,
  SignedInView,
  SignedOutView,
  UserView,
} from '../access.view.js';

const signedOut = namedExample('signed-out', 'Signed out', () => ({ signedOut: true }));

/** The API reference of what is one's own. */
export const meApi = {
  me: reads({
    id: 'readMe',
    summary: 'Who is signed in',
    description: 'The user or the device, its clubs, and what it is in each.',
    of: [],
    answer: { description: 'Who is signed in.', type: MeWithCsrfView, examples: { me } },
  }),
  signOut: acts({
    id: 'signOut',
    summary: 'Sign out',
    description: 'Ends this sign-in: its cookie or token does not work any more.',
    of: [],
    answer: {
      description: 'Done.',
      type: SignedOutView,
      examples: { signedOut },
      headers: ['Set-Cookie'],
    },
  }),
  signOutEverywhere: acts({
    id: 'signOutEverywhere',
    summary: 'Sign out everywhere',
    description: 'Ends every sign-in of the user, and revokes the tokens of their programs.',
    of: [],
    answer: {
      description: 'Done.',
      type: SignedOutView,
      examples: { signedOut },
      headers: ['Set-Cookie'],
    },
  }),
  changePassword: acts({
    id: 'changePassword',
    summary: 'Change the password',
    description:
      'Also ends every sign-in of the user, and revokes the tokens of their programs. The answer is a new ' +
      'sign-in, of the same kind as the one that asked.',
    of: [],
    body: {
      type: ChangePasswordDto,
      description: 'The present password and the new one.',
      examples: {
        change: namedExample('password-change', 'A new password', () => ({
          current: PASSWORD,
          password: 'en konge i hver kop',
        })),
      },
    },
    answer: {
      description: 'Who is signed in.',
      type: SignedInView,
      examples: { signedIn },
      headers: ['Set-Cookie'],
    },
    refusals: ['sign-in-refused', 'password-refused'],
  }),
  chooseLanguage: acts({
    id: 'chooseMyLanguage',
    summary: 'Choose your language',
    description: 'Kept with the user: their other devices speak it too.',
    of: [],
    body: {
      type: MyLanguageDto,
      description: 'The language.',
      examples: {
        swedish: namedExample('my-language-to-choose', 'Swedish', () => ({ language: 'sv' })),
      },
    },
    answer: {
      description: 'The user.',
      type: UserView,
      examples: {
        user: namedExample('my-language', 'Swedish', () => ({
          id: EXAMPLE.user,
          name: KAREN,
          language: 'sv',
        })),
      },
    },
  }),
  listTokens: reads({
    id: 'listTokens',
    summary: "The tokens of one's programs",
    description: 'Newest first, the revoked ones too.',
    of: [],
    answer: {
      description: 'The tokens, without their secrets.',
      type: ProgramTokenList,
      examples: {
        tokens: namedExample('tokens', 'One program', () => ({ tokens: [PROGRAM_TOKEN] })),
      },
    },
  }),
  makeToken: acts({
    id: 'makeToken',
    summary: 'Make a token for a program',
    description: 'A program that sends it may do what its user may.',
    of: [],
    body: {
      type: ProgramTokenDto,
      description: 'What it is for, and for how long.',
      examples: {
        token: namedExample('token-to-make', 'For a spreadsheet', () => ({
          name: 'Eksport til regnearket',
          days: 365,
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The token, with its secret, which is told this once only.',
      type: ProgramTokenMadeView,
      examples: {
        token: namedExample('token-made', 'The token', () => ({
          ...PROGRAM_TOKEN,
          token: 'kopp_…',
        })),
      },
    },
  }),
  revokeToken: acts({
    id: 'revokeToken',
    summary: 'Revoke a token',
    description: 'It does not work any more.',
    of: ['tokenId'],
    answer: {
      description: 'The token, revoked.',
      type: ProgramTokenView,
      examples: {
        token: namedExample('token-revoked', 'The token', () => ({
          ...PROGRAM_TOKEN,
          revokedAt: PROGRAM_TOKEN.createdAt,
        })),
      },
    },
  }),
};
