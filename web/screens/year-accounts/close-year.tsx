import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { moneyReads } from '../../api/money/cash.js';
import { closeYear, reopenYear } from '../../api/money/years.js';
import { ReasonField } from '../../parts/form/reason-field.js';
import { Confirm } from '../../parts/page/sheet.js';
import { toast } from '../../parts/page/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useTranslation } from '../../words/use-translation.js';
import type { YearProps } from './year-props.js';

/** Closes a year that is over, or opens a closed one again with why. */
export function CloseYear({ club, accounts: { year } }: YearProps) {
  const { t } = useTranslation('years');
  const [isAsked, ask] = useState(false);
  const [why, setWhy] = useState('');
  const isClosed = year.status === 'closed';
  const changing = useWrite(
    (said: { why: string; version: number }, key) =>
      isClosed ? reopenYear(club.id, year, said.why, key) : closeYear(club.id, year, key),
    moneyReads(club.id),
  );
  if (!isClosed && !year.isOver) return null;
  const what = isClosed ? 'reopen' : 'close';
  const close = () => {
    ask(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          ask(true);
        }}
      >
        {t(`${what}.do`)}
      </Button>
      <Confirm
        opened={isAsked}
        onClose={close}
        title={t(`${what}.title`, { label: year.label })}
        confirm={t(`${what}.do`)}
        isPending={changing.isPending}
        isReady={!isClosed || why.trim() !== ''}
        error={changing.error}
        onConfirm={() => {
          changing.mutate(
            { why, version: year.version },
            {
              onSuccess: () => {
                close();
                setWhy('');
                toast(t(`${what}.done`, { label: year.label }));
              },
            },
          );
        }}
      >
        <Text>{t(`${what}.text`)}</Text>
        {year.waits.map((wait) => (
          <Text key={wait.what}>{t(`waits.${wait.what}`, { count: wait.count })}</Text>
        ))}
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
