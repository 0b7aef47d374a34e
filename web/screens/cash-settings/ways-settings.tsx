import { Button, Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { waysToPayQuery, type WayKind } from '../../api/money/payments.js';
import { ProblemError } from '../../api/problem.js';
import { may } from '../../api/people/rights.js';
import { ProblemNote, ProblemWords } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/notices/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { usePursesOfWays, type PurseOfWay, type SentWay } from './purses-of-ways.js';
import { FIELDS, fieldsOfWay, refusedText, refusedWay, textsOf, type Texts } from './way-fields.js';

/** How members can pay the club: each way that its currency allows, with what it needs. */
export function WaysSettings({ club }: CashProps) {
  const { t } = useTranslation('cash-ways');
  const { data } = useSuspenseQuery(waysToPayQuery(club.id));
  const [chosen, choose] = useState<readonly WayKind[]>(data.ways.map(({ kind }) => kind));
  const purses = usePursesOfWays(club.id, data.ways);
  const [texts, setTexts] = useState<Texts>(textsOf(data.ways));
  const [sent, setSent] = useState<readonly SentWay[]>([]);
  const isReader = !may(club, 'keep-money');
  const choosing = useWrite(purses.choose, readsOf(club.id));
  const { error } = choosing;
  const field = error instanceof ProblemError ? error.field : undefined;
  const refused = refusedText(field, sent);
  const refusedPurse = refusedWay(field, sent);
  if (data.possible.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Text size="sm">{t('text')}</Text>
      <form
        noValidate
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const kinds = data.possible.filter((kind) => chosen.includes(kind));
          const ways = kinds.map((kind) => ({
            kind,
            said: fieldsOfWay(kind, texts),
            purse: purses.chosenOf(kind),
          }));
          setSent(ways);
          choosing.mutate(ways, {
            onSuccess: () => {
              toast(t('done'));
            },
          });
        }}
      >
        {data.possible.map((kind) => (
          <Way
            key={kind}
            kind={kind}
            isChosen={chosen.includes(kind)}
            isReader={isReader}
            texts={texts}
            errorOf={(name) => (name === refused ? <ProblemWords error={error} /> : null)}
            purse={purses.fieldOf(
              kind,
              refusedPurse === kind ? <ProblemWords error={error} /> : null,
            )}
            onChoose={(isChosen) => {
              if (isChosen) purses.propose(kind);
              const without = chosen.filter((one) => one !== kind);
              choose(isChosen ? [...without, kind] : without);
            }}
            onChange={setTexts}
          />
        ))}
        <div role="status">
          <ProblemNote error={refused === null && refusedPurse === null ? error : null} />
        </div>
        {!isReader && (
          <Button type="submit" loading={choosing.isPending}>
            {t('save')}
          </Button>
        )}
      </form>
    </Section>
  );
}

/** The reads that chosen ways may change. */
const readsOf = (club: string) =>
  ['ways-to-pay', 'how-to-pay', 'accounts', 'money'].map((what) => [what, club]);

interface WayProps {
  readonly kind: WayKind;
  readonly isChosen: boolean;
  readonly isReader: boolean;
  readonly texts: Texts;
  readonly purse: PurseOfWay;
  /** The refusal of a field, by 'kind field'. */
  readonly errorOf: (name: string) => ReactNode;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onChange: (texts: Texts) => void;
}

function Way({ kind, isChosen, isReader, texts, purse, errorOf, onChoose, onChange }: WayProps) {
  const { t } = useTranslation('cash-ways');
  return (
    <Stack gap="xs">
      <Checkbox
        className={classes['check']}
        size="md"
        label={t(`kinds.${kind}`)}
        checked={isChosen}
        disabled={isReader}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.checked);
        }}
      />
      {kind === 'mobilepay-box' && <Text size="sm">{t('boxLimit')}</Text>}
      {isChosen && (
        <div className={classes['two']}>
          {FIELDS[kind].map((name) => (
            <TextInput
              key={name}
              label={t(`fields.${name}`)}
              required={name !== 'bic'}
              disabled={isReader}
              autoComplete="off"
              maxLength={100}
              name={name}
              value={texts[`${kind} ${name}`] ?? ''}
              error={errorOf(`${kind} ${name}`)}
              onChange={({ currentTarget }) => {
                onChange({ ...texts, [`${kind} ${name}`]: currentTarget.value });
              }}
            />
          ))}
          <NativeSelect {...purse} disabled={isReader} />
        </div>
      )}
    </Stack>
  );
}
