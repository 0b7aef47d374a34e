import { Button, Text } from '@mantine/core';
import { dayAfter } from '../../../src/values/day.js';
import { moneyReads } from '../../api/money/money-reads.js';
import { closeYear, reopenYear } from '../../api/money/years.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { useMeanwhile } from '../../parts/form/use-meanwhile.js';
import { useTranslation } from '../../words/use-translation.js';
import { ClosingList } from './closing-list.js';
import type { YearProps } from './year-props.js';

/** Closes a year that is over, or opens a closed one again with why; a signed one only an owner opens. */
export function CloseYear({ club, accounts }: YearProps) {
  const { year } = accounts;
  const asking = useAsked<Year>();
  return (
    <>
      <Way club={club} year={year} onAsk={asking.ask} />
      {asking.row !== null && (
        <Asked
          club={club}
          accounts={accounts}
          year={asking.row}
          now={year}
          opened={asking.isAsked}
          onClose={asking.close}
        />
      )}
    </>
  );
}

type Year = YearProps['accounts']['year'];

interface Props {
  readonly club: MyClub;
  readonly year: Year;
}

function isSigned({ status, examinations }: Year): boolean {
  const holds = examinations.some((one) => one.holds && one.withdrawn === null);
  return status === 'closed' && holds;
}

/** The button; a sentence before the year is over, and where only an owner may. */
function Way({ club, year, onAsk }: Props & { readonly onAsk: (year: Year) => void }) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const dates = useDates();
  const isClosed = year.status === 'closed';
  if (!isClosed && !year.isOver) {
    return <Text>{t('close.from', { day: dates.date(dayAfter(year.lastDay)) })}</Text>;
  }
  if (isSigned(year) && !may(club, 'keep-club')) return <Text>{t('examining:onlyOwner')}</Text>;
  return (
    <Button
      variant={isClosed ? 'default' : 'filled'}
      onClick={() => {
        onAsk(year);
      }}
    >
      {t(`${isClosed ? 'reopen' : 'close'}.do`)}
    </Button>
  );
}

interface AskedProps extends Props, YearProps {
  /** The same by now. */
  readonly now: Year;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function Asked({ club, accounts, year, now, opened, onClose }: AskedProps) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const isClosed = year.status === 'closed';
  const what = isClosed ? 'reopen' : 'close';
  const { status, version } = now;
  const kind = status === 'closed' ? 'year-closed' : 'year-reopened';
  const happened = { what: `year.${status}`, by: { kind, version } } as const;
  const meanwhile = useMeanwhile(club, version === year.version ? null : happened);
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      meanwhile={meanwhile}
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
      <Text>{isSigned(year) ? t('examining:reopenSigned') : t(`${what}.text`)}</Text>
      {!isClosed && <ClosingList club={club} accounts={accounts} />}
    </ConfirmWrite>
  );
}
