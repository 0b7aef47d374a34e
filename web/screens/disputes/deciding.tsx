import { Title } from '@mantine/core';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';
import { useEvening } from '../../evening/use-evening.js';
import { useTranslation } from '../../words/use-translation.js';
import { Edit } from '../corrections/form/edit.js';
import { useChanges } from '../corrections/changes/use-changes.js';
import { useTargetWords } from '../corrections/changes/use-target-words.js';
import { Decision } from './decision.js';

interface Props {
  readonly club: MyClub;
  readonly dispute: DisputeFile;
}

/** The decision, and the forms of what is put right by it. */
export function Deciding({ club, dispute }: Props) {
  const { t } = useTranslation('corrections');
  const evening = useEvening(club.id, dispute.session);
  const wordsOf = useTargetWords(evening);
  const { id, fine } = dispute;
  // A fine is lifted; what a hand should have been is to be said.
  const list = fine === null ? [] : [{ fine, void: true }];
  const changes = useChanges(evening, `decision-${id}`, { list, open: null });
  const { open } = changes;
  if (open === null) {
    return <Decision club={club} dispute={dispute} evening={evening} changes={changes} />;
  }
  return (
    <>
      <Title order={2} size="h3">
        {t('decide.asItShouldBe', { what: wordsOf(open) })}
      </Title>
      <Edit evening={evening} target={open} changes={changes} dispute={id} />
    </>
  );
}
