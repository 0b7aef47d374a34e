import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { moneyReads } from '../../api/money/money-reads.js';
import { examineYear } from '../../api/money/examinations.js';
import type { ProblemError } from '../../api/problem.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { refusalAt } from '../../parts/form/fields/refusal-at.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Signed } from '../../../src/money/years/books-at-signing.js';
import { useDoubtsAtSigning } from './doubt-words.js';
import { ConclusionFields, Points } from './examining-fields.js';
import {
  noticed,
  reservationOf,
  saysRemark,
  useFindings,
  type Findings,
  type Missing,
} from './findings.js';
import { Signing } from './signing.js';
import { useLookedAt, type LookedAt } from './use-looked-at.js';
import { VoucherTicks } from './voucher-ticks.js';
import classes from '../year-accounts/year-accounts.module.css';
import type { YearProps } from '../year-accounts/year-props.js';

/** The fields of the form, as the service has them. */
const FIELDS = ['ticked', 'looked', 'conclusion', 'reservation'] as const;

/** Those that are shown: an approval has no reservation. */
const fieldsOf = (conclusion: Findings['conclusion']) =>
  FIELDS.filter(
    (name) => name !== 'reservation' || (conclusion !== null && conclusion !== 'approved'),
  );

/** The findings so far, with what is missing or was refused, at its field. */
function useExamining({ club, accounts: { year } }: YearProps) {
  const { t } = useTranslation('examining');
  const { found, find, forget } = useFindings(club.id, year.firstDay);
  const [isSent, setSent] = useState(false);
  const [refused, setRefused] = useState<ProblemError | null>(null);
  const missing = noticed(found, year.remarks);
  const shown = isSent ? missing : {};
  const { errorOf } = refusalAt(refused, fieldsOf(found.conclusion));
  return {
    found,
    change: (part: Partial<Findings>) => {
      setRefused(null);
      find({ ...found, ...part });
    },
    /** The error of a field: the missing part, or the refusal. */
    errorAt: (field: keyof Missing) => {
      const { [field]: words } = shown;
      return words === undefined ? errorOf(field) : t(words);
    },
    errorOf,
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

/** The form of an examination: points, vouchers, a conclusion; what will be signed is shown before. */
export function Examining({ club, accounts }: YearProps) {
  const { year } = accounts;
  const { t } = useTranslation('examining');
  const { looked, look, clear } = useLookedAt(club.id, year.firstDay);
  const [isAsked, ask] = useState(false);
  const form = useExamining({ club, accounts });
  const { found, change, errorAt, errorOf, setRefused } = form;
  const { ticked } = found;
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
          error={errorAt('ticked')}
          onChange={(codes) => {
            change({ ticked: codes });
          }}
        />
        <VoucherTicks
          club={club}
          year={year}
          looked={looked}
          error={errorOf('looked')}
          onLook={(voucher, isLookedAt) => {
            setRefused(null);
            look(voucher, isLookedAt);
          }}
        />
        <ConclusionFields
          found={found}
          isSaid={saysRemark(year.remarks)}
          errorAt={errorAt}
          onChange={change}
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

/** Repeats all that will be signed, with the contradictions in the books, and signs it. */
function ConfirmSigning(props: ConfirmProps) {
  const { club, accounts, found, looked, isAsked, onClose, onRefused, onSigned } = props;
  const { t } = useTranslation('examining');
  const { year, head, books } = accounts;
  const { ticked, conclusion } = found;
  const reservation = reservationOf(found);
  const open = year.remarks
    .filter(({ standing }) => standing === 'unanswered' || standing === 'answered')
    .map(({ number }) => number);
  const vouchers = [...looked];
  const signed: Signed = { ticked, conclusion, looked: vouchers.length, open };
  const doubtsOf = useDoubtsAtSigning();
  const doubts = books === null ? [] : doubtsOf(books, signed);
  const despite = t('confirm.despite');
  return (
    <ConfirmWrite
      opened={isAsked}
      onClose={onClose}
      title={t('confirm.title', { label: year.label })}
      confirm={doubts.length > 0 ? despite : t('confirm.do')}
      confirmAsked={despite}
      body={
        conclusion === null
          ? null
          : {
              ticked: [...ticked],
              looked: vouchers,
              conclusion,
              ...(reservation === '' ? {} : { reservation }),
              head,
            }
      }
      write={(body, key, _why, confirmed) => {
        const known = [...doubts.map(({ reason }) => reason), ...confirmed];
        return examineYear(club.id, year, { ...body, despite: [...new Set(known)] }, key);
      }}
      reads={moneyReads(club.id)}
      done={t('confirm.done')}
      onDone={onSigned}
      behind={{ fields: fieldsOf(conclusion), onRefused }}
    >
      <Signing {...{ signed, reservation, doubts }} vouchers={year.vouchers} />
    </ConfirmWrite>
  );
}
