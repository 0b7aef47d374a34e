import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { openItemsQuery } from '../../api/money/open-items.js';
import type { MyClub } from '../../api/people/me.js';
import { AsFile } from '../../parts/files/as-file.js';
import { useDays } from '../../parts/figures/days.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { useOwedWords } from '../cash/use-owed-words.js';
import { ItemLines } from './item-lines.js';

interface Props {
  readonly club: MyClub;
  readonly member: string;
  /** As of the end of this day, `YYYY-MM-DD`. */
  readonly day: string;
}

/** The open items of a member as of a day; their sum is the balance of that day. */
export function OpenOn({ club, member, day }: Props) {
  const { t } = useTranslation('open-items');
  const days = useDays();
  const words = useOwedWords(club.currency);
  const { data } = useQuery(openItemsQuery(club.id, member, day));
  if (data === undefined) return null;
  const sum = data.reduce((all, { open }) => all + open, 0);
  return (
    <Section
      title={t('title', { day: days.date(day) })}
      beside={
        <AsFile
          files={[
            { of: `${club.id}/open-items`, query: { member, on: day }, formats: ['xlsx', 'csv'] },
          ]}
        />
      }
    >
      {data.length === 0 ? (
        <Text>{t('none')}</Text>
      ) : (
        <>
          <Text>{words(sum)}</Text>
          <ItemLines items={data} currency={club.currency} />
        </>
      )}
    </Section>
  );
}
