import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { BookChanges } from '../../../../src/rules/own-book/changes.js';
import type { BookId } from '../../../../src/rules/rule-book.js';
import { LoadingScreen } from '../../../app/states/loading-screen.js';
import { seasonsQuery } from '../../../api/seasons/seasons.js';
import { Filter } from '../../../parts/list/filter.js';
import { Section } from '../../../parts/page/section.js';
import { useTranslation } from '../../../words/use-translation.js';
import { UnderBook } from '../../what-if/under-book.js';

interface Props {
  readonly club: string;
  readonly parent: BookId;
  readonly changes: BookChanges;
  /** Whether the changes make a whole book. */
  readonly isWhole: boolean;
}

/** As long as somebody types on, no request is made. */
const PAUSE_MS = 350;

/** The last season by the book that is being written; it follows every change that makes a whole book. */
export function DraftWhatIf({ club, parent, changes, isWhole }: Props) {
  const { t } = useTranslation('what-if');
  const { data: seasons } = useQuery(seasonsQuery(club));
  const [chosen, choose] = useState<string | null>(null);
  const [whole, keep] = useState(changes);
  if (isWhole && whole !== changes) keep(changes);
  const [asked] = useDebouncedValue(whole, PAUSE_MS);
  if (seasons === undefined) return null;
  const last = seasons.find(({ status }) => status === 'closed') ?? seasons[0];
  const season = chosen ?? last?.id ?? '';
  return (
    <Section title={t('inDraft')}>
      <Text size="sm">{t('howCompared')}</Text>
      <Filter
        label={t('which')}
        value={season === '' ? undefined : season}
        all={t('latest')}
        choices={seasons.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(next = '') => {
          choose(next);
        }}
      />
      {/* Names that are still read do not take the form away. */}
      <Suspense fallback={<LoadingScreen />}>
        <UnderBook
          club={club}
          asked={{ book: parent, changes: asked, ...(season !== '' && { season }) }}
          bookName={t('draft')}
          note={isWhole ? undefined : t('draftBroken')}
        />
      </Suspense>
    </Section>
  );
}
