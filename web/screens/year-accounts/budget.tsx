import { Button, Input, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { accountsQuery, type Account } from '../../api/money/cash.js';
import { moneyReads } from '../../api/money/money-reads.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { setBudget, yearAccountsQuery, type YearAccounts } from '../../api/money/years.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { RoleScreen } from '../../app/states/role-screen.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/notices/toast.js';
import { CurrencyInput } from '../../parts/form/fields/currency-input.js';
import { entryNamed, refusalAt } from '../../parts/form/fields/refusal-at.js';
import { useAmount } from '../../parts/form/fields/use-amount.js';
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

/** The typed amounts of a budget, and the writing of it, with its refusals at their accounts. */
function useBudget(club: string, firstDay: string) {
  const { data } = useSuspenseQuery(yearAccountsQuery(club, firstDay));
  const amount = useAmount(data.currency);
  const [texts, setTexts] = useState(() => textsOf(data, amount.write));
  const [isSent, setSent] = useState(false);
  const setting = useWrite(
    (lines: { account: string; amount: number }[], key) => setBudget(club, firstDay, lines, key),
    moneyReads(club),
  );
  const typed = Object.entries(texts).flatMap(([account, text = '']) =>
    text.trim() === '' ? [] : [{ account, minor: amount.read(text, true) }],
  );
  const wrong = typed.filter(({ minor }) => minor === null).map(({ account }) => account);
  const { error, isPending } = setting;
  const { errorOf, above } = refusalAt(error, ['lines']);
  // An account of the lines as they were sent: others may be typed by now.
  const refused = setting.variables?.[entryNamed(error, 'lines') ?? -1]?.account ?? null;
  return {
    label: data.year.label,
    texts,
    setTexts,
    wrong: isSent ? wrong : [],
    example: amount.write(12_500),
    errorOf: (account: string) => (account === refused ? errorOf('lines') : null),
    /** The refusal of all lines, and the one that is about none. */
    ofAll: refused === null ? errorOf('lines') : null,
    above,
    isPending,
    send: (done: () => void) => {
      setSent(true);
      if (wrong.length > 0) return;
      const lines = typed.map(({ account, minor }) => ({ account, amount: minor ?? 0 }));
      setting.mutate(lines, { onSuccess: done });
    },
  };
}

function BudgetForm({ club, firstDay }: { readonly club: MyClub; readonly firstDay: string }) {
  const { t } = useTranslation('cash.years');
  const navigate = useNavigate();
  const { label, ofAll, above, isPending, send, ...fields } = useBudget(club.id, firstDay);
  const { data: accounts } = useSuspenseQuery(accountsQuery(club.id));
  // An account of which nothing has moved yet can have a budget too.
  const ofType = (type: Account['type']) =>
    accounts.filter((one) => one.type === type && one.archivedAt === null);
  const lines = { income: ofType('income'), expenses: ofType('expense') };
  return (
    <Stack maw="40rem" mx="auto">
      <Title order={1} size="h2">
        {t('budget.of', { label })}
      </Title>
      <form
        noValidate
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          send(() => {
            toast(t('budget.done'));
            const params = { club: club.id, year: firstDay };
            void navigate({ to: '/clubs/$club/money/years/$year', params });
          });
        }}
      >
        <Text>{t('budget.text')}</Text>
        {ofAll !== null && <Input.Error role="alert">{ofAll}</Input.Error>}
        {(['income', 'expenses'] as const).map((what) => (
          <Lines
            key={what}
            title={t(`result.${what}`)}
            lines={lines[what]}
            currency={club.currency}
            {...fields}
          />
        ))}
        <div role="status">
          <ProblemNote error={above} />
        </div>
        <Button type="submit" loading={isPending}>
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
  readonly currency: string;
  readonly texts: Texts;
  readonly wrong: readonly string[];
  readonly example: string;
  /** The refusal of an account's amount. */
  readonly errorOf: (account: string) => ReactNode;
  readonly setTexts: (texts: Texts) => void;
}

function Lines({ title, lines, currency, texts, wrong, example, errorOf, setTexts }: LinesProps) {
  const { t } = useTranslation('cash');
  const nameOf = useAccountName();
  return (
    <Section title={title}>
      <div className={classes['two']}>
        {lines.map((line) => (
          <CurrencyInput
            key={line.id}
            currency={currency}
            label={nameOf(line)}
            inputMode="decimal"
            value={texts[line.id] ?? ''}
            error={wrong.includes(line.id) ? t('amountWrong', { example }) : errorOf(line.id)}
            onChange={({ currentTarget }) => {
              setTexts({ ...texts, [line.id]: currentTarget.value });
            }}
          />
        ))}
      </div>
    </Section>
  );
}
