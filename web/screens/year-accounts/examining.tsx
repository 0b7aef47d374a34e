import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { moneyReads } from '../../api/money/cash.js';
import { examineYear } from '../../api/money/years.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';
import { ConclusionChoice, Points, Remarks } from './examining-fields.js';
import { noticed, type Findings } from './findings.js';
import { Signing } from './signing.js';
import { useFindings } from './use-findings.js';
import { sentOf, useLookedAt, type LookedAt } from './use-looked-at.js';
import { VoucherTicks } from './voucher-ticks.js';
import classes from './year-accounts.module.css';
import type { YearProps } from './year-props.js';

/** The form of an examination: points, remarks, a conclusion; what will be signed is shown before. */
export function Examining({ club, accounts }: YearProps) {
  const { year } = accounts;
  const { t } = useTranslation('examining');
  const { found, find, forget } = useFindings(club.id, year.firstDay);
  const { looked, look, clear } = useLookedAt(club.id, year.firstDay);
  const [isSent, setSent] = useState(false);
  const [isAsked, ask] = useState(false);
  const missing = noticed(found, looked);
  const shown = isSent ? missing : {};
  const change = (part: Partial<Findings>) => {
    find({ ...found, ...part });
  };
  const { conclusion, ticked } = found;
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
        <VoucherTicks club={club} year={year} looked={looked} onLook={look} />
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
      <ConfirmSigning
        club={club}
        accounts={accounts}
        found={found}
        looked={looked}
        isAsked={isAsked}
        onClose={() => {
          ask(false);
        }}
        onSigned={() => {
          forget();
          clear();
          setSent(false);
        }}
      />
    </form>
  );
}

interface ConfirmProps extends YearProps {
  readonly found: Findings;
  readonly looked: LookedAt;
  readonly isAsked: boolean;
  readonly onClose: () => void;
  readonly onSigned: () => void;
}

/** Repeats all that will be signed, and signs it. */
function ConfirmSigning(props: ConfirmProps) {
  const { club, accounts, found, looked, isAsked, onClose, onSigned } = props;
  const { t } = useTranslation('examining');
  const { year, head } = accounts;
  const { ticked, conclusion } = found;
  const noted = found.remarks.map((one) => one.trim()).filter(Boolean);
  return (
    <ConfirmWrite
      opened={isAsked}
      onClose={onClose}
      title={t('confirm.title', { label: year.label })}
      confirm={t('confirm.do')}
      body={
        conclusion === null
          ? null
          : { ticked: [...ticked], noted, looked: sentOf(looked), conclusion, head }
      }
      write={(body, key) => examineYear(club.id, year, body, key)}
      reads={moneyReads(club.id)}
      done={t('confirm.done')}
      onDone={onSigned}
    >
      <Text>{t('confirm.text')}</Text>
      <Signing
        ticked={ticked}
        noted={noted}
        conclusion={conclusion}
        vouchers={{ count: Object.keys(looked).length, total: year.vouchers }}
      />
    </ConfirmWrite>
  );
}
