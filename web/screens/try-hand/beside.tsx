import { Table, Text, Title } from '@mantine/core';
import { isKeeper, KEEPERS, type PotName } from '../../../src/rules/payment.js';
import { judge as judgeKoenigrufen } from '../../../src/rules/koenigrufen/partial/judge.js';
import type { HandRecord } from '../../../src/rules/game.js';
import { judge as judgeTarok } from '../../../src/rules/tarok/partial/judge.js';
import { POT_NAMES } from '../../../src/rules/tarok/table.js';
import type { HandPreview, PossibleHand } from '../../evening/preview.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { Points } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { useRefusalWords } from '../../parts/notices/use-refusal-words.js';
import { gainsOf } from '../../parts/payments/payment-lines.js';
import { Payments } from '../../parts/payments/payments.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './try-hand.module.css';
import {
  bookAlone,
  booksBeside,
  isSameBook,
  resultAt,
  resultBeside,
  type BookHere,
  type Laid,
  type Tried,
} from './tried.js';
import { useBookName, type OwnBook } from './use-own-books.js';

interface Props {
  readonly tried: Tried;
  readonly here: Laid;
  /** The own books of the reader's clubs. */
  readonly own: readonly OwnBook[];
  readonly onChange: (tried: Tried) => void;
}

/** The hand by another book beside it, each party's sum in both, and the payments of the other one. */
export function Beside({ tried, here, own, onChange }: Props) {
  const { t } = useTranslation('try-hand');
  const nameOf = useBookName(own);
  const books = booksBeside(tried, own);
  if (books.length === 0) return null;
  const { beside } = tried;
  const isChosen = (book: BookHere) => beside !== null && isSameBook(book, beside);
  const chosen = books.find(isChosen);
  return (
    <Section title={t('beside')}>
      <Choices title={t('besideWhich')} wide>
        {books.map((book) => (
          <Choice
            key={nameOf(book)}
            isChosen={book === chosen}
            onChoose={() => {
              onChange({ ...tried, beside: book === chosen ? null : bookAlone(book) });
            }}
          >
            {isSameBook(book, tried) ? t('unchanged', { book: nameOf(book) }) : nameOf(book)}
          </Choice>
        ))}
      </Choices>
      {chosen !== undefined && (
        <Compared {...{ tried, here, book: chosen }} name={nameOf(chosen)} />
      )}
    </Section>
  );
}

interface ComparedProps extends Pick<Props, 'tried' | 'here'> {
  readonly book: BookHere;
  readonly name: string;
}

function Compared({ tried, here, book, name }: ComparedProps) {
  const { t } = useTranslation('try-hand');
  const words = useRefusalWords((seat) => seat);
  const whole = wholeHand(here, tried.hand);
  if (whole === null) return <Text mt="sm">{t('notWhole')}</Text>;
  const other = resultBeside(tried, book, whole.record);
  if (!other.ok) return <Text mt="sm">{t('notThere', { why: words(other) })}</Text>;
  return <BothSums here={whole.result} there={other} book={name} />;
}

interface WholeHand {
  readonly record: HandRecord;
  readonly result: PossibleHand;
}

/** The hand, once nothing of it is open; null before that. */
function wholeHand(here: Laid, draft: object): WholeHand | null {
  const state = judged(here, draft, (record) => resultAt(here, record));
  return state.is === 'complete' ? state : null;
}

function judged(here: Laid, draft: object, preview: (record: HandRecord) => HandPreview) {
  // Rules, table and draft are of one game.
  if (here.rules.game === 'tarok') {
    const setting = here as Parameters<typeof judgeTarok>[0];
    return judgeTarok<PossibleHand>(setting, draft, preview);
  }
  const setting = here as Parameters<typeof judgeKoenigrufen>[0];
  return judgeKoenigrufen<PossibleHand>(setting, draft, preview);
}

interface BothProps {
  readonly here: PossibleHand;
  readonly there: PossibleHand;
  /** The name of the other book. */
  readonly book: string;
}

function BothSums({ here, there, book }: BothProps) {
  const { t } = useTranslation(['try-hand', 'payments']);
  const [sums, others] = [pointsByParty(here), pointsByParty(there)];
  const parties = [
    ...here.table.players,
    ...KEEPERS.filter((one) => sums.has(one) || others.has(one)),
  ];
  const rows = parties.map((party) => ({
    name: isCup(party)
      ? t(`payments:pots.${party}`)
      : isKeeper(party)
        ? t(`payments:parties.${party}`)
        : party,
    here: sums.get(party) ?? 0,
    there: others.get(party) ?? 0,
  }));
  return (
    <>
      <Table mt="md" fz="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('party')}</Table.Th>
            <Table.Th ta="end">{t('above')}</Table.Th>
            <Table.Th ta="end">{book}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={row.name}
              className={row.here === row.there ? '' : (classes['differs'] ?? '')}
            >
              <Table.Th scope="row">{row.name}</Table.Th>
              <Table.Td ta="end">
                <Points value={row.here} />
              </Table.Td>
              <Table.Td ta="end">
                <Points value={row.there} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text mt="sm" role="status">
        {t(rows.every((row) => row.here === row.there) ? 'same' : 'different')}
      </Text>
      <Title order={3} size="h4" mt="md">
        {t('paymentsThere', { book })}
      </Title>
      <Payments payments={there.payments} nameOf={(seat) => seat} />
    </>
  );
}

/** The points that each party of the hand has won or lost, the cups too. */
function pointsByParty({ payments }: PossibleHand): ReadonlyMap<string, number> {
  return new Map(gainsOf(payments).map(({ party, points }) => [party, points]));
}

function isCup(party: string): party is PotName {
  return POT_NAMES.some((pot) => pot === party);
}
