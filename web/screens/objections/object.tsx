import { Text, Textarea } from '@mantine/core';
import { raiseObjection } from '../../api/money/objections.js';
import { moneyReads } from '../../api/money/money-reads.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useKeptText } from '../../parts/form/use-kept-text.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: string;
  readonly voucher: {
    readonly event: number;
    readonly label: string;
    /** Its title, so that nobody objects to another one. */
    readonly title: string;
  };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A member objects to a voucher on their account, with words. */
export function Objecting({ club, voucher: { event, label, title }, opened, onClose }: Props) {
  const { t } = useTranslation('objections');
  const { text, write, clear } = useKeptText(`objection:${club}:${event}`);
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('titleOf', { label })}
      confirm={t('send')}
      fields={['text']}
      body={text.trim() === '' ? null : text.trim()}
      write={(body, key) => raiseObjection(club, event, body, key)}
      reads={moneyReads(club)}
      done={t('sent')}
      onDone={clear}
    >
      {(errorOf) => (
        <>
          <Text fw={650}>{title}</Text>
          <Textarea
            label={t('what')}
            description={t('whatHint')}
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
          <Text size="sm">{t('goes')}</Text>
        </>
      )}
    </ConfirmWrite>
  );
}
