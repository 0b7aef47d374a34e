import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { closeSeason, reopenSeason, seasonReads } from '../../api/seasons/season-writes.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';
import type { SeasonProps } from './season-props.js';

/** Closes a season with its final table, or opens a closed one again with why. */
export function CloseSeason({ club, standings: { season: now } }: SeasonProps) {
  const { t } = useTranslation('seasons.forms');
  // The question is about the season as it was then, whatever happens to it meanwhile.
  const [isAsked, { open, close }] = useDisclosure(false);
  const [season, takeUp] = useState(now);
  const isClosed = season.status === 'closed';
  const what = isClosed ? 'reopen' : 'close';
  const { name } = season;
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          takeUp(now);
          open();
        }}
      >
        {t(`${now.status === 'closed' ? 'reopen' : 'close'}.do`)}
      </Button>
      <ConfirmWrite
        opened={isAsked}
        onClose={close}
        title={t(`${what}.title`, { name })}
        confirm={t(`${what}.do`)}
        reason={isClosed ? { label: t('why'), description: t('whyHint') } : undefined}
        body={{ id: season.id, version: season.version }}
        write={(body, key, why) =>
          isClosed ? reopenSeason(club.id, body, why, key) : closeSeason(club.id, body, key)
        }
        reads={seasonReads(club.id)}
        done={t(`${what}.done`, { name })}
      >
        <Text>{t(`${what}.text`)}</Text>
      </ConfirmWrite>
    </>
  );
}
