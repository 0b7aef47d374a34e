import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { moneyReads } from '../../api/money/money-reads.js';
import { examineYear } from '../../api/money/years.js';
import type { ProblemError } from '../../api/problem.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { entryNamed, refusalAt } from '../../parts/form/refusal-at.js';
import { useTranslation } from '../../words/use-translation.js';
import { ConclusionChoice, Points, Remarks } from './examining-fields.js';
import { noticed, type Findings, type Missing } from './findings.js';
import { Signing } from './signing.js';
import { useFindings } from './use-findings.js';
import { sentOf, useLookedAt, type LookedAt } from './use-looked-at.js';
import { VoucherTicks } from './voucher-ticks.js';
import classes from './year-accounts.module.css';
import type { YearProps } from './year-props.js';

/** The fields of the form, as the service has them. */
const FIELDS = ['ticked', 'looked', 'noted', 'conclusion'] as const;

/** The findings so far, with what is missing or was refused, at its field. */
function useExamining({ club, accounts: { year } }: YearProps, looked: LookedAt) {
  const { t } = useTranslation('examining');
  const { found, find, forget } = useFindings(club.id, year.firstDay);
  const [isSent, setSent] = useState(false);
  const [refused, setRefused] = useState<ProblemError | null>(null);
  const missing = noticed(found, looked);
  const shown = isSent ? missing : {};
  const { errorOf } = refusalAt(refused, FIELDS);
  return {
    found,
    change: (part: Partial<Findings>) => {
      setRefused(null);
      find({ ...found, ...part });
    },
    /** The error of a field, by its name here and as the service has it. */
    errorAt: (field: keyof Missing, sent: (typeof FIELDS)[number]) => {
      const { [field]: words } = shown;
      return words === undefined ? errorOf(sent) : t(words);
    },
    errorOf,
    refusedRemark: entryNamed(refused, 'noted'),
    setRefused,
    /** Whether it can be signed; shows what is missing. */
    send: (): boolean => {
      setSent(true);
      setRefused(null);
      return Object.keys(missing).length === 0;
    },
    clear: () => {
      forget();
      setSent(false);
    },
  };
}

/** The form of an examination: points, remarks, a conclusion; what will be signed is shown before. */
export function Examining({ club, accounts }: YearProps) {
  const { year } = accounts;
  const { t } = useTranslation('examining');
  const { looked, look, clear } = useLookedAt(club.id, year.firstDay);
  const [isAsked, ask] = useState(false);
  const form = useExamining({ club, accounts }, looked);
  const { found, change, errorAt, errorOf, setRefused } = form;
  const { conclusion, ticked, remarks } = found;
  return (
    <form
      noValidate
      className={classes['screenOnly']}
      onSubmit={(event) => {
        event.preventDefault();
        ask(form.send());
      }}
    >
      <Stack>
        <Points
          ticked={ticked}
          error={errorAt('ticked', 'ticked')}
          onChange={(codes) => {
            change({ ticked: codes });
          }}
        />
        <VoucherTicks
          club={club}
          year={year}
          looked={looked}
          error={errorOf('looked')}
          onLook={(ticks) => {
            setRefused(null);
            look(ticks);
          }}
        />
        <Remarks
          remarks={remarks}
          error={errorAt('remarks', 'noted')}
          refused={form.refusedRemark}
          onChange={(texts) => {
            change({ remarks: texts });
          }}
        />
        <ConclusionChoice
          conclusion={conclusion}
          error={errorAt('conclusion', 'conclusion')}
          onChange={(chosen) => {
            change({ conclusion: chosen });
          }}
        />
        <div>
          <Button type="submit">{t('do')}</Button>
        </div>
      </Stack>
      <ConfirmSigning
        {...{ club, accounts, found, looked, isAsked }}
        onClose={() => {
          ask(false);
        }}
        onRefused={setRefused}
        onSigned={() => {
          form.clear();
          clear();
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
  readonly onRefused: (error: ProblemError) => void;
  readonly onSigned: () => void;
}

/** Repeats all that will be signed, and signs it. */
function ConfirmSigning(props: ConfirmProps) {
  const { club, accounts, found, looked, isAsked, onClose, onRefused, onSigned } = props;
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
      behind={{ fields: FIELDS, onRefused }}
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
