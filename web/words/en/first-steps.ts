import type da from '../da/first-steps.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'First steps',
  text: 'Four steps and the club is ready. The list goes away when you have played.',
  progress: '{{done}} of {{count}}',
  done: 'Done: {{step}}',
  hide: 'Hide the list',
  me: {
    title: 'Yourself at the table',
    text: 'What are you called at the table? Then you have an account in the club.',
    name: 'Your name at the table',
    submit: 'That is me',
  },
  others: {
    title: 'The others',
    text: 'Add those who play with you, by name: one at a time, or several with commas. They can be invited later.',
    so: 'So far: {{names}}.',
    name: 'Name',
    done: 'That is everybody',
    invite: 'Members and invitations',
  },
  tablet: {
    title: 'The tablet at the table',
    text: 'A tablet on the table can keep the evening without anybody signing in. Give it a name and pair it under Members and roles.',
    go: 'To the tablets',
    without: 'We use no tablet',
  },
  evening: {
    title: 'The first evening',
    text: 'Choose who is here and what you play. If you play differently from the books, write your own first; then it is proposed each time.',
    go: 'New evening',
    ownRules: 'Your own rules',
  },
} satisfies Translation<typeof da>;
