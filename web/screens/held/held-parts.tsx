import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Held } from '../../api/people/held.js';
import type { MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { useDays } from '../../parts/figures/days.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { useMoney } from '../../parts/figures/money.js';
import { signedPoints } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { useRoleNames } from '../../parts/people/use-role-names.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './held.module.css';

interface Props {
  readonly held: Held;
  readonly club: MyClub;
}

/** Everything that is held, with a heading and a count for each sort. */
export function HeldParts({ held, club }: Props) {
  const { t } = useTranslation('held');
  const { moment } = useDates();
  const nameRoles = useRoleNames();
  return (
    <>
      <Part
        title={t('record')}
        lines={[
          t('since', { time: moment(held.member.createdAt) }),
          ...held.names.map((name) => t('called', { name })),
          ...held.roles.map(({ roles, since }) =>
            t('role', { roles: roles.length === 0 ? '–' : nameRoles(roles), time: moment(since) }),
          ),
          ...held.devices.map(({ name, times, last }) =>
            t('device', { name, count: times, time: moment(last) }),
          ),
        ]}
        isCounted={false}
      />
      <User user={held.user} />
      <Played held={held} />
      <Money held={held} currency={club.currency} />
      <Part
        title={t('log')}
        lines={held.log.map(({ time, sentence, why }) =>
          [moment(time), sentence, why].filter((one) => one !== null && one !== '').join(' · '),
        )}
      />
    </>
  );
}

function User({ user }: Pick<Held, 'user'>) {
  const { t } = useTranslation('held');
  const { moment } = useDates();
  if (user === null) return null;
  const signIns = user.signIns.map(({ kind, name, createdAt }) =>
    t('signIn', {
      what: name ?? t(kind === 'program' ? 'program' : 'browser'),
      time: moment(createdAt),
    }),
  );
  return (
    <Part
      title={t('user')}
      lines={[t('signsInAs', { name: user.name, time: moment(user.createdAt) }), ...signIns]}
      isCounted={false}
    />
  );
}

function Played({ held }: Pick<Props, 'held'>) {
  const { t } = useTranslation('held');
  const { short } = useDates();
  const days = useDays();
  const fines = useFineWords();
  const answered = ({ planned, answer: said, guests }: Held['answers'][number]) => {
    const its = { day: days.short(planned), answer: t(`answered.${said}`) };
    return guests === 0 ? t('answer', its) : t('answerGuests', { ...its, count: guests });
  };
  return (
    <>
      <Part
        title={t('evenings')}
        lines={held.evenings.map(({ openedAt, players, points }) =>
          t('evening', {
            date: short(openedAt),
            players: players.map(({ name }) => name).join(', '),
            points: signedPoints(points),
          }),
        )}
      />
      <Part title={t('answers')} lines={held.answers.map(answered)} />
      <Part
        title={t('fines')}
        lines={held.fines.map((fine) =>
          [short(fine.recordedAt), fines.code(fine), fines.cost(fine), fine.note]
            .filter((one) => one !== '')
            .join(' · '),
        )}
      />
      <Part
        title={t('disputes')}
        lines={held.disputes.map(({ raisedAt, text, steps }) =>
          [short(raisedAt), text, ...steps.slice(1).map((step) => step.text)]
            .filter((one) => one !== '')
            .join(' · '),
        )}
      />
    </>
  );
}

function Money({ held, currency }: Pick<Props, 'held'> & { readonly currency: string }) {
  const { t } = useTranslation(['held', 'my-money']);
  const { short } = useDates();
  const money = useMoney(currency);
  return (
    <>
      <Part title={t('statement')} lines={[]} count={held.statement.length}>
        <Text size="sm">{t('statementText')}</Text>
      </Part>
      <Part
        title={t('objections')}
        lines={held.objections.map(({ time, voucher, text, answer }) =>
          [short(time), voucher.label, text, answer?.text ?? '']
            .filter((one) => one !== '')
            .join(' · '),
        )}
      />
      <Part
        title={t('payments')}
        lines={[
          ...held.dues.flatMap(({ name, dueDay, lines }) =>
            lines.map(({ amount }) => t('due', { name, day: short(dueDay), money: money(amount) })),
          ),
          ...held.payments.map(({ day, amount, reference, state }) =>
            t('payment', {
              ...{ day: short(day), money: money(amount), reference },
              state: t(`my-money:states.${state}`),
            }),
          ),
          ...held.transfers.map(({ pays, amount, reference, status }) =>
            t(`${pays ? 'pays' : 'isPaid'}.${status}`, { money: money(amount), reference }),
          ),
        ]}
      />
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly count?: number;
  /** Whether how many there are says something. */
  readonly isCounted?: boolean;
  readonly children?: ReactNode;
}

/** Longer lists stay folded until they are opened. */
const FEW = 8;

function Part({ title, lines, count = lines.length, isCounted = true, children }: PartProps) {
  const { t } = useTranslation('held');
  return (
    <Section title={isCounted ? t('counted', { title, number: String(count) }) : title}>
      {children}
      <Lines lines={lines} />
    </Section>
  );
}

/** A list, folded where it is long. */
export function Lines({ lines }: Pick<PartProps, 'lines'>) {
  const { t } = useTranslation('held');
  const list = (
    <ul className={classes['lines']}>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
  if (lines.length <= FEW) return list;
  return (
    <details>
      <summary className={classes['more']}>{t('all')}</summary>
      {list}
    </details>
  );
}
