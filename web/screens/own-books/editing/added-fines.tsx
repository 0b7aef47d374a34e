import { resolveRules } from '../../../../src/rules/rule-book.js';
import { Button, NumberInput, Select, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FINE_STAGES } from '../../../../src/rules/fine-record.js';
import { partsOf } from '../../../../src/rules/own-book/derive-book.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../own-books.module.css';
import { codeFor, type TypedFine } from './draft.js';
import type { FieldsProps } from './fields-props.js';
import { CupSelect, FromInput } from './fine-inputs.js';

/** The fines that the club has added, each with its words and its price. */
export function AddedFines(props: FieldsProps) {
  const { t } = useTranslation('own-books');
  const { draft, onChange } = props;
  const set = (added: readonly TypedFine[]) => {
    onChange({ ...draft, added });
  };
  return (
    <section>
      <h3>{t('fields.added')}</h3>
      <Text size="sm">{t('fields.addedHint')}</Text>
      <ul className={classes['list']}>
        {draft.added.map((fine, index) => (
          <li key={index}>
            <AddedFine
              {...props}
              fine={fine}
              index={index}
              onFine={(next) => {
                set(draft.added.with(index, next));
              }}
            />
            <Button
              mt="sm"
              variant="subtle"
              leftSection={<IconTrash size={20} aria-hidden />}
              onClick={() => {
                set(draft.added.toSpliced(index, 1));
              }}
            >
              {t('fields.removeFine', { fine: fine.words === '' ? fine.code : fine.words })}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        mt="sm"
        variant="default"
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => {
          const code = codeFor(
            '',
            draft.added.map((one) => one.code),
          );
          const fine = { code, words: '', others: {}, stage: 'play', price: undefined } as const;
          set([...draft.added, fine]);
        }}
      >
        {t('fields.addFine')}
      </Button>
    </section>
  );
}

interface AddedFineProps extends FieldsProps {
  readonly fine: TypedFine;
  readonly index: number;
  readonly onFine: (fine: TypedFine) => void;
}

function AddedFine({ book, draft, fine, index, onFine, errorAt }: AddedFineProps) {
  const { t } = useTranslation(['own-books', 'fine-entry']);
  const { hasCups } = partsOf(book);
  const { game } = resolveRules(book);
  const at = (name: string): ReactNode => errorAt(`added.${index}.${name}`);
  return (
    <div className={classes['pair']} role="group" aria-label={`${t('fields.added')} ${index + 1}`}>
      <FineWords {...{ draft, fine, index, onFine, errorAt }} />
      <NumberInput
        label={t(hasCups ? 'fields.price' : 'fields.priceEach')}
        error={at('price')}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        value={fine.price ?? ''}
        onChange={(value) => {
          onFine({ ...fine, price: value === '' ? undefined : Number(value) });
        }}
      />
      <Select
        label={t('fields.stage')}
        allowDeselect={false}
        data={FINE_STAGES.map((value) => ({
          value,
          label: t(`fine-entry:stages.${game}.${value}`),
        }))}
        value={fine.stage}
        onChange={(value) => {
          const stage = FINE_STAGES.find((one) => one === value);
          if (stage !== undefined) onFine({ ...fine, stage });
        }}
      />
      {hasCups && (
        <CupSelect
          cup={fine.cup}
          onChange={(cup) => {
            const { cup: _cup, ...rest } = fine;
            onFine(cup === undefined ? rest : { ...rest, cup });
          }}
        />
      )}
      <FromInput
        from={fine.from}
        error={at('from')}
        onChange={(from) => {
          const { from: _from, ...rest } = fine;
          onFine(from === undefined ? rest : { ...rest, from });
        }}
      />
    </div>
  );
}

/** The club's words for a fine, and its short name, which follows them. */
function FineWords({
  draft,
  fine,
  index,
  onFine,
  errorAt,
}: Omit<AddedFineProps, 'book' | 'onChange'>) {
  const { t } = useTranslation('own-books');
  const at = (name: string): ReactNode => errorAt(`added.${index}.${name}`);
  const others = draft.added.filter((_, place) => place !== index).map(({ code }) => code);
  const isTouched = fine.words !== '' || fine.price !== undefined;
  return (
    <>
      <TextInput
        label={t('fields.words')}
        description={t('fields.wordsHint')}
        maxLength={200}
        autoComplete="off"
        error={isTouched && (at('words') ?? at('code'))}
        value={fine.words}
        onChange={({ currentTarget: { value } }) => {
          // The short name follows the words until they are changed afterwards.
          const isOwn = fine.code !== codeFor(fine.words, others);
          onFine({ ...fine, words: value, code: isOwn ? fine.code : codeFor(value, others) });
        }}
      />
      <TextInput
        label={t('fields.code')}
        description={t('fields.codeHint')}
        maxLength={40}
        autoComplete="off"
        error={at('code')}
        value={fine.code}
        onChange={({ currentTarget: { value } }) => {
          onFine({ ...fine, code: value.toLocaleLowerCase() });
        }}
      />
    </>
  );
}
