import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { moneyReads } from '../../api/money/cash.js';
import { closeYear, reopenYear } from '../../api/money/years.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';
import type { YearProps } from './year-props.js';

/** Closes a year that is over, or opens a closed one again with why. */
export function CloseYear({ club, accounts: { year } }: YearProps) {
  const { t } = useTranslation('cash.years');
  const [isAsked, { open, close }] = useDisclosure(false);
  const isClosed = year.status === 'closed';
  if (!isClosed && !year.isOver) return null;
  const what = isClosed ? 'reopen' : 'close';
  return (
    <>
      <Button onClick={open}>{t(`${what}.do`)}</Button>
      <ConfirmWrite
        opened={isAsked}
        onClose={close}
        title={t(`${what}.title`, { label: year.label })}
        confirm={t(`${what}.do`)}
        reason={isClosed ? { label: t('why'), description: t('whyHint') } : undefined}
        body={{ firstDay: year.firstDay, version: year.version }}
        write={(body, key, why) =>
          isClosed ? reopenYear(club.id, body, why, key) : closeYear(club.id, body, key)
        }
        reads={moneyReads(club.id)}
        done={t(`${what}.done`, { label: year.label })}
      >
        <Text>{t(`${what}.text`)}</Text>
        {year.waits.map((wait) => (
          <Text key={wait.what}>{t(`waits.${wait.what}`, { count: wait.count })}</Text>
        ))}
      </ConfirmWrite>
    </>
  );
}
