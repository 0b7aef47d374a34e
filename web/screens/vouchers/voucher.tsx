import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import {
  booksQuery,
  logEntryQuery,
  voucherQuery,
  type ShownVoucher as Told,
} from '../../api/money/cash.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useDates } from '../../parts/figures/dates.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { Section } from '../../parts/page/section.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { Entry } from '../audit/entry.js';
import { VoucherObjections } from '../objections/voucher-objections.js';
import { VoucherDesk } from '../examining/voucher-desk.js';
import register from '../../parts/list/register.module.css';
import { BookAgain } from './book-again.js';
import { Receipts } from './receipts.js';
import { Reversal } from './reversal.js';
import { VoucherLines } from './voucher-lines.js';
import { useVoucherTitle } from './voucher-words.js';

/** One voucher: its movements, receipts and remarks, its entry in the log, and taking it back. */
export function Voucher() {
  const { club: id, voucher } = usePath('club', 'voucher');
  const club = useMyClub(id);
  const seq = Number(voucher);
  if (club === undefined || !Number.isSafeInteger(seq) || seq < 1) return <NotFoundScreen />;
  // A dialog about one voucher is not about the next.
  return <Shown key={seq} club={club} seq={seq} />;
}

function Shown({ club, seq }: { readonly club: MyClub; readonly seq: number }) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  const titleOf = useVoucherTitle();
  const { data: voucher } = useSuspenseQuery(voucherQuery(club.id, seq));
  const { label, day, receipt } = voucher;
  const reversed = useReversed(club.id, voucher);
  const mayReverse = may(club, 'keep-money') && isReversible(voucher, reversed);
  const reversing = useAsked<{ readonly voucher: Told; readonly reversed: Told | null }>();
  return (
    <Stack maw="56rem" mx="auto">
      <Title order={1} size="h2">
        {t('voucher', { label })}
      </Title>
      <LiveNote club={club.id} />
      <Section title={titleOf(voucher)}>
        <Text>
          {dates.long(day)}
          {receipt !== null && ` · ${t('receiptOf', { receipt })}`}
        </Text>
        <VoucherLines club={club} voucher={voucher} />
        <Ways club={club.id} voucher={voucher} />
        {mayReverse && (
          <Button
            mt="sm"
            variant="default"
            onClick={() => {
              reversing.ask({ voucher, reversed });
            }}
          >
            {t('reverse.do')}
          </Button>
        )}
        <BookAgain club={club} voucher={voucher} />
      </Section>
      <VoucherObjections
        club={club}
        voucher={voucher}
        onGranted={() => {
          if (mayReverse) reversing.ask({ voucher, reversed });
        }}
      />
      <Receipts club={club} voucher={voucher} />
      <VoucherDesk club={club} voucher={voucher} />
      {may(club, 'read-all') && <InLog club={club.id} seq={seq} />}
      <Reversal
        key={seq}
        club={club}
        {...(reversing.row ?? { voucher, reversed })}
        now={voucher}
        opened={reversing.isAsked}
        onClose={reversing.close}
      />
    </Stack>
  );
}

/** The voucher that a reversal in another year took back, while both years are open. */
function useReversed(club: string, { reverses, year }: Told): Told | null {
  const { data: books } = useSuspenseQuery(booksQuery(club));
  const { data } = useQuery({ ...voucherQuery(club, reverses ?? 0), enabled: reverses !== null });
  if (data === undefined || data.year === year) return null;
  const isOpen = [data.year, year].every((one) => {
    return books.years.some(({ firstDay, status }) => firstDay === one && status === 'open');
  });
  return isOpen ? data : null;
}

/**
 * An evening is put right instead, and nothing is taken back twice; a reversal only where it is in
 * another year than its voucher.
 */
function isReversible(
  { session, reverses, reversedBy, kind }: Told,
  reversed: Told | null,
): boolean {
  if (session !== null || reversedBy !== null || kind === 'guest-merged') return false;
  return reverses === null || reversed !== null;
}

function Ways({ club, voucher }: { readonly club: string; readonly voucher: Told }) {
  const { t } = useTranslation('cash');
  const { session, reverses, reversedBy, previous, next } = voucher;
  const toVoucher = (event: number, words: string) => (
    <Anchor
      className={register['way'] ?? ''}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/money/vouchers/$voucher"
          params={{ club, voucher: String(event) }}
          {...props}
        />
      )}
    >
      {words}
    </Anchor>
  );
  return (
    <div className={register['ways']}>
      {session !== null && (
        <Anchor
          className={register['way'] ?? ''}
          renderRoot={(props) => (
            <Link to="/clubs/$club/sessions/$session" params={{ club, session }} {...props} />
          )}
        >
          {t('toEvening')}
        </Anchor>
      )}
      {reverses !== null && toVoucher(reverses, t('reverses'))}
      {reversedBy !== null && toVoucher(reversedBy, t('reversedBy'))}
      {previous !== null && toVoucher(previous, t('previous'))}
      {next !== null && toVoucher(next, t('next'))}
    </div>
  );
}

function InLog({ club, seq }: { readonly club: string; readonly seq: number }) {
  const { t } = useTranslation('cash');
  const { data: entry } = useQuery(logEntryQuery(club, seq));
  if (entry == null) return null;
  return (
    <Section title={t('inLog')}>
      <ol className={register['list']}>
        <Entry club={club} entry={entry} />
      </ol>
    </Section>
  );
}
