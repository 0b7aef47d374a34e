import { Choice } from '../../../parts/form/fields/choice.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../evening-start.module.css';
import {
  readingsAsked,
  type BookWithReadings,
  type HouseChoices,
} from '../../../../src/rules/house-rules/house-choices.js';
import { useHouseWords } from './use-house-words.js';

interface Props {
  readonly book: BookWithReadings;
  readonly choices: HouseChoices;
  readonly onChange: (choices: HouseChoices) => void;
}

/** Where the book leaves a question open: how the club reads it. */
export function HouseReadings({ book, choices, onChange }: Props) {
  const { t } = useTranslation('rules.houseRules');
  const words = useHouseWords();
  return (
    <section>
      <h3 className={classes['title']}>{t('readings')}</h3>
      {readingsAsked(book, choices).map((reading) => (
        <Choices key={reading.id} title={words.question(reading)} wide="more">
          {reading.options.map((option, place) => (
            <Choice
              key={option.id}
              isChosen={(choices.readings[reading.id] ?? reading.options[0]?.id) === option.id}
              onChoose={() => {
                onChange({
                  ...choices,
                  readings: { ...choices.readings, [reading.id]: option.id },
                });
              }}
            >
              {words.answer(reading, option)}
              {place === 0 && <small className={classes['hint']}>{t('asBook')}</small>}
            </Choice>
          ))}
        </Choices>
      ))}
    </section>
  );
}
