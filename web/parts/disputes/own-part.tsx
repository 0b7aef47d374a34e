import { Alert } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import { useTranslation } from '../../words/use-translation.js';
import { decidersFor } from './deciders.js';

interface Props {
  readonly dispute: DisputeFile;
  /** The member who may decide it. */
  readonly me: string | null;
}

/** That the decider is a party of the dispute themselves, and what follows from it; nothing for others. */
export function OwnPart({ dispute, me }: Props) {
  const { t } = useTranslation('disputes');
  const { part, needsSecond } = decidersFor(dispute, me);
  if (part === null) return null;
  return (
    <Alert
      color="brass"
      variant="outline"
      role="status"
      icon={<IconScale aria-hidden />}
      title={t(`parties.you.${part}`)}
    >
      {t(needsSecond ? 'parties.needsSecond' : 'parties.nobodyElse')}
    </Alert>
  );
}
