import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { moneyReads } from '../../api/money/cash.js';
import { closeYear, reopenYear } from '../../api/money/years.js';
import { may } from '../../api/people/rights.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';
import type { YearProps } from './year-props.js';

/** Closes a year that is over, or opens a closed one again with why; a signed one only an owner opens. */
export function CloseYear({ club, accounts: { year } }: YearProps) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const [isAsked, { open, close }] = useDisclosure(false);
  const isClosed = year.status === 'closed';
  if (!isClosed && !year.isOver) return null;
  const isSigned =
    isClosed && year.examinations.some(({ holds, withdrawn }) => holds && withdrawn === null);
  if (isSigned && !may(club, 'keep-club')) return <Text>{t('examining:onlyOwner')}</Text>;
  const what = isClosed ? 'reopen' : 'close';
  return (
    <>
      <Button variant={isClosed ? 'default' : 'filled'} onClick={open}>
        {t(`${what}.do`)}
      </Button>
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
        <Text>{isSigned ? t('examining:reopenSigned') : t(`${what}.text`)}</Text>
        {year.waits.map((wait) => (
          <Text key={wait.what}>{t(`waits.${wait.what}`, { count: wait.count })}</Text>
        ))}
      </ConfirmWrite>
    </>
  );
}
