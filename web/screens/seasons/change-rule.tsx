import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { isSameRule, type StandingRule } from '../../../src/standings/rule/standing-rule.js';
import { changeRule, seasonReads, type RuleChange } from '../../api/seasons/season-writes.js';
import { ReasonOfChange } from '../../parts/form/fields/reason-of-change.js';
import { toast } from '../../parts/notices/toast.js';
import { useForm } from '../../parts/form/use-form.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { KeptSeason, type KeptSeasonProps } from './kept-season.js';
import { RuleBuilder } from './rule-builder.js';

/** Changes the standing rule of an open season; the page of the season says since when and why. */
export function ChangeRule() {
  return <KeptSeason form={Form} />;
}

function Form({ club, season }: KeptSeasonProps) {
  const { t } = useTranslation('seasons.forms');
  const navigate = useNavigate();
  const [rule, setRule] = useState<StandingRule>(season.rule);
  const changing = useWrite(
    (body: RuleChange, key) => changeRule(club.id, season, body, key),
    seasonReads(club.id),
  );
  const { field, set, submit, aboveForm } = useForm({ why: '' }, { error: changing.error });
  const { value: why, error: wrong } = field('why');
  return (
    <Stack maw="44rem" mx="auto">
      <Title order={1} size="h2">
        {t('changeRule.title', { name: season.name })}
      </Title>
      <form
        noValidate
        onSubmit={submit((said) => {
          changing.mutate(
            { rule: { ...rule, ties: [...rule.ties] }, why: said.why.trim() },
            {
              onSuccess: () => {
                toast(t('changeRule.done'));
                const params = { club: club.id, season: season.id };
                void navigate({ to: '/clubs/$club/seasons/$season', params, replace: true });
              },
            },
          );
        })}
      >
        <Stack>
          <RuleBuilder rule={rule} currency={club.currency} onChange={setRule} />
          <Text>{t('changeRule.text')}</Text>
          <ReasonOfChange
            label={t('why')}
            description={t('whyShown')}
            value={why}
            error={wrong}
            onChange={(text) => {
              set('why', text);
            }}
            refusal={aboveForm}
          />
          <Button
            type="submit"
            loading={changing.isPending}
            disabled={isSameRule(rule, season.rule)}
          >
            {t('changeRule.do')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
