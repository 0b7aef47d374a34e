import { Button, SimpleGrid, Stack, Title } from '@mantine/core';
import { useRef, useState, type ComponentProps } from 'react';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';
import { isProblem } from '../../api/problem.js';
import type { Evening } from '../../evening/evening.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { ReasonField } from '../../parts/form/fields/reason-field.js';
import { useKeptText } from '../../parts/form/use-kept-text.js';
import { useTranslation } from '../../words/use-translation.js';
import { isOvertaken, NotMade } from '../corrections/ways/not-made.js';
import { PutRight } from '../corrections/changes/put-right.js';
import type { Changes } from '../corrections/changes/use-changes.js';
import { canBeMade, useWays } from '../corrections/ways/use-ways.js';
import { WaysShown } from '../corrections/ways/ways-shown.js';
import { HowPutRight } from './how-put-right.js';
import { Together } from './together.js';
import { useDeciding } from './use-deciding.js';
import { useSecond } from './use-second.js';

interface Props {
  readonly club: MyClub;
  readonly dispute: DisputeFile;
  readonly evening: Evening;
  readonly changes: Changes;
}

/** The reason, who else decides, what overturning amounts to, and the two ways to decide. */
export function Decision({ club, dispute, evening, changes }: Props) {
  const { t } = useTranslation('corrections');
  const ways = useWays(evening, changes.list, dispute.id);
  const reason = useKeptText(`decision ${dispute.id}`);
  const second = useSecond(club, dispute);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState<'uphold' | 'overturn' | null>(null);
  const deciding = useDeciding(club.id, dispute, () => {
    reason.clear();
    changes.clear();
  });
  const { preview, mode } = ways;
  const isMissing = reason.text.trim() === '';
  const decide = (what: 'uphold' | 'overturn') => {
    setTried(what);
    // On a phone the field is screens above the buttons.
    if (isMissing) reasonField.current?.focus();
    if (isMissing || second.isLacking) return;
    const said = {
      text: reason.text.trim(),
      second: second.isNeeded ? second.value : null,
      version: evening.session.version,
    };
    if (what === 'uphold') deciding.mutate({ ...said, overturns: null });
    else if (mode !== null && preview !== null) {
      const { version } = preview;
      deciding.mutate({ ...said, overturns: { mode, corrections: changes.list, version } });
    }
  };
  const lacks = changes.list.length === 0 ? t('decide.howNeeded') : t('decide.modeNeeded');
  return (
    <Stack maw="64rem" mx="auto" w="100%">
      <ReasonField
        field={reasonField}
        label={t('decide.text')}
        description={t('decide.textHint')}
        value={reason.text}
        onChange={reason.write}
        error={tried !== null && isMissing ? t('decide.textNeeded') : null}
      />
      {second.isNeeded && (
        <Together club={club} dispute={dispute} second={second} wasTried={tried !== null} />
      )}
      <Overturning dispute={dispute} evening={evening} changes={changes} />
      <WaysShown evening={evening} changes={changes} ways={ways} />
      <WhyNot
        evening={evening}
        ways={ways}
        error={deciding.error}
        lacks={tried === 'overturn' && mode === null ? lacks : null}
        onAgain={() => {
          deciding.reset();
          setTried(null);
        }}
      />
      <Buttons
        isPending={deciding.isPending}
        isOvertaken={isOvertaken(deciding.error)}
        isImpossible={preview !== null && !canBeMade(preview)}
        isProposed={second.isNeeded}
        onDecide={decide}
      />
    </Stack>
  );
}

/** The changes of a dispute that is upheld; for a hand their kind is chosen first. */
function Overturning({
  dispute,
  evening,
  changes,
}: Pick<Props, 'dispute' | 'evening' | 'changes'>) {
  const { t } = useTranslation('corrections');
  return (
    <>
      <Title order={2} size="h3">
        {t('decide.overturnTitle')}
      </Title>
      {dispute.hand !== null && changes.list.length === 0 ? (
        <HowPutRight hand={dispute.hand} changes={changes} />
      ) : (
        <PutRight evening={evening} changes={changes} />
      )}
    </>
  );
}

/** Why the decision was not made: the permission, or the changes that were missing. */
function WhyNot(props: ComponentProps<typeof NotMade>) {
  const { error } = props;
  return isProblem(error, 'decision-refused') ? (
    <ProblemNote error={error} />
  ) : (
    <NotMade {...props} />
  );
}

interface ButtonsProps {
  readonly isPending: boolean;
  readonly isOvertaken: boolean;
  /** Whether neither way of putting it right can be done: the obstacles are shown above. */
  readonly isImpossible: boolean;
  /** Whether a member without a part has to confirm it. */
  readonly isProposed: boolean;
  readonly onDecide: (what: 'uphold' | 'overturn') => void;
}

function Buttons({ isPending, isProposed, onDecide, ...props }: ButtonsProps) {
  const { t } = useTranslation(['corrections', 'proposals']);
  const { isOvertaken: isOld, isImpossible } = props;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Button
        variant="default"
        size="lg"
        loading={isPending}
        onClick={() => {
          onDecide('uphold');
        }}
      >
        {isProposed ? t('proposals:propose.uphold') : t('decide.uphold')}
      </Button>
      <Button
        size="lg"
        loading={isPending}
        disabled={isOld || isImpossible}
        onClick={() => {
          onDecide('overturn');
        }}
      >
        {isProposed ? t('proposals:propose.overturn') : t('decide.overturn')}
      </Button>
    </SimpleGrid>
  );
}
