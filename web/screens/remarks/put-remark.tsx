import { Button, Checkbox, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { moneyReads } from '../../api/money/money-reads.js';
import { putRemark } from '../../api/money/examinations.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useKeptText } from '../../parts/form/use-kept-text.js';
import { useTranslation } from '../../words/use-translation.js';
import cash from '../cash/cash.module.css';

interface Props {
  readonly club: string;
  /** The year, by its first day. */
  readonly firstDay: string;
  /** The voucher that it is about; null for the year as a whole. */
  readonly voucher: { readonly event: number; readonly label: string } | null;
}

/** An auditor writes a remark: the treasurer is asked at once, unless it asks for no answer. */
export function PutRemark({ club, firstDay, voucher }: Props) {
  const { t } = useTranslation('examining');
  const [opened, { open, close }] = useDisclosure(false);
  const place = `remark:${club}:${firstDay}:${voucher?.event ?? ''}`;
  const { text, write, clear } = useKeptText(place);
  const [needsAnswer, ask] = useState(true);
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('put.do')}
      </Button>
      <ConfirmWrite
        opened={opened}
        onClose={close}
        title={voucher === null ? t('put.title') : t('put.titleOf', { label: voucher.label })}
        confirm={t('put.confirm')}
        fields={['text']}
        body={
          text.trim() === ''
            ? null
            : { text: text.trim(), voucher: voucher?.event ?? null, needsAnswer }
        }
        write={(body, key) => putRemark(club, firstDay, body, key)}
        reads={moneyReads(club)}
        done={({ remark }) => t('put.done', { number: remark })}
        onDone={clear}
      >
        {(errorOf) => (
          <>
            <Textarea
              label={t('put.text')}
              description={t('put.hint')}
              name="text"
              autosize
              minRows={3}
              maxLength={2000}
              data-autofocus
              value={text}
              error={errorOf('text')}
              onChange={({ currentTarget: { value } }) => {
                write(value);
              }}
            />
            <div className={cash['checks']}>
              <Checkbox
                size="md"
                label={t('put.needsAnswer')}
                checked={needsAnswer}
                onChange={({ currentTarget: { checked } }) => {
                  ask(checked);
                }}
              />
            </div>
          </>
        )}
      </ConfirmWrite>
    </>
  );
}
