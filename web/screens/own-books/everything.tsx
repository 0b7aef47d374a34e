import { Stack } from '@mantine/core';
import type { Book } from '../../../src/rules/game.js';
import { resolveRules } from '../../../src/rules/rule-book.js';
import { TOPIC_SECTIONS } from '../../../src/rules/topic.js';
import { plainPoints } from '../../parts/figures/points.js';
import { useTranslation } from '../../words/use-translation.js';
import { BookFines } from '../rules/book-fines.js';
import { BookReadings } from '../rules/book-readings.js';
import { Topics } from '../rules/topics.js';
import { useEveningBook } from '../rules/use-evening-book.js';

/** The whole book in the order of play, each topic with its meaning, price and source. */
export function Everything({ book }: { readonly book: Book }) {
  const { t } = useTranslation('rules');
  const resolved = resolveRules(book);
  const topics = useEveningBook(resolved, plainPoints);
  return (
    <Stack gap="lg">
      {TOPIC_SECTIONS.map((section) => (
        <Topics
          key={section}
          title={t(`sections.${section}`)}
          topics={topics.filter((topic) => topic.section === section)}
        />
      ))}
      <BookFines rules={resolved} />
      <BookReadings rules={resolved} />
    </Stack>
  );
}
