import { Group, NumberInput } from '@mantine/core';
import { BOOK_IDS, ruleBook } from '../../../src/rules/rule-book.js';
import { houseRulesOf } from '../../../src/rules/house-rules/house-choices.js';
import { POT_NAMES, type Pots } from '../../../src/rules/tarok/table.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { ChangesList } from '../own-books/changes-list.js';
import { HouseRules } from '../evening-start/house-rules/house-rules.js';
import classes from './try-hand.module.css';
import {
  bookAlone,
  bookTried,
  byBook,
  cupPoints,
  isSameBook,
  laid,
  partySizeOf,
  SEATS,
  withBook,
  withSeats,
  type Tried,
} from './tried.js';
import { useBookName, type OwnBook } from './use-own-books.js';

interface Props {
  readonly tried: Tried;
  readonly onChange: (tried: Tried) => void;
}

/** The table of the hand: book and house rules, how many play, who deals, and what the cups hold. */
export function TableTried({ tried, own, onChange }: Props & { readonly own: readonly OwnBook[] }) {
  const { t } = useTranslation('try-hand');
  const nameOfBook = useBookName(own);
  const { book, seats, dealer, house } = tried;
  const { fewest, most } = partySizeOf(book);
  return (
    <>
      <BookOfTable {...{ tried, own, onChange }} />
      <HouseRules
        key={nameOfBook(tried)}
        book={bookTried(tried)}
        rules={{
          choices: house,
          choose: (choices) => {
            onChange({ ...tried, house: choices });
          },
          asLast: null,
          house: houseRulesOf(bookTried(tried), house),
          isLoading: false,
          error: null,
        }}
      />
      <div className={classes['table']}>
        <Choices title={t('players')}>
          {SEATS.slice(fewest - 1, most).map((_seat, more) => (
            <Choice
              key={fewest + more}
              isChosen={seats === fewest + more}
              onChoose={() => {
                onChange(withSeats(tried, fewest + more));
              }}
            >
              {fewest + more}
            </Choice>
          ))}
        </Choices>
        <Choices title={t('dealer')}>
          {SEATS.slice(0, seats).map((seat, place) => (
            <Choice
              key={seat}
              isChosen={place === dealer}
              onChoose={() => {
                onChange({ ...tried, dealer: place });
              }}
            >
              {seat}
            </Choice>
          ))}
        </Choices>
        <CupsTried tried={tried} onChange={onChange} />
      </div>
    </>
  );
}

/** The book of the table: those of the reader's clubs, of the sources, and what a club changes in its own. */
function BookOfTable({ tried, own, onChange }: Props & { readonly own: readonly OwnBook[] }) {
  const { t } = useTranslation(['try-hand', 'own-books']);
  const nameOfBook = useBookName(own);
  const { book, changes } = tried;
  return (
    <>
      <Choices title={t('book')} wide>
        {withBook([...own, ...BOOK_IDS.map((id) => ({ book: id }))], bookAlone(tried)).map(
          (one) => {
            const name = nameOfBook(one);
            return (
              <Choice
                key={name}
                isChosen={isSameBook(one, tried)}
                onChoose={() => {
                  if (!isSameBook(one, tried)) onChange(byBook(tried, one));
                }}
              >
                {name}
              </Choice>
            );
          },
        )}
      </Choices>
      {changes !== undefined && (
        <Section title={t('own-books:differs')}>
          <ChangesList parent={ruleBook(book)} changes={changes} />
        </Section>
      )}
    </>
  );
}

function CupsTried({ tried, onChange }: Props) {
  const { t } = useTranslation('payments');
  const { pots } = laid(tried).table;
  if (pots === undefined) return null;
  return (
    <Group align="start">
      {POT_NAMES.map((pot) => (
        <NumberInput
          key={pot}
          label={t(`pots.${pot}`)}
          w="8rem"
          min={0}
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
          value={Number(pots[pot])}
          onChange={(typed) => {
            const held: Pots = { ...pots, [pot]: cupPoints(typed) };
            onChange({ ...tried, pots: held });
          }}
        />
      ))}
    </Group>
  );
}
