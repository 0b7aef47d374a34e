import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { moneyReads } from '../../api/money/cash.js';
import { examineYear } from '../../api/money/years.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';
import { ConclusionChoice, Points, Remarks } from './examining-fields.js';
import { NOTHING_FOUND, noticed, type Findings } from './findings.js';
import { Signing } from './signing.js';
import classes from './year-accounts.module.css';
import type { YearProps } from './year-props.js';

/** The form of an examination: points, remarks, a conclusion; what will be signed is shown before. */
export function Examining({ club, accounts: { year, head } }: YearProps) {
  const { t } = useTranslation('examining');
  const [found, find] = useState<Findings>(NOTHING_FOUND);
  const [isSent, setSent] = useState(false);
  const [isAsked, ask] = useState(false);
  const missing = noticed(found);
  const shown = isSent ? missing : {};
  const change = (part: Partial<Findings>) => {
    find({ ...found, ...part });
  };
  const { conclusion, ticked } = found;
  const noted = found.remarks.map((one) => one.trim()).filter(Boolean);
  return (
    <form
      noValidate
      className={classes['screenOnly']}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        ask(Object.keys(missing).length === 0);
      }}
    >
      <Stack>
        <Points
          ticked={ticked}
          error={shown.ticked === undefined ? null : t(shown.ticked)}
          onChange={(codes) => {
            change({ ticked: codes });
          }}
        />
        <Remarks
          remarks={found.remarks}
          error={shown.remarks === undefined ? null : t(shown.remarks)}
          onChange={(remarks) => {
            change({ remarks });
          }}
        />
        <ConclusionChoice
          conclusion={conclusion}
          error={shown.conclusion === undefined ? null : t(shown.conclusion)}
          onChange={(chosen) => {
            change({ conclusion: chosen });
          }}
        />
        <div>
          <Button type="submit">{t('do')}</Button>
        </div>
      </Stack>
      <ConfirmWrite
        opened={isAsked}
        onClose={() => {
          ask(false);
        }}
        title={t('confirm.title', { label: year.label })}
        confirm={t('confirm.do')}
        body={conclusion === null ? null : { ticked: [...ticked], noted, conclusion, head }}
        write={(body, key) => examineYear(club.id, year, body, key)}
        reads={moneyReads(club.id)}
        done={t('confirm.done')}
        onDone={() => {
          find(NOTHING_FOUND);
          setSent(false);
        }}
      >
        <Text>{t('confirm.text')}</Text>
        <Signing ticked={ticked} noted={noted} conclusion={conclusion} />
      </ConfirmWrite>
    </form>
  );
}
