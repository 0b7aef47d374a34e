import { IconChevronRight } from '@tabler/icons-react';
import type { News } from '../../api/people/news.js';
import { Section } from '../page/section.js';
import { useMemberNames } from '../people/use-names.js';
import rows from '../list/rows.module.css';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { tasksOf } from '../../../src/events/tasks.js';
import type { Target } from '../../routing/target.js';

interface Props {
  readonly club: string;
  /** Undefined before it is known. */
  readonly waiting: News['waiting'] | undefined;
  /** The sessions of which steps are not sent, with how many. */
  readonly notSent: readonly (readonly [session: string, count: number])[];
  /** Called when somebody follows a task. */
  readonly onFollow: (() => void) | undefined;
}

/** A task: its place in the app, and its words. */
interface Task {
  readonly to: object;
  readonly words: string;
}

/** The tasks in a list: the steps that this device has not sent come first. */
export default function Tasks({ club, waiting, notSent, onFollow }: Props) {
  const { t } = useTranslation('news');
  const tasksOf = useTasks(club);
  const unsent = notSent.map(([session, count]): Task => {
    const to = { to: '/clubs/$club/sessions/$session/table', params: { club, session } };
    return { to, words: t('unsent', { count }) };
  });
  const tasks = [...unsent, ...(waiting === undefined ? [] : tasksOf(waiting))];
  return (
    <Section title={t('waiting')}>
      <ul className={rows['rows']}>
        {tasks.map(({ to, words }) => (
          <li key={`${JSON.stringify(to)} ${words}`}>
            <Link {...(to as Target)} className={rows['row']} onClick={onFollow}>
              <span className={rows['grow']}>{words}</span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The tasks in the words of the reader. */
function useTasks(club: string): (waiting: News['waiting']) => readonly Task[] {
  const { t } = useTranslation('news');
  const nameOf = useMemberNames(club);
  return (waiting) =>
    tasksOf(club, waiting).map((task) => {
      if ('by' in task) return { to: task.place, words: t(task.key, { name: nameOf(task.by) }) };
      if (!('count' in task)) return { to: task.place, words: t(task.key) };
      if ('label' in task) {
        const { label, count } = task;
        return { to: task.place, words: t(task.key, { label, count }) };
      }
      return { to: task.place, words: t(task.key, { count: task.count }) };
    });
}
