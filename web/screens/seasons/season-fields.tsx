import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useBooksToChoose } from '../../parts/evening/use-books-to-choose.js';
import { tableNamesQuery } from '../../api/seasons/statistics.js';
import { Folding } from '../../parts/page/folding.js';
import { Section } from '../../parts/page/section.js';
import type { useForm } from '../../parts/form/use-form.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../cash/cash.module.css';
import { DayInput } from '../../parts/form/fields/day-input.js';

/** The text fields of a season. */
export const SEASON_TEXTS = { name: '', firstDay: '', lastDay: '', tables: '' };
export const OPTIONAL_TEXTS = ['tables'] as const;

type Given = ReturnType<ReturnType<typeof useForm>['field']>;

interface Props {
  readonly club: string;
  readonly field: (name: keyof typeof SEASON_TEXTS) => Given;
  /** Rule books; none for all. */
  readonly books: readonly string[];
  readonly onBooks: (books: readonly string[]) => void;
}

/** Name, days, and which books and tables belong to it. */
export function SeasonFields(props: Props) {
  const { t } = useTranslation('seasons.forms');
  const { field } = props;
  return (
    <>
      <Section title={t('fields.title')}>
        <div className={classes['form']}>
          <TextInput
            label={t('fields.name')}
            required
            maxLength={80}
            autoComplete="off"
            {...field('name')}
          />
          <div className={classes['two']}>
            <DayInput required label={t('fields.firstDay')} {...field('firstDay')} />
            <DayInput required label={t('fields.lastDay')} {...field('lastDay')} />
          </div>
        </div>
      </Section>
      <Which {...props} />
    </>
  );
}

/** The books and tables of a season: most have all of them. */
function Which({ club, field, books, onBooks }: Props) {
  const { t } = useTranslation('seasons.forms');
  const known = useBooksToChoose(club);
  const { data: tables = [] } = useQuery(tableNamesQuery(club));
  const names = tables.join(', ');
  const chosen = [
    ...known.flatMap(({ value, label }) => (books.includes(value) ? [label] : [])),
    ...[field('tables').value].filter((one) => one !== ''),
  ];
  return (
    <Folding
      title={t('fields.which')}
      id="which"
      summary={chosen.length === 0 ? t('fields.whichAll') : chosen.join(' · ')}
      isAlways
    >
      <div className={classes['form']}>
        <Checkbox.Group
          label={t('fields.books')}
          description={t('fields.booksHint')}
          value={[...books]}
          onChange={onBooks}
        >
          <div className={classes['checks']}>
            {known.map(({ value, label }) => (
              <Checkbox key={value} {...{ value, label }} size="md" />
            ))}
          </div>
        </Checkbox.Group>
        <TextInput
          label={t('fields.tables')}
          description={
            names === '' ? t('fields.tablesHint') : t('fields.tablesKnown', { tables: names })
          }
          autoComplete="off"
          {...field('tables')}
        />
      </div>
    </Folding>
  );
}
