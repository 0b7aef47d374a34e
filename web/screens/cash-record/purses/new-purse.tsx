import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addAccount } from '../../../api/money/cash.js';
import { moneyReads } from '../../../api/money/money-reads.js';
import { ProblemWords } from '../../../parts/notices/problem-note.js';
import { toast } from '../../../parts/notices/toast.js';
import { useDoubts } from '../../../parts/form/use-doubts.js';
import { useWrite } from '../../../parts/form/use-write.js';
import { useTranslation } from '../../../words/use-translation.js';

type NewAccount = Parameters<typeof addAccount>[1];

/** A purse that the books lack so far, such as that of the bank; it has a field of its own at once. */
export function NewPurse({ club }: { readonly club: string }) {
  const { t } = useTranslation('cash');
  const [name, setName] = useState('');
  const doubts = useDoubts();
  const adding = useWrite((body: NewAccount, key) => addAccount(club, body, key), moneyReads(club));
  const add = () => {
    const body = { type: 'purse', name: name.trim() } as const;
    const sent = doubts.confirmed(body);
    adding.mutate(sent, {
      onError: (error) => {
        doubts.refused(body, sent.despite, error);
      },
      onSuccess: () => {
        doubts.forget();
        setName('');
        toast(t('accounts.added', { name: body.name }));
      },
    });
  };
  return (
    <Group align="flex-end" wrap="nowrap" mt="sm">
      <TextInput
        style={{ flexGrow: 1 }}
        label={t('record.opening.newPurse')}
        description={t('record.opening.newPurseHint')}
        maxLength={100}
        autoComplete="off"
        value={name}
        error={adding.error === null ? null : <ProblemWords error={adding.error} />}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
        }}
      />
      <Button
        variant="default"
        disabled={name.trim() === ''}
        loading={adding.isPending}
        onClick={add}
      >
        {t(doubts.isAsked ? 'accounts.addDespite' : 'accounts.add')}
      </Button>
    </Group>
  );
}
