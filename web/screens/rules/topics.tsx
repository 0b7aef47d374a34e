import { Section } from '../../parts/page/section.js';
import { ExplainedTopicLines } from './explained-topic.js';
import classes from './rules.module.css';
import type { ExplainedTopic } from './use-evening-book.js';

interface TopicsProps {
  /** For addresses that lead here. */
  readonly id?: string;
  readonly title: string;
  readonly topics: readonly ExplainedTopic[];
}

/** The topics of a section, each with its meaning, price and source. Words: `rules`. */
export function Topics({ id, title, topics }: TopicsProps) {
  if (topics.length === 0) return null;
  return (
    <Section title={title} {...(id !== undefined && { id })}>
      {topics.map((topic) => (
        <section key={topic.id} id={topic.id} className={classes['topic']}>
          <h3>{topic.name}</h3>
          <ExplainedTopicLines topic={topic} />
        </section>
      ))}
    </Section>
  );
}
