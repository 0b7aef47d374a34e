import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOfWay, correct, type Way } from '../../api/evenings/corrections.js';
import type { Evening } from '../../evening/evening.js';
import { ReasonField } from '../../parts/form/fields/reason-field.js';
import { toast } from '../../parts/notices/toast.js';
import { useKeptText } from '../../parts/form/use-kept-text.js';
import { useWrite } from '../../parts/form/use-write.js';
import type { Target } from '../../routing/target.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { isOvertaken, NotMade } from './ways/not-made.js';
import { PutRight } from './changes/put-right.js';
import { readAgain } from './read-again.js';
import type { Changes } from './changes/use-changes.js';
import { canBeMade, useWays, type Ways } from './ways/use-ways.js';
import { WaysShown } from './ways/ways-shown.js';

interface Props {
  readonly evening: Evening;
  readonly changes: Changes;
  /** Where one sees what was put right. */
  readonly then: Target;
}

/** The usual slips of each game; in Königrufen the last trick is no part of a record. */
const READY = {
  tarok: ['player', 'melding', 'lastTrick', 'count'],
  koenigrufen: ['player', 'contract', 'melding', 'count'],
} as const;

/** The effect of a correction in both modes; then the choice of one, the reason, and the button. */
export function Compare({ evening, changes, then }: Props) {
  const { t } = useTranslation('corrections');
  const ways = useWays(evening, changes.list, null);
  const reason = useKeptText(`correction ${evening.session.id}`, t('reasonUsual'));
  const ready = READY[evening.rules.game].map((one) => t(`readyReasons.${one}`));
  const [isTried, setTried] = useState(false);
  const making = useMaking({ evening, changes, then }, ways, reason.clear);
  const { preview, mode } = ways;
  const isMissing = reason.text.trim() === '';
  const isPossible = preview !== null && canBeMade(preview);
  const submit = () => {
    setTried(true);
    if (mode !== null && !isMissing) making.mutate({ mode, reason: reason.text.trim() });
  };
  return (
    <Stack>
      <PutRight evening={evening} changes={changes} />
      <WaysShown evening={evening} changes={changes} ways={ways} />
      {isPossible && (
        <ReasonField
          label={t('reason')}
          description={t('reasonHint')}
          value={reason.text}
          onChange={reason.write}
          error={isTried && isMissing ? t('reasonNeeded') : null}
          ready={ready}
        />
      )}
      <NotMade
        evening={evening}
        ways={ways}
        error={making.error}
        lacks={isTried && isPossible && mode === null ? t('modeNeeded') : null}
        onAgain={() => {
          making.reset();
          setTried(false);
        }}
      />
      {isPossible && (
        <Button
          size="lg"
          loading={making.isPending}
          disabled={isOvertaken(making.error)}
          onClick={submit}
        >
          {t('make')}
        </Button>
      )}
    </Stack>
  );
}

interface Said {
  readonly mode: Way;
  readonly reason: string;
}

/** Makes the correction, and goes to what was put right as it is then. */
function useMaking({ evening, changes, then }: Props, { preview }: Ways, onDone: () => void) {
  const { t } = useTranslation('corrections');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const of = { club: evening.club.id, session: evening.session.id };
  return useWrite(async ({ mode, reason }: Said, key) => {
    const body = { ...bodyOfWay(mode), reason, corrections: [...changes.list] };
    await correct(of, body, preview?.version ?? 0, key);
    // The page that comes next shows what was put right, and not what it read before.
    await readAgain(queries, of.club);
    await navigate(then);
    onDone();
    changes.clear();
    toast(t('done'));
  });
}
