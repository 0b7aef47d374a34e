import { Button, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gameOf, type HandRecord } from '../../../src/rules/game.js';
import type { HandView } from '../../api/evenings/club-queries.js';
import { findDeckFaulty } from '../../api/evenings/corrections.js';
import type { Evening } from '../../evening/evening.js';
import { toast } from '../../parts/notices/toast.js';
import { Confirm } from '../../parts/page/sheet.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useTranslation } from '../../words/use-translation.js';
import { readAgain } from './read-again.js';

interface Props {
  readonly evening: Evening;
  readonly hand: HandView;
}

/** Where the book gives a misdeal fine back when the cards themselves were wrong (wolff-1899). */
export function FaultyDeck({ evening, hand }: Props) {
  const { t } = useTranslation('corrections');
  const nameOf = useNames(evening);
  const { rules } = evening;
  const catalogue = gameOf(rules).fines(rules);
  // The rules themselves read this record once.
  const record = hand.record as unknown as HandRecord | null;
  const fines = record?.fines ?? [];
  const given = fines.flatMap(({ player, code }, index) => {
    const id = hand.fineIds[index];
    const isGiven = catalogue[code]?.givenBackIfDeckFaulty === true;
    return isGiven && id !== undefined ? [{ id, player }] : [];
  });
  return given.map(({ id, player }) => (
    <Call key={id} evening={evening} fine={id} label={t('faulty.call', { name: nameOf(player) })} />
  ));
}

interface CallProps {
  readonly evening: Evening;
  readonly fine: string;
  readonly label: string;
}

function Call({ evening, fine, label }: CallProps) {
  const { t } = useTranslation('corrections');
  const queries = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const of = { club: evening.club.id, session: evening.session.id };
  const finding = useWrite((why: string, key) =>
    findDeckFaulty(
      of,
      { fine, ...(why === '' ? {} : { reason: why }) },
      evening.session.version,
      key,
    ),
  );
  const close = () => {
    setOpened(false);
  };
  return (
    <div>
      <Button
        variant="default"
        onClick={() => {
          setOpened(true);
        }}
      >
        {label}
      </Button>
      <Confirm
        opened={opened}
        onClose={close}
        title={label}
        confirm={t('faulty.do')}
        isPending={finding.isPending}
        error={finding.error}
        onConfirm={() => {
          finding.mutate(reason.trim(), {
            onSuccess: () => {
              close();
              void readAgain(queries, of.club);
              toast(t('done'));
            },
          });
        }}
      >
        <Text>{t('faulty.text')}</Text>
        <Textarea
          label={t('faulty.reason')}
          autosize
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
          }}
        />
      </Confirm>
    </div>
  );
}
