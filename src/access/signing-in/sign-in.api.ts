import { acts, reads } from '../../platform/http/reference/operation.js';
import { PairDto, ResetPasswordDto, SetupDto, SignInDto } from '../access.dto.js';
import { SetupStateView, SignedInView } from '../access.view.js';

const LET_IN = {
  description: 'The signed-in user. A browser gets its cookie with it.',
  type: SignedInView,
  headers: ['Set-Cookie'],
} as const;

/** The API reference of the ways in. */
export const signInApi = {
  isOpen: reads({
    id: 'readSetup',
    summary: 'Whether the instance is still to be set up',
    description:
      'As long as it is nobody can sign in, and the link of the terminal is what one needs.',
    of: [],
    answer: {
      description: 'Whether it is.',
      type: SetupStateView,
    },
  }),
  setup: acts({
    id: 'setUp',
    summary: 'Set up the instance',
    description:
      'As long as there is no user at all, the service prints a link at its start. With its secret the ' +
      'first user is made, and the first club, which they own.',
    of: [],
    body: {
      type: SetupDto,
      description: 'The secret of the link, the club, and what to sign in with from now on.',
    },
    answer: { status: 201, ...LET_IN },
    refusals: ['link-not-valid', 'password-refused', 'too-many-requests'],
  }),
  signIn: acts({
    id: 'signIn',
    summary: 'Sign in',
    description:
      'With name and password. A name that nobody has is answered like a wrong password. After ten wrong ' +
      'passwords one has to wait; a browser where the user has signed in before is counted by itself, so ' +
      'that nobody can shut them out.',
    of: [],
    body: {
      type: SignInDto,
      description: 'Name and password; `bearer` for a program.',
    },
    answer: { ...LET_IN },
    refusals: ['sign-in-refused', 'too-many-requests'],
  }),
  reset: acts({
    id: 'resetPassword',
    summary: 'Set a new password by a link',
    description:
      'By a link that an owner of the club has made. Also ends every sign-in of the user, and revokes the ' +
      'tokens of their programs.',
    of: [],
    body: {
      type: ResetPasswordDto,
      description: 'The secret of the link, and the new password.',
    },
    answer: { ...LET_IN },
    refusals: ['link-not-valid', 'password-refused', 'too-many-requests'],
  }),
  pair: acts({
    id: 'pairDevice',
    summary: 'Pair a tablet',
    description:
      'By a pairing link: from now on this tablet is the device, and the tablet that was it before is ' +
      'not. It can record at its club, without a password, until the device is revoked.',
    of: [],
    body: {
      type: PairDto,
      description: 'The secret of the link.',
    },
    answer: { ...LET_IN },
    refusals: ['link-not-valid', 'too-many-requests'],
  }),
};
