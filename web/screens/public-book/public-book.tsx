import { Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ruleBook } from '../../../src/rules/rule-book.js';
import { publicBookQuery, type PublicBook } from '../../api/evenings/club-books.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { CardPage } from '../../parts/page/card-page.js';
import { Section } from '../../parts/page/section.js';
import { usePlace, useRouting } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { ChangesList } from '../own-books/changes-list.js';
import { Everything } from '../own-books/everything.js';
import { useVersionState } from '../own-books/use-version-state.js';
import rules from '../rules/rules.module.css';

/** The rules of a club's own book for anybody who has its public address, and nothing else of the club. */
export function PublicBook() {
  const { hash } = usePlace();
  const { t } = useTranslation('own-books.public');
  const { data } = useSuspenseQuery(publicBookQuery(hash));
  if (data === null) {
    return (
      <CardPage title={t('noneTitle')}>
        <Text>{t('none')}</Text>
      </CardPage>
    );
  }
  return <Rules book={data} />;
}

function Rules({ book }: { readonly book: PublicBook }) {
  const { t } = useTranslation(['own-books', 'members']);
  const stateOf = useVersionState(book.today);
  const { navigation } = useRouting();
  const { pathname, search, hash } = usePlace();
  const { name, parent, retired, inForce, versions } = book;
  const wanted = Number(search.get('version') ?? inForce);
  const chosen = versions.find(({ version }) => version === wanted) ?? versions[0];
  return (
    <article className={rules['page']}>
      <Title order={1} size="h2">
        {name}
      </Title>
      <Text fw={650}>{t('after', { book: t(`members:books.${parent}`) })}</Text>
      {retired && <Text fw={650}>{t('state.retired')}</Text>}
      {chosen === undefined ? (
        <Text>{t('public.noVersion')}</Text>
      ) : (
        <>
          <Choices title={t('versions')} wide>
            {versions.map((one) => (
              <Choice
                key={one.version}
                isChosen={one === chosen}
                onChoose={() => {
                  const address = `${pathname}?version=${one.version}#${hash}`;
                  void navigation.go(address, { replace: true });
                }}
              >
                {t('version', { version: one.version })} <small>{stateOf(book, one)}</small>
              </Choice>
            ))}
          </Choices>
          <div className={rules['sections']}>
            <Section title={t('differs')}>
              <ChangesList parent={ruleBook(parent)} changes={chosen.changes} />
            </Section>
            <Everything book={chosen.content} />
          </div>
        </>
      )}
    </article>
  );
}
