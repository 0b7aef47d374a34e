import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { closeSeason, reopenSeason, seasonReads } from '../../api/seasons/season-writes.js';
import { ReasonField } from '../../parts/form/reason-field.js';
import { Confirm } from '../../parts/page/sheet.js';
import { toast } from '../../parts/page/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useTranslation } from '../../words/use-translation.js';
import type { SeasonProps } from './season-props.js';

/** Closes a season with its final table, or opens a closed one again with why. */
export function CloseSeason({ club, standings: { season: now } }: SeasonProps) {
  const { t } = useTranslation('seasons.forms');
  // The question is about the season as it was then, whatever happens to it meanwhile.
  const [isAsked, ask] = useState(false);
  const [season, takeUp] = useState(now);
  const [why, setWhy] = useState('');
  const isClosed = season.status === 'closed';
  const what = isClosed ? 'reopen' : 'close';
  const { name } = season;
  const changing = useWrite(
    (said: { why: string; version: number }, key) =>
      isClosed ? reopenSeason(club.id, season, said.why, key) : closeSeason(club.id, season, key),
    seasonReads(club.id),
  );
  const leave = () => {
    ask(false);
    changing.reset();
  };
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          takeUp(now);
          ask(true);
        }}
      >
        {t(`${now.status === 'closed' ? 'reopen' : 'close'}.do`)}
      </Button>
      <Confirm
        opened={isAsked}
        onClose={leave}
        title={t(`${what}.title`, { name })}
        confirm={t(`${what}.do`)}
        isPending={changing.isPending}
        isReady={!isClosed || why.trim() !== ''}
        error={changing.error}
        onConfirm={() => {
          changing.mutate(
            { why: why.trim(), version: season.version },
            {
              onSuccess: () => {
                leave();
                setWhy('');
                toast(t(`${what}.done`, { name }));
              },
            },
          );
        }}
      >
        <Text>{t(`${what}.text`)}</Text>
        {isClosed && (
          <ReasonField
            label={t('why')}
            description={t('whyHint')}
            value={why}
            onChange={setWhy}
            error={null}
          />
        )}
      </Confirm>
    </>
  );
}
