import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { GROUPS, type Group } from '../../../src/events/kind.js';
import {
  addWebhook,
  webhooksQuery,
  type NewWebhook as NewBody,
} from '../../api/people/webhooks.js';
import { useLanguageWords } from '../../parts/door/use-language-words.js';
import { refusalAt } from '../../parts/form/fields/refusal-at.js';
import { useFields } from '../../parts/form/use-fields.js';
import { useWrite } from '../../parts/form/use-write.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/notices/toast.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../cash/cash.module.css';
import type { PeopleProps } from '../people/people-props.js';
import { KINDS_OF } from './kinds.js';

/** The fields whose refusals are shown at them. */
const FIELDS = ['name', 'url', 'kinds'] as const;

/** Adds a webhook; its secret is made afterwards. */
export function NewWebhook({ club }: PeopleProps) {
  const { t } = useTranslation('webhooks');
  const [groups, choose] = useState<readonly Group[]>([]);
  const [isMissing, setMissing] = useState(false);
  const adding = useWrite(
    (body: NewBody, key) => addWebhook(club.id, body, key),
    [webhooksQuery(club.id).queryKey],
  );
  const { errorOf, above } = refusalAt(adding.error, FIELDS);
  const { field, submit, clear } = useFields({ name: '', url: '' });
  const at = (name: 'name' | 'url') => {
    const { error, ...input } = field(name);
    return { ...input, error: error === false ? errorOf(name) : error };
  };
  const send = submit((texts) => {
    if (groups.length === 0) return;
    const kinds = groups.flatMap((group) => KINDS_OF[group]);
    adding.mutate(
      { ...texts, kinds },
      {
        onSuccess: () => {
          clear();
          choose([]);
          setMissing(false);
          toast(t('add.done'));
        },
      },
    );
  });
  return (
    <Section title={t('add.title')}>
      <form
        noValidate
        className={classes['form']}
        onSubmit={(event) => {
          setMissing(true);
          send(event);
        }}
      >
        <div role="status">
          <ProblemNote error={above} />
        </div>
        <TextInput
          label={t('add.name')}
          autoComplete="off"
          required
          maxLength={100}
          {...at('name')}
        />
        <TextInput
          label={t('add.url')}
          description={t('add.urlHint')}
          type="url"
          autoComplete="off"
          required
          maxLength={500}
          {...at('url')}
        />
        <Groups
          chosen={groups}
          error={isMissing && groups.length === 0 ? t('add.required') : errorOf('kinds')}
          onChoose={choose}
        />
        <Button type="submit" loading={adding.isPending}>
          {t('add.do')}
        </Button>
      </form>
    </Section>
  );
}

interface GroupsProps {
  readonly chosen: readonly Group[];
  readonly error: ReactNode;
  readonly onChoose: (groups: readonly Group[]) => void;
}

/** The kinds, a group at a time. */
function Groups({ chosen, error, onChoose }: GroupsProps) {
  const { t } = useTranslation('webhooks');
  const words = useLanguageWords();
  return (
    <Checkbox.Group
      label={t('add.kinds')}
      error={error}
      value={[...chosen]}
      onChange={(now) => {
        onChoose(GROUPS.filter((group) => now.includes(group)));
      }}
    >
      <div className={classes['checks']}>
        {GROUPS.map((group) => (
          <Checkbox key={group} value={group} size="md" label={words?.log.groups[group] ?? group} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
