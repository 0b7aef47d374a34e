import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { moneyReads } from '../../api/money/money-reads.js';
import {
  answerRemark,
  settleRemark,
  type Examination,
  type YearStanding,
} from '../../api/money/years.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';
import { useSaid } from './use-said.js';
import classes from './year-accounts.module.css';

interface Props {
  readonly club: MyClub;
  readonly year: YearStanding;
  readonly examination: Examination;
  readonly remark: Examination['noted'][number];
  /** Whether the reader kept no books in the year, or nobody else can settle it. */
  readonly maySettle: boolean;
}

/** A remark with its answer and its end, and the ways to give them. */
export function Remark({ club, year, examination, remark, maySettle }: Props) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const say = useSaid();
  const answering = useDisclosure(false);
  const settling = useDisclosure(false);
  const { number, text, answer, settled } = remark;
  const isOpen = settled === null && examination.withdrawn === null;
  const about = {
    body: { firstDay: year.firstDay, examination: examination.event, remark: number },
    reads: moneyReads(club.id),
  };
  return (
    <div>
      <Text style={{ whiteSpace: 'pre-line' }}>
        <strong>{t('examined.remark', { number })}:</strong> {text}
      </Text>
      {answer !== null && (
        <Text>
          {t('examined.answer')}: {say('said', answer)}
        </Text>
      )}
      {settled !== null && (
        <Text>
          {t('examined.settled')}: {say('by', settled)}
        </Text>
      )}
      {answer === null && isOpen && <Text>{t('examined.unanswered')}</Text>}
      <Group className={classes['screenOnly'] ?? ''} mt="xs">
        {isOpen && may(club, 'keep-money') && (
          <Button variant="default" onClick={answering[1].open}>
            {t('examining:answer.do', { number })}
          </Button>
        )}
        {isOpen && maySettle && may(club, 'examine') && (
          <Button variant="default" onClick={settling[1].open}>
            {t('examining:settle.do', { number })}
          </Button>
        )}
      </Group>
      <ConfirmWrite
        {...about}
        opened={answering[0]}
        onClose={answering[1].close}
        title={t('examining:answer.title', { number })}
        confirm={t('examining:answer.confirm')}
        reason={{ label: t('examining:answer.label'), description: t('examining:answer.hint') }}
        write={(of, key, why) => answerRemark(club.id, of, why, key)}
        done={t('examining:answer.done')}
      >
        <Text>{text}</Text>
      </ConfirmWrite>
      <ConfirmWrite
        {...about}
        opened={settling[0]}
        onClose={settling[1].close}
        title={t('examining:settle.title', { number })}
        confirm={t('examining:settle.confirm')}
        write={(of, key) => settleRemark(club.id, of, key)}
        done={t('examining:settle.done')}
      >
        <Text>{text}</Text>
      </ConfirmWrite>
    </div>
  );
}
