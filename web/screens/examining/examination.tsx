import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { moneyReads } from '../../api/money/money-reads.js';
import { withdrawExamination, type Examination as View } from '../../api/money/examinations.js';
import type { YearStanding } from '../../api/money/years.js';
import { useMe, type Me, type MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useCalled } from '../../parts/people/use-called.js';
import { useTranslation } from '../../words/use-translation.js';
import { ChangesSince } from './changes-since.js';
import { DoubtWords, useDoubtsAtSigning } from './doubt-words.js';
import { useSaid } from '../remarks/use-said.js';
import classes from '../year-accounts/year-accounts.module.css';

interface Props {
  readonly club: MyClub;
  readonly year: YearStanding;
  readonly examination: View;
}

/** A signature: its author, its accounts, the points looked at and not, and the contradictions in the books. */
export function Examination({ club, year, examination }: Props) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const dates = useDates();
  const called = useCalled();
  const say = useSaid();
  const { time, actorName, conclusion, reservation, ticked, unticked, books } = examination;
  const { reopened, withdrawn, vouchers, changes } = examination;
  const doubts = useDoubtsAtSigning()(books, { ticked, conclusion, looked: null, open: [] });
  const signed = {
    name: called(actorName),
    day: dates.moment(time),
    conclusion: t(`examined.conclusions.${conclusion ?? 'none'}`),
  };
  return (
    <article className={classes['examination']}>
      <Text fw={650}>{t('examined.signed', signed)}</Text>
      {withdrawn !== null && <Text>{say('withdrawn', withdrawn)}</Text>}
      {reopened !== null && (
        <Text>{t('examined.ofBefore', { day: dates.moment(reopened.time) })}</Text>
      )}
      {withdrawn === null && reopened === null && <Text>{t('examined.ofNow')}</Text>}
      <dl className={classes['points']}>
        {reservation !== null && conclusion !== null && conclusion !== 'approved' && (
          <Points name={t(`examined.reservation.${conclusion}`)}>{reservation}</Points>
        )}
        <Points name={t('examined.looked')}>
          {ticked.map((one) => t(`checks.${one}`)).join(' · ') || '–'}
        </Points>
        <Points name={t('examined.notLooked')}>
          {unticked.map((one) => t(`checks.${one}`)).join(' · ') || '–'}
        </Points>
        {vouchers !== null && (
          <Points name={t('examined.vouchers')}>
            {t('examined.vouchersLooked', { count: vouchers.looked.length, total: vouchers.total })}
          </Points>
        )}
        {doubts.length > 0 && (
          <Points name={t('examined.books')}>
            <DoubtWords doubts={doubts} />
          </Points>
        )}
        {(['settled', 'open', 'noted'] as const)
          .filter((one) => examination[one].length > 0)
          .map((one) => (
            <Points key={one} name={t(`examined.${one}Then`)}>
              {examination[one].join(', ')}
            </Points>
          ))}
      </dl>
      {changes !== null && <ChangesSince club={club} changes={changes} />}
      <Withdraw {...{ club, year, examination }} />
    </article>
  );
}

function Points({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whether somebody signed it. */
export function isTheirs(
  { actor }: Pick<View, 'actor'>,
  { member }: Pick<MyClub, 'member'>,
  user: Me['user'],
): boolean {
  return actor === member || (user !== null && actor === `user:${user.id}`);
}

/** Its author withdraws a signature, as long as it is of the year as it is. */
function Withdraw({ club, year, examination }: Props) {
  const { event, holds, withdrawn } = examination;
  const { t } = useTranslation('examining');
  const { user } = useMe();
  const [isAsked, { open, close }] = useDisclosure(false);
  if (!isTheirs(examination, club, user) || !holds || withdrawn !== null) return null;
  return (
    <div className={classes['screenOnly']}>
      <Button variant="default" onClick={open}>
        {t('withdraw.do')}
      </Button>
      <ConfirmWrite
        opened={isAsked}
        onClose={close}
        title={t('withdraw.title')}
        confirm={t('withdraw.do')}
        reason={{ label: t('withdraw.why'), description: t('withdraw.whyHint') }}
        body={{ firstDay: year.firstDay, examination: event }}
        write={(of, key, why) => withdrawExamination(club.id, of, why, key)}
        reads={moneyReads(club.id)}
        done={t('withdraw.done')}
      >
        <Text>{t('withdraw.text')}</Text>
      </ConfirmWrite>
    </div>
  );
}
