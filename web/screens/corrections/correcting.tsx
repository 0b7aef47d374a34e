import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { may } from '../../api/people/rights.js';
import type { Evening } from '../../evening/evening.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import { Compare } from './compare.js';
import { Edit } from './form/edit.js';
import { keyOf, useChanges, type Changes, type Target as PutRight } from './changes/use-changes.js';
import { useTargetWords } from './changes/use-target-words.js';

interface Props {
  readonly evening: Evening;
  readonly title: string;
  /** Names what is typed among the drafts of the evening. */
  readonly draft: string;
  /** The first change; more can follow. */
  readonly start: PutRight;
  /** Where one sees what was put right. */
  readonly then: Target;
  /** Below the form of the start. */
  readonly children?: ReactNode;
}

/** A correction: said in forms, looked at in both ways, and made. */
export function Correcting({ evening, title, draft, start, then, children }: Props) {
  const { t } = useTranslation('corrections');
  const { club, waiting } = evening;
  const changes = useChanges(evening, draft, startWith(start));
  const { open, list } = changes;
  const wordsOf = useTargetWords(evening);
  if (!may(club, 'record')) return <Text>{t('notYours')}</Text>;
  return (
    <Stack {...(open === null ? { maw: '76rem', mx: 'auto' } : {})}>
      <Heading evening={evening} title={title} changes={changes} />
      {waiting.length > 0 ? (
        <Alert color="brass" variant="outline" title={t('waits')}>
          {t('waitsText')}
        </Alert>
      ) : open === null ? (
        <Compare evening={evening} changes={changes} then={then} />
      ) : (
        <>
          {keyOf(open) !== keyOf(start) && (
            <Title order={2} size="h3">
              {t('alsoTitle', { what: wordsOf(open) })}
            </Title>
          )}
          <Edit evening={evening} target={open} changes={changes} dispute={null} />
        </>
      )}
      {open !== null && list.length === 0 && children}
    </Stack>
  );
}

/** Opens its form; what can only be taken back has none. */
function startWith(start: PutRight): Parameters<typeof useChanges>[2] {
  return 'step' in start
    ? { list: [{ ...start, void: true }], open: null }
    : { list: [], open: start };
}

interface HeadingProps extends Pick<Props, 'evening' | 'title'> {
  readonly changes: Changes;
}

function Heading({ evening, title, changes }: HeadingProps) {
  const { t } = useTranslation('corrections');
  const params = { club: evening.club.id, session: evening.session.id };
  return (
    <Group justify="space-between" gap="xs">
      <Title order={1} size="h2">
        {title}
      </Title>
      <Group gap="xs">
        {changes.isBegun && (
          <Button variant="subtle" onClick={changes.clear}>
            {t('startOver')}
          </Button>
        )}
        <Anchor
          style={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}
          renderRoot={(props) => (
            <Link to="/clubs/$club/sessions/$session" params={params} {...props} />
          )}
        >
          {t('back')}
        </Anchor>
      </Group>
    </Group>
  );
}
