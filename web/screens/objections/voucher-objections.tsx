import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ShownVoucher } from '../../api/money/cash.js';
import type { Objection as Objected } from '../../api/money/objections.js';
import type { MyClub } from '../../api/people/me.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { useVoucherTitle } from '../vouchers/voucher-words.js';
import { Answering, Withdrawing } from './end-objection.js';
import { Objecting } from './object.js';
import { Objection } from './objection.js';
import { canObject, useObjections } from './use-objections.js';

interface Props {
  readonly club: MyClub;
  readonly voucher: ShownVoucher;
  /** Called when an objection was granted. */
  readonly onGranted: () => void;
}

/** An objection with the answer that is about to be given. */
interface Answer {
  readonly objection: Objected;
  readonly decision: 'granted' | 'turned-down';
}

/**
 * The objections to a voucher; a member on whose account it is can object. Nothing for those who neither see one
 * nor can object.
 */
export function VoucherObjections({ club, voucher, onGranted }: Props) {
  const { t } = useTranslation('objections');
  const titleOf = useVoucherTitle();
  const [opened, { open, close }] = useDisclosure(false);
  // The dialogs belong to the list: an objection that has ended has no way to end it.
  const answering = useAsked<Answer>();
  const withdrawing = useAsked<Objected>();
  const { event, label, session, reversedBy, members } = voucher;
  const objections = useObjections(club.id)(event);
  const about = {
    isOfEvening: session !== null,
    isReversed: reversedBy !== null,
    isMine: members.some(({ member }) => member === club.member),
  };
  const mayObject = canObject(club, about, objections);
  // The dialog stays while it closes.
  if (objections.length === 0 && !mayObject && !opened) return null;
  return (
    <Section title={t('title')} id="objections">
      <Stack>
        {objections.map((objection) => (
          <Objection
            key={objection.event}
            club={club}
            objection={objection}
            onAnswer={(decision) => {
              answering.ask({ objection, decision });
            }}
            onWithdraw={() => {
              withdrawing.ask(objection);
            }}
          />
        ))}
        {mayObject && (
          <div>
            {objections.length === 0 && <Text mb="xs">{t('ask')}</Text>}
            <Button variant="default" onClick={open}>
              {t('do')}
            </Button>
          </div>
        )}
      </Stack>
      <Objecting
        club={club.id}
        voucher={{ event, label, title: titleOf(voucher) }}
        opened={opened}
        onClose={close}
      />
      {answering.row !== null && (
        <Answering
          key={`${answering.row.objection.event} ${answering.row.decision}`}
          club={club.id}
          {...answering.row}
          opened={answering.isAsked}
          onClose={answering.close}
          onDone={() => {
            if (answering.row?.decision === 'granted') onGranted();
          }}
        />
      )}
      {withdrawing.row !== null && (
        <Withdrawing
          key={withdrawing.row.event}
          club={club.id}
          objection={withdrawing.row}
          opened={withdrawing.isAsked}
          onClose={withdrawing.close}
        />
      )}
    </Section>
  );
}
