import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { cardQuery, type AccountCard, type CardLine } from '../../api/money/cards.js';
import type { CardPeriod } from '../../api/money/cards.js';
import type { MyClub } from '../../api/people/me.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { Link } from '../../routing/link.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { Objecting } from '../objections/object.js';
import { canObject, useObjections } from '../objections/use-objections.js';
import { usePartyNames } from '../vouchers/use-party-names.js';
import { useVoucherTitle } from '../vouchers/voucher-words.js';
import { useTranslation } from '../../words/use-translation.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import { MorePages } from '../../parts/list/more-pages.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import classes from './card.module.css';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface Props {
  readonly club: MyClub;
  /** An account of the club, or a member. */
  readonly owner: string;
  readonly period: CardPeriod;
  readonly onPeriod: (period: CardPeriod) => void;
}

/** The card of an account: its vouchers by day, with in, out and the balance after each. */
export function Card({ club, owner, period, onPeriod }: Props) {
  const pages = useInfiniteQuery(cardQuery(club.id, owner, period));
  const first = pages.data?.pages[0];
  return (
    <>
      <Days period={period} onPeriod={onPeriod} />
      <ProblemNote error={pages.error} />
      {pages.isPending && <LoadingScreen />}
      {first !== undefined && (
        <Lines
          club={club}
          card={first}
          lines={pages.data?.pages.flatMap(({ lines }) => lines) ?? []}
          isWhole={!pages.hasNextPage}
        />
      )}
      <MorePages pages={pages} />
    </>
  );
}

function Days({ period, onPeriod }: Pick<Props, 'period' | 'onPeriod'>) {
  const { t } = useTranslation('registers');
  return (
    <div className={classes['days']}>
      {(['from', 'to'] as const).map((end) => (
        <DayInput
          key={end}
          label={t(end)}
          value={period[end] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            onPeriod({ ...period, [end]: value === '' ? undefined : value });
          }}
        />
      ))}
    </div>
  );
}

interface LinesProps {
  readonly club: MyClub;
  readonly card: AccountCard;
  readonly lines: readonly CardLine[];
  /** Whether the last line is there. */
  readonly isWhole: boolean;
}

function Lines({ club, card, lines, isWhole }: LinesProps) {
  const { t } = useTranslation('cash');
  const money = useMoney(club.currency);
  const number = classes['number'] ?? '';
  const wide = `${number} ${classes['wide'] ?? ''}`;
  const objecting = useAsked<CardLine>();
  const titleOf = useVoucherTitle();
  const narrow = `${number} ${classes['narrow'] ?? ''}`;
  return (
    <>
      <table className={classes['card']} aria-label={t('card.title')}>
        <thead>
          <tr>
            <th scope="col" className={classes['wide']}>
              {t('day')}
            </th>
            <th scope="col" className={classes['wide']}>
              {t('card.voucher')}
            </th>
            <th scope="col">{t('card.text')}</th>
            <th scope="col" className={wide}>
              {t('card.in')}
            </th>
            <th scope="col" className={wide}>
              {t('card.out')}
            </th>
            <th scope="col" className={narrow}>
              {t('amount')}
            </th>
            <th scope="col" className={number}>
              {t('card.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Balance title={t('card.opening')} balance={money(card.opening)} />
          {lines.map((line) => (
            <Line
              key={line.event}
              club={club}
              line={line}
              isMine={card.of.member !== null && card.of.member === club.member}
              onObject={objecting.ask}
            />
          ))}
          {isWhole && (
            <Balance
              title={t('card.closing')}
              balance={money(card.closing)}
              sums={[money(card.in), money(card.out)]}
            />
          )}
        </tbody>
      </table>
      {objecting.row !== null && (
        <Objecting
          key={objecting.row.event}
          club={club.id}
          voucher={{ ...objecting.row, title: titleOf(objecting.row) }}
          opened={objecting.isAsked}
          onClose={objecting.close}
        />
      )}
    </>
  );
}

interface BalanceProps {
  readonly title: string;
  readonly balance: string;
  /** All that came in, and all that went out. */
  readonly sums?: readonly [string, string];
}

function Balance({ title, balance, sums = ['', ''] }: BalanceProps) {
  const number = classes['number'] ?? '';
  return (
    <tr data-sum>
      <td className={classes['wide']} />
      <td className={classes['wide']} />
      <th scope="row">{title}</th>
      {sums.map((sum, at) => (
        <td key={at} className={`${number} ${classes['wide'] ?? ''}`}>
          {sum}
        </td>
      ))}
      <td className={classes['narrow']} />
      <td className={number}>{balance}</td>
    </tr>
  );
}

interface LineProps {
  readonly club: MyClub;
  readonly line: CardLine;
  /** Whether the card is the reader's own. */
  readonly isMine: boolean;
  readonly onObject: (line: CardLine) => void;
}

function Line({ club, line, isMine, onObject }: LineProps) {
  const { t } = useTranslation(['cash', 'objections']);
  const dates = useDates();
  const money = useMoney(club.currency);
  const titleOf = useVoucherTitle();
  const partyOf = usePartyNames(club.id);
  const number = classes['number'] ?? '';
  const fixed = `${classes['fixed'] ?? ''} ${classes['wide'] ?? ''}`;
  const { event, day, label, reversedBy, parties, evening } = line;
  const objections = useObjections(club.id)(event);
  const objected = objections.find(({ state }) => state !== 'withdrawn');
  const about = { isOfEvening: evening !== null, isReversed: reversedBy !== null, isMine };
  const title = titleOf(line);
  const whose = parties.length > 3 ? t('card.parties', { count: parties.length }) : null;
  const who = whose ?? parties.map(partyOf).join(', ');
  return (
    <tr>
      <td className={fixed}>{dates.short(day)}</td>
      <td className={fixed}>{label}</td>
      <td className={classes['what']}>
        <div className={classes['title']}>
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/money/vouchers/$voucher"
                params={{ club: club.id, voucher: String(event) }}
                {...props}
              />
            )}
          >
            {reversedBy === null ? title : `${title} (${t('reversed')})`}
          </Anchor>
          {canObject(club, about, objections) && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="xl"
              title={t('objections:do')}
              aria-label={t('objections:doOf', { label, title })}
              onClick={() => {
                onObject(line);
              }}
            >
              <IconMessageQuestion size={20} aria-hidden />
            </ActionIcon>
          )}
        </div>
        <Text component="span" display="block" size="sm" c="dimmed">
          {who}
        </Text>
        <Text component="span" className={classes['narrow'] ?? ''} size="sm" c="dimmed">
          {dates.short(day)} · {t('voucher', { label })}
        </Text>
        {objected !== undefined && (
          <Text component="span" display="block" size="sm" fw={650}>
            {t('objections:title')} · {t(`objections:states.${objected.state}`)}
          </Text>
        )}
      </td>
      <td className={`${number} ${classes['wide'] ?? ''}`}>{line.in > 0 && money(line.in)}</td>
      <td className={`${number} ${classes['wide'] ?? ''}`}>{line.out > 0 && money(line.out)}</td>
      <td className={`${number} ${classes['narrow'] ?? ''}`}>
        <SignedMoney minor={line.in - line.out} currency={club.currency} />
      </td>
      <td className={number}>{money(line.balance)}</td>
    </tr>
  );
}
