import { Alert, Button, FileButton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { readBookFile, type BookFile } from '../../../../src/rules/own-book/book-file.js';
import { Refusal } from '../../../../src/rules/refusals/refusal.js';
import { BOOK_IDS, ruleBook, type BookId } from '../../../../src/rules/rule-book.js';
import { clubBooksQuery, draftBook } from '../../../api/evenings/club-books.js';
import { useMyClub, type MyClub } from '../../../api/people/me.js';
import { may } from '../../../api/people/rights.js';
import { NotFoundScreen } from '../../../app/states/not-found-screen.js';
import { RoleScreen } from '../../../app/states/role-screen.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { toast } from '../../../parts/notices/toast.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';
import { useWrite } from '../../../parts/form/use-write.js';
import { usePath } from '../../../parts/page/use-path.js';
import { useNavigate } from '../../../routing/use-routing.js';
import { useTranslation } from '../../../words/use-translation.js';
import { ChangesList } from '../changes-list.js';
import { EXAMPLES } from '../examples/examples.js';
import { BookForm, type BookBody } from './book-form.js';

/** Begins a book of the club: from a book of the sources, an example or a file. */
export function NewBook() {
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  if (!may(club, 'draft-books')) return <RoleScreen needs="draft-books" />;
  return <Form club={club} />;
}

const EMPTY: BookFile = {
  format: 'kopperne-book/1',
  name: '',
  description: '',
  rate: null,
  parent: 'vlk-1970',
  changes: {},
  citations: {},
};

function Form({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('own-books');
  const navigate = useNavigate();
  const [begun, begin] = useState(EMPTY);
  const parent = BOOK_IDS.find((id) => id === begun.parent) ?? 'vlk-1970';
  const drafting = useWrite(
    (body: BookBody & { readonly parent: BookId }, key) => draftBook(club.id, body, key),
    [clubBooksQuery(club.id).queryKey],
  );
  const { name, description, rate, changes, citations } = begun;
  return (
    <Stack maw="54rem" mx="auto">
      <Title order={1} size="h2">
        {t('new.title')}
      </Title>
      <BookForm
        // Another beginning is another form.
        key={JSON.stringify(begun)}
        {...{ club, parent }}
        from={{ said: { name, description, rate, why: '' }, changes, citations }}
        asksWhy={false}
        error={drafting.error}
        isPending={drafting.isPending}
        onSend={(body) => {
          drafting.mutate(
            { ...body, parent },
            {
              onSuccess: ({ book }) => {
                toast(t('new.done'));
                void navigate({
                  to: '/clubs/$club/rule-books/$book',
                  params: { club: club.id, book },
                  replace: true,
                });
              },
            },
          );
        }}
      >
        <Beginnings begun={begun} onBegin={begin} />
      </BookForm>
    </Stack>
  );
}

interface BeginningsProps {
  readonly begun: BookFile;
  readonly onBegin: (file: BookFile) => void;
}

/** The beginnings of a book. */
function Beginnings({ begun, onBegin }: BeginningsProps) {
  const { t } = useTranslation(['own-books', 'members']);
  const examples = EXAMPLES.map(({ id, ...file }): BookFile => {
    return { ...file, name: t(`examples.${id}.name`), description: t(`examples.${id}.about`) };
  });
  const isBegun = (example: BookFile) => begun.name === example.name;
  return (
    <>
      <Choices title={t('new.from')} wide>
        {BOOK_IDS.map((id) => (
          <Choice
            key={id}
            isChosen={begun.parent === id && !examples.some(isBegun)}
            onChoose={() => {
              onBegin({ ...EMPTY, parent: id });
            }}
          >
            {t(`members:books.${id}`)}
          </Choice>
        ))}
        {examples.map((example) => (
          <Choice
            key={example.name}
            isChosen={isBegun(example)}
            onChoose={() => {
              onBegin(example);
            }}
          >
            {example.name} <small>{t('new.example')}</small>
          </Choice>
        ))}
      </Choices>
      <FromFile onBegin={onBegin} />
    </>
  );
}

/** A book of another club out of a file, shown before it is taken. */
function FromFile({ onBegin }: Pick<BeginningsProps, 'onBegin'>) {
  const { t } = useTranslation('own-books');
  const refusal = useRefusalWords();
  const [read, setRead] = useState<BookFile | string | null>(null);
  const take = async (file: File | null) => {
    if (file === null) return;
    try {
      setRead(readBookFile(JSON.parse(await file.text())));
    } catch (error) {
      if (error instanceof Refusal) {
        setRead(t('file.refused', { field: error.field ?? '', why: refusal(error) }));
      } else setRead(t('file.noJson'));
    }
  };
  return (
    <Stack gap="xs" align="flex-start">
      <FileButton accept="application/json,.json" onChange={(file) => void take(file)}>
        {(props) => (
          <Button variant="default" {...props}>
            {t('file.read')}
          </Button>
        )}
      </FileButton>
      {typeof read === 'string' && <Alert color="red">{read}</Alert>}
      {read !== null && typeof read !== 'string' && (
        <>
          <Text fw={650}>{read.name}</Text>
          <Text>{read.description}</Text>
          <ChangesList
            parent={ruleBook(read.parent)}
            changes={read.changes}
            citations={read.citations}
          />
          <Button
            onClick={() => {
              onBegin(read);
              setRead(null);
            }}
          >
            {t('file.take')}
          </Button>
        </>
      )}
    </Stack>
  );
}
