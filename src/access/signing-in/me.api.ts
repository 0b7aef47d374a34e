import { acts, reads } from '../../platform/http/reference/operation.js';
import { ChangePasswordDto, MyLanguageDto, ProgramTokenDto } from '../access.dto.js';
import {
  MeWithCsrfView,
  ProgramTokenList,
  ProgramTokenMadeView,
  ProgramTokenView,
  SignedInView,
  SignedOutView,
  UserView,
} from '../access.view.js';
import { TOKEN_ID } from '../path-parts.js';

/** The API reference of what is one's own. */
export const meApi = {
  me: reads({
    id: 'readMe',
    summary: 'The signed-in user',
    description: 'The user or the device, its clubs, and what it is in each.',
    of: [],
    answer: { description: 'The signed-in user.', type: MeWithCsrfView },
  }),
  signOut: acts({
    id: 'signOut',
    summary: 'Sign out',
    description: 'Ends this sign-in: its cookie or token does not work any more.',
    of: [],
    answer: {
      description: 'Done.',
      type: SignedOutView,
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
    },
    answer: {
      description: 'The signed-in user.',
      type: SignedInView,
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
    },
    answer: {
      description: 'The user.',
      type: UserView,
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
    },
  }),
  makeToken: acts({
    id: 'makeToken',
    summary: 'Make a token for a program',
    description: 'A program that sends it may do what its user may.',
    of: [],
    body: {
      type: ProgramTokenDto,
      description: 'Its purpose, and its lifetime.',
    },
    answer: {
      status: 201,
      description: 'The token, with its secret, which is shown this once only.',
      type: ProgramTokenMadeView,
    },
  }),
  revokeToken: acts({
    id: 'revokeToken',
    summary: 'Revoke a token',
    description: 'It does not work any more.',
    of: [TOKEN_ID],
    answer: {
      description: 'The token, revoked.',
      type: ProgramTokenView,
    },
  }),
};
