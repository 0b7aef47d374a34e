import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsQuery, moneyReads, type Account } from '../../api/money/cash.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { setBudget, yearAccountsQuery, type YearAccounts } from '../../api/money/years.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { RoleScreen } from '../../app/states/role-screen.js';
import { ProblemNote } from '../../parts/page/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/page/toast.js';
import { useAmount } from '../../parts/form/use-amount.js';
import { usePath } from '../../parts/page/use-path.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import classes from '../cash/cash.module.css';

/** The budget of a year, by account; an empty field has no budget. */
export function Budget() {
  const { club: id, year } = usePath('club', 'year');
  const club = useMyClub(id);
  if (club === undefined) return <NotFoundScreen />;
  if (!may(club, 'keep-money')) return <RoleScreen needs="keep-money" />;
  return <BudgetForm club={club} firstDay={year} />;
}

function BudgetForm({ club, firstDay }: { readonly club: MyClub; readonly firstDay: string }) {
  const { t } = useTranslation('cash.years');
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(yearAccountsQuery(club.id, firstDay));
  const amount = useAmount(data.currency);
  const { data: accounts } = useSuspenseQuery(accountsQuery(club.id));
  // An account of which nothing has moved yet can have a budget too.
  const ofType = (type: Account['type']) =>
    accounts.filter((one) => one.type === type && one.archivedAt === null);
  const [texts, setTexts] = useState(() => textsOf(data, amount.write));
  const [isSent, setSent] = useState(false);
  const setting = useWrite(
    (lines: { account: string; amount: number }[], key) => setBudget(club.id, firstDay, lines, key),
    moneyReads(club.id),
  );
  const typed = Object.entries(texts).flatMap(([account, text = '']) =>
    text.trim() === '' ? [] : [{ account, minor: amount.read(text, true) }],
  );
  const wrong = typed.filter(({ minor }) => minor === null).map(({ account }) => account);
  return (
    <Stack maw="40rem" mx="auto">
      <Title order={1} size="h2">
        {t('budget.of', { label: data.year.label })}
      </Title>
      <form
        noValidate
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (wrong.length > 0) return;
          const lines = typed.map(({ account, minor }) => ({ account, amount: minor ?? 0 }));
          setting.mutate(lines, {
            onSuccess: () => {
              toast(t('budget.done'));
              const params = { club: club.id, year: firstDay };
              void navigate({ to: '/clubs/$club/money/years/$year', params });
            },
          });
        }}
      >
        <Text>{t('budget.text')}</Text>
        {(
          [
            ['income', ofType('income')],
            ['expenses', ofType('expense')],
          ] as const
        ).map(([what, lines]) => (
          <Lines
            key={what}
            title={t(`result.${what}`)}
            lines={lines}
            texts={texts}
            wrong={isSent ? wrong : []}
            example={amount.write(12_500)}
            onChange={setTexts}
          />
        ))}
        <div role="status">
          <ProblemNote error={setting.error} />
        </div>
        <Button type="submit" loading={setting.isPending}>
          {t('budget.do')}
        </Button>
      </form>
    </Stack>
  );
}

/** The typed texts, by account. */
type Texts = Readonly<Partial<Record<string, string>>>;

function textsOf({ result }: YearAccounts, write: (minor: number) => string): Texts {
  const budgeted = [...result.income, ...result.expenses].flatMap(({ account, budget }) =>
    budget === null ? [] : [[account, write(budget)] as const],
  );
  return Object.fromEntries(budgeted);
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly Account[];
  readonly texts: Texts;
  readonly wrong: readonly string[];
  readonly example: string;
  readonly onChange: (texts: Texts) => void;
}

function Lines({ title, lines, texts, wrong, example, onChange }: LinesProps) {
  const { t } = useTranslation('cash');
  const nameOf = useAccountName();
  return (
    <Section title={title}>
      <div className={classes['two']}>
        {lines.map((line) => (
          <TextInput
            key={line.id}
            label={nameOf(line)}
            inputMode="decimal"
            autoComplete="off"
            value={texts[line.id] ?? ''}
            error={wrong.includes(line.id) ? t('amountWrong', { example }) : null}
            onChange={({ currentTarget }) => {
              onChange({ ...texts, [line.id]: currentTarget.value });
            }}
          />
        ))}
      </div>
    </Section>
  );
}
