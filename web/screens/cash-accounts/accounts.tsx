import { Badge, Button, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  accountsQuery,
  addAccount,
  changeAccount,
  type Account,
  type AccountType,
} from '../../api/money/cash.js';
import { moneyReads } from '../../api/money/money-reads.js';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { Sheet } from '../../parts/page/sheet.js';
import { toast } from '../../parts/notices/toast.js';
import { useDoubts } from '../../parts/form/use-doubts.js';
import { useForm } from '../../parts/form/use-form.js';
import { usePath } from '../../parts/page/use-path.js';
import { useWrite } from '../../parts/form/use-write.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import { useAccountName } from '../cash/use-account-names.js';
import { useHeldWords } from '../cash/use-owed-words.js';
import rows from '../../parts/list/rows.module.css';
import classes from '../cash/cash.module.css';

const TYPES = ['purse', 'income', 'expense'] as const;

/** Purses, income and expenses: the list, a new one, another name, archiving. */
export function Accounts() {
  const { t } = useTranslation('cash');
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  return (
    <Stack maw="56rem" mx="auto">
      <Title order={1} size="h2">
        {t('accounts.title')}
      </Title>
      {may(club, 'keep-money') && <NewAccount club={club} />}
      {TYPES.map((type) => (
        <OfType key={type} club={club} type={type} />
      ))}
    </Stack>
  );
}

function NewAccount({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const adding = useWrite(
    (body: Parameters<typeof addAccount>[1], key) => addAccount(club.id, body, key),
    moneyReads(club.id),
  );
  const doubts = useDoubts();
  const { field, submit, set, clear, aboveForm } = useForm(
    { name: '', type: 'purse' },
    { error: adding.error },
  );
  return (
    <Section title={t('accounts.new')}>
      <form
        noValidate
        className={classes['form']}
        onSubmit={submit(({ name, type }) => {
          const body = { type: TYPES.find((one) => one === type) ?? 'purse', name };
          const sent = doubts.confirmed(body);
          adding.mutate(sent, {
            onError: (error) => {
              doubts.refused(body, sent.despite, error);
            },
            onSuccess: () => {
              doubts.forget();
              clear();
              set('type', type);
              toast(t('accounts.added', { name }));
            },
          });
        })}
      >
        <div className={classes['two']}>
          <NativeSelect
            label={t('accounts.type')}
            {...field('type')}
            data={TYPES.map((value) => ({ value, label: t(`accounts.of.${value}`) }))}
          />
          <TextInput
            label={t('accounts.name')}
            required
            maxLength={100}
            autoComplete="off"
            {...field('name')}
          />
        </div>
        <div role="status">
          <ProblemNote error={aboveForm} />
        </div>
        <div>
          <Button type="submit" loading={adding.isPending}>
            {t(doubts.isAsked ? 'accounts.addDespite' : 'accounts.add')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function OfType({ club, type }: CashProps & { readonly type: AccountType }) {
  const { t } = useTranslation('cash');
  const { data } = useSuspenseQuery(accountsQuery(club.id));
  const accounts = data.filter((one) => one.type === type);
  if (accounts.length === 0) return null;
  return (
    <Section title={t(`accounts.types.${type}`)}>
      <ul className={rows['rows']}>
        {accounts.map((account) => (
          <Row key={account.id} club={club} account={account} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ club, account }: CashProps & { readonly account: Account }) {
  const { t } = useTranslation('cash');
  const name = useAccountName()(account);
  const held = useHeldWords(club.currency);
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <li className={rows['row']} style={{ flexWrap: 'wrap' }}>
      <Link
        to="/clubs/$club/money/cards/$owner"
        params={{ club: club.id, owner: account.id }}
        className={classes['who']}
      >
        <span className={classes['name']}>{name}</span>
        <span className={classes['amount']}>{held(account.amount)}</span>
      </Link>
      {account.archivedAt !== null && (
        <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
          {t('accounts.away')}
        </Badge>
      )}
      {may(club, 'keep-money') && (
        <Button variant="default" aria-label={t('accounts.changeOf', { name })} onClick={open}>
          {t('accounts.change')}
        </Button>
      )}
      <Sheet opened={isOpen} onClose={close} title={name}>
        <Change club={club} account={account} name={name} onDone={close} />
      </Sheet>
    </li>
  );
}

interface ChangeProps extends CashProps {
  readonly account: Account;
  readonly name: string;
  readonly onDone: () => void;
}

function Change({ club, account, name, onDone }: ChangeProps) {
  const { t } = useTranslation('cash');
  const isAway = account.archivedAt !== null;
  const changing = useWrite(
    (body: { name: string } | { archived: boolean }, key) =>
      changeAccount(club.id, account.id, body, key),
    moneyReads(club.id),
  );
  const { field, submit, aboveForm } = useForm({ name }, { error: changing.error });
  const change = (body: Parameters<typeof changing.mutate>[0]) => {
    changing.mutate(body, {
      onSuccess: () => {
        onDone();
        toast(t('done'));
      },
    });
  };
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit((said) => {
        change({ name: said.name });
      })}
    >
      <div role="status">
        <ProblemNote error={aboveForm} />
      </div>
      <TextInput
        label={t('accounts.name')}
        required
        maxLength={100}
        autoComplete="off"
        {...field('name')}
      />
      <Button type="submit" loading={changing.isPending}>
        {t('save')}
      </Button>
      {!isAway && <Text size="sm">{t('accounts.awayText')}</Text>}
      <Button
        variant="default"
        loading={changing.isPending}
        onClick={() => {
          change({ archived: !isAway });
        }}
      >
        {t(isAway ? 'accounts.takeBack' : 'accounts.putAway')}
      </Button>
    </form>
  );
}
