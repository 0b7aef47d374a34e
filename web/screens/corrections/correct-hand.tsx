import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handQuery } from '../../api/club-queries.js';
import type { Change } from '../../api/corrections.js';
import { useDraft } from '../../outbox/use-draft.js';
import { useEveningHere, useNames } from '../../parts/use-evening-here.js';
import { usePath } from '../../parts/use-path.js';
import { Compare } from './compare.js';
import { FaultyDeck } from './faulty-deck.js';
import { HandAgain } from './hand-again.js';

/** A hand put right: entered again as it should have been, or taken back. */
export function CorrectHand() {
  const { t } = useTranslation('corrections');
  const evening = useEveningHere();
  const { club, session } = evening;
  const number = Number(usePath('hand').hand);
  const { data: hand } = useSuspenseQuery(handQuery(club.id, session.id, number));
  const nameOf = useNames(evening);
  const [asked, ask] = useState<Change | null>(null);
  const [draft, setDraft, clear] = useDraft<unknown>(
    evening,
    `correction-${number}-${hand.revision}`,
    hand.record ?? {},
  );
  if (!['owner', 'secretary', 'device'].includes(club.role)) {
    return <Text>{t('notYours')}</Text>;
  }
  const heading = <Heading club={club.id} session={session.id} number={number} />;
  if (evening.waiting.length > 0) {
    return (
      <Stack>
        {heading}
        <Alert color="brass" variant="outline" title={t('waits')}>
          {t('waitsText')}
        </Alert>
      </Stack>
    );
  }
  if (asked !== null) {
    return (
      <Stack maw="76rem" mx="auto">
        {heading}
        <Compare
          evening={evening}
          number={number}
          changes={[asked]}
          onBack={() => {
            ask(null);
          }}
          onDone={clear}
        />
      </Stack>
    );
  }
  return (
    <Stack>
      {heading}
      {hand.record === null && <Text>{t('isVoid')}</Text>}
      <HandAgain
        evening={evening}
        hand={hand}
        nameOf={nameOf}
        value={draft}
        onChange={setDraft}
        onRecord={(record) => {
          // The rules' own record; the service's types know ids and points as texts and numbers only.
          ask({ hand: number, record } as unknown as Change);
        }}
        actions={
          hand.record !== null && (
            <Void
              onVoid={() => {
                ask({ hand: number, void: true });
              }}
            />
          )
        }
      />
      <FaultyDeck evening={evening} hand={hand} nameOf={nameOf} />
    </Stack>
  );
}

function Void({ onVoid }: { readonly onVoid: () => void }) {
  const { t } = useTranslation('corrections');
  return (
    <Button variant="default" h="auto" mih={56} onClick={onVoid}>
      {t('void')}
    </Button>
  );
}

interface HeadingProps {
  readonly club: string;
  readonly session: string;
  readonly number: number;
}

function Heading({ club, session, number }: HeadingProps) {
  const { t } = useTranslation('corrections');
  return (
    <Group justify="space-between" gap="xs">
      <Title order={1} size="h2">
        {t('title', { number })}
      </Title>
      <Anchor
        style={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}
        renderRoot={(props) => (
          <Link to="/clubs/$club/sessions/$session" params={{ club, session }} {...props} />
        )}
      >
        {t('back')}
      </Anchor>
    </Group>
  );
}
