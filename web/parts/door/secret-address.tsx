import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { HandedLink } from '../../api/people/people.js';
import { useTranslation } from '../../words/use-translation.js';
import { useDates } from '../figures/dates.js';
import { ProblemNote } from '../notices/problem-note.js';
import { CopyButton } from './copy-button.js';
import { linkAddresses } from './link-addresses.js';

type Links = Pick<HandedLink, 'links'>;

interface Props {
  /** When the address was made; null for none. */
  readonly madeAt: string | null;
  /** The name of the address, and what it is for, shown with it this once. */
  readonly label: string;
  readonly once: string;
  /** Its answer is the only one that holds the address. */
  readonly make: () => Promise<Links>;
  readonly end: () => Promise<unknown>;
  /** After either of them. */
  readonly readAgain: () => Promise<unknown>;
}

/** A secret address that stays until it is ended or another one is made. */
export function SecretAddress({ madeAt, label, once, make, end, readAgain }: Props) {
  const { t } = useTranslation('files.secret');
  const dates = useDates();
  const making = useMutation({
    mutationFn: make,
    // Kept no longer than it is shown.
    gcTime: 0,
    onSuccess: readAgain,
  });
  const ending = useMutation({
    mutationFn: end,
    onSuccess: async () => {
      making.reset();
      await readAgain();
    },
  });
  return (
    <>
      {making.data !== undefined && <Made {...making.data} {...{ label, once }} />}
      {madeAt !== null && <Text size="sm">{t('madeAt', { time: dates.moment(madeAt) })}</Text>}
      <ProblemNote error={making.error ?? ending.error} />
      <Group gap="sm" mt="sm">
        <Button
          variant="default"
          loading={making.isPending}
          onClick={() => {
            making.mutate();
          }}
        >
          {t(madeAt === null ? 'make' : 'again')}
        </Button>
        {madeAt !== null && (
          <Button
            variant="default"
            loading={ending.isPending}
            onClick={() => {
              ending.mutate();
            }}
          >
            {t('end')}
          </Button>
        )}
      </Group>
    </>
  );
}

/** The address, this once only. */
function Made({ links, label, once }: Links & Pick<Props, 'label' | 'once'>) {
  const { t } = useTranslation('files.secret');
  const link = linkAddresses(links, location)[0]?.link ?? '';
  return (
    <>
      <TextInput
        mt="sm"
        label={label}
        description={once}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <Group mt="xs">
        <CopyButton text={link} words={t('copy')} />
      </Group>
    </>
  );
}
