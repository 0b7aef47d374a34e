import { useInfiniteQuery } from '@tanstack/react-query';
import { statementQuery } from '../../api/evenings/club-queries.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { MorePages } from '../../parts/list/more-pages.js';
import { ProblemNote } from '../../parts/page/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';
import { Lines } from './lines.js';

/** The whole account, page by page, the latest first. */
export function AllLines({ club, member }: { readonly club: string; readonly member: string }) {
  const { t } = useTranslation('statement');
  const statement = useInfiniteQuery(statementQuery(club, member));
  const { data, error } = statement;
  if (data === undefined) {
    return error === null ? <LoadingScreen /> : <ProblemNote error={error} />;
  }
  return (
    <>
      <Lines
        club={club}
        member={member}
        lines={data.pages.flatMap(({ lines }) => lines)}
        withDates
        isCut={statement.hasNextPage}
      />
      <MorePages pages={statement} label={t('olderLines')} />
    </>
  );
}
