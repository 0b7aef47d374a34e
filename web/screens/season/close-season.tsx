import { Button, Text } from '@mantine/core';
import { closeSeason, reopenSeason, seasonReads } from '../../api/seasons/season-writes.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { useMeanwhile, type Meanwhile } from '../../parts/form/use-meanwhile.js';
import { useTranslation } from '../../words/use-translation.js';
import type { SeasonProps } from './season-props.js';

/** Closes a season with its final table, or opens a closed one again with why. */
export function CloseSeason({ club, standings: { season: now } }: SeasonProps) {
  const { t } = useTranslation('seasons.forms');
  const asking = useAsked<typeof now>();
  const season = asking.row ?? now;
  const meanwhile = useMeanwhile(club, happened(season, now));
  const isClosed = season.status === 'closed';
  const what = isClosed ? 'reopen' : 'close';
  const { name } = season;
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          asking.ask(now);
        }}
      >
        {t(`${now.status === 'closed' ? 'reopen' : 'close'}.do`)}
      </Button>
      <ConfirmWrite
        opened={asking.isAsked}
        onClose={asking.close}
        title={t(`${what}.title`, { name })}
        confirm={t(`${what}.do`)}
        reason={isClosed ? { label: t('why'), description: t('whyHint') } : undefined}
        body={{ id: season.id, version: season.version }}
        write={(body, key, why) =>
          isClosed ? reopenSeason(club.id, body, why, key) : closeSeason(club.id, body, key)
        }
        reads={seasonReads(club.id)}
        done={t(`${what}.done`, { name })}
        meanwhile={meanwhile}
      >
        <Text>{t(`${what}.text`)}</Text>
      </ConfirmWrite>
    </>
  );
}

type Season = SeasonProps['standings']['season'];

/** The event that changed a season since it was asked about; null for none. */
function happened(asked: Season, { version, status, since }: Season): Meanwhile | null {
  if (version === asked.version) return null;
  return { what: `season.${status === asked.status ? 'changed' : status}`, by: since };
}
