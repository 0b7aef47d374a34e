import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { useTranslation } from '../../words/use-translation.js';
import { AsFile } from '../files/as-file.js';
import type { FileOf } from '../files/file-of.js';
import { LiveNote } from '../notices/live-note.js';
import { ProblemNote } from '../notices/problem-note.js';
import { MorePages, type Pages } from './more-pages.js';
import classes from './register.module.css';

interface Props {
  readonly title: string;
  readonly club: string;
  readonly filters: ReactNode;
  readonly files: readonly FileOf[];
  /** Said of the whole register, above its list. */
  readonly summary?: ReactNode;
  readonly pages: Pages & { readonly error: unknown; readonly isPending: boolean };
  /** The list of what is fetched so far. */
  readonly children: ReactNode;
}

/** A register of the club: filters, files, and its entries page by page. */
export function Register({ title, club, filters, files, summary, pages, children }: Props) {
  const { t } = useTranslation('registers');
  return (
    <Stack maw="56rem" mx="auto">
      <Title order={1} size="h2">
        {title}
      </Title>
      <LiveNote club={club} />
      <div className={classes['filters']} role="search" aria-label={t('filters')}>
        {filters}
      </div>
      <AsFile files={files} />
      <ProblemNote error={pages.error} />
      {summary}
      {pages.isPending && <LoadingScreen />}
      <div>
        {children}
        <MorePages pages={pages} />
      </div>
    </Stack>
  );
}
