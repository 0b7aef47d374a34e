import { useState } from 'react';
import type { Book } from '../../../../src/rules/game.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { ProblemNote } from '../../../parts/notices/problem-note.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../evening-start.module.css';
import { HouseAmounts } from './house-amounts.js';
import {
  BY_THE_BOOK,
  differencesOf,
  houseRulesOf,
  type Differences,
} from '../../../../src/rules/house-rules/house-choices.js';
import { HouseReadings } from './house-readings.js';
import { HouseSummary } from './house-summary.js';
import type { HouseRulesHere } from './use-house-rules.js';

interface Props {
  readonly book: Book;
  readonly rules: HouseRulesHere;
}

/** The rules: by the book, as last time, or row by row; without changes there is nothing to tap. */
export function HouseRules({ book, rules }: Props) {
  const { t } = useTranslation('rules.houseRules');
  const [isOpen, setOpen] = useState(false);
  const { choices, choose, asLast, house, error } = rules;
  const id = book.own?.book ?? book.id;
  const said = JSON.stringify(house);
  const last = asLast === null ? null : houseRulesOf(book, asLast);
  const isAsLast = last !== null && JSON.stringify(last) === said;
  return (
    <>
      <Choices title={t('title')} wide>
        <Choice
          isChosen={house === null}
          onChoose={() => {
            choose(BY_THE_BOOK);
          }}
        >
          {t('byTheBook')}
        </Choice>
        {asLast !== null && (
          <Choice
            isChosen={isAsLast}
            onChoose={() => {
              choose(asLast);
            }}
          >
            {t('asLast')}
            <small className={classes['hint']}>
              {t('differences', { count: countOf(differencesOf(book, last)) })}
            </small>
          </Choice>
        )}
        <Choice
          isChosen={house !== null && !isAsLast}
          isExpanded={isOpen}
          onChoose={() => {
            setOpen(!isOpen);
          }}
        >
          {t('choose')}
        </Choice>
      </Choices>
      <ProblemNote error={error} />
      <HouseSummary book={book} house={house} />
      {isOpen && (
        <div className={classes['house']}>
          <HouseReadings book={book} choices={choices} onChange={choose} />
          <HouseAmounts
            key={`tariff ${id}`}
            {...{ book, choices }}
            part="tariff"
            onChange={choose}
          />
          <HouseAmounts key={`fines ${id}`} {...{ book, choices }} part="fines" onChange={choose} />
        </div>
      )}
    </>
  );
}

function countOf({ readings, amounts }: Differences): number {
  return readings.length + amounts.length;
}
