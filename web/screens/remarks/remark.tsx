import { Anchor, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { moneyReads } from '../../api/money/money-reads.js';
import {
  answerRemark,
  keepRemarkOpen,
  settleRemark,
  type Remark as View,
} from '../../api/money/examinations.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../year-accounts/year-accounts.module.css';
import { useSaid } from './use-said.js';

interface Props {
  readonly club: MyClub;
  /** The year, by its first day. */
  readonly firstDay: string;
  readonly remark: View;
  /** Whether the reader kept no books in the year, or nobody else can settle it. */
  readonly maySettle: boolean;
}

/** A remark with its answer and its end, and the ways to give them. */
export function Remark({ club, firstDay, remark, maySettle }: Props) {
  const { t } = useTranslation('cash.years');
  const say = useSaid();
  const { number, voucher, answer, keptOpen, settled, standing } = remark;
  const exchange = [
    ...(answer === null ? [] : [{ ...answer, words: t('examined.answer') }]),
    ...(keptOpen === null ? [] : [{ ...keptOpen, words: t('examined.keptOpen') }]),
  ].toSorted((one, other) => one.event - other.event);
  return (
    <article className={classes['examination']}>
      <Text style={{ whiteSpace: 'pre-line' }}>
        <strong>
          {voucher === null
            ? t('examined.remark', { number })
            : t('examined.remarkOf', { number, label: voucher.label })}
          :
        </strong>{' '}
        {say('said', remark)}
      </Text>
      {exchange.map((one) => (
        <Text key={one.event} style={{ whiteSpace: 'pre-line' }}>
          {one.words}: {say('said', one)}
        </Text>
      ))}
      <Text fw={500}>
        {t(`examined.standings.${standing}`)}
        {settled !== null && `: ${say('by', settled)}`}
      </Text>
      {voucher !== null && may(club, 'read-money') && (
        <div className={classes['screenOnly']}>
          <Anchor
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/money/vouchers/$voucher"
                params={{ club: club.id, voucher: String(voucher.event) }}
                {...props}
              />
            )}
          >
            {t('examined.voucher', { label: voucher.label })}
          </Anchor>
        </div>
      )}
      <Ways {...{ club, firstDay, remark, maySettle }} />
    </article>
  );
}

/** The ways to answer a remark, to keep it open and to settle it. */
function Ways({ club, firstDay, remark, maySettle }: Props) {
  const { t } = useTranslation('examining');
  const { number, text, standing } = remark;
  const isEnded = standing === 'settled' || standing === 'gone';
  const isAuditor = maySettle && may(club, 'examine');
  if (isEnded || (!isAuditor && !may(club, 'keep-money'))) return null;
  const about = {
    club,
    body: { firstDay, remark: number },
    text,
    title: (words: 'answer' | 'keepOpen' | 'settle') => t(`${words}.title`, { number }),
  };
  return (
    <Group className={classes['screenOnly'] ?? ''}>
      {may(club, 'keep-money') && (
        <Way
          {...about}
          what="answer"
          reason={{ label: t('answer.label'), description: t('answer.hint') }}
          write={(of, key, why) => answerRemark(club.id, of, why, key)}
        />
      )}
      {isAuditor && standing === 'answered' && (
        <Way
          {...about}
          what="keepOpen"
          reason={{ label: t('keepOpen.label'), description: t('keepOpen.hint') }}
          write={(of, key, why) => keepRemarkOpen(club.id, of, why, key)}
        />
      )}
      {isAuditor && (
        <Way {...about} what="settle" write={(of, key) => settleRemark(club.id, of, key)} />
      )}
    </Group>
  );
}

interface WayProps {
  readonly club: MyClub;
  readonly what: 'answer' | 'keepOpen' | 'settle';
  readonly body: { readonly firstDay: string; readonly remark: number };
  readonly text: string;
  readonly title: (what: WayProps['what']) => string;
  readonly reason?: { readonly label: string; readonly description: string };
  readonly write: (of: WayProps['body'], key: string, why: string) => Promise<unknown>;
}

function Way({ club, what, body, text, title, reason, write }: WayProps) {
  const { t } = useTranslation('examining');
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {t(`${what}.do`, { number: body.remark })}
      </Button>
      <ConfirmWrite
        opened={opened}
        onClose={close}
        title={title(what)}
        confirm={t(`${what}.confirm`)}
        reason={reason}
        body={body}
        write={write}
        reads={moneyReads(club.id)}
        done={t(`${what}.done`)}
      >
        <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
      </ConfirmWrite>
    </>
  );
}
