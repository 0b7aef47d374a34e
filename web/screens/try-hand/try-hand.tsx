import { Stack, Text, Title } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { copyText } from '../../parts/door/copy-text.js';
import { ActionBarButton } from '../../parts/form/action-bar.js';
import { toast } from '../../parts/notices/toast.js';
import { usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { EntryOfGame } from '../hand-entry/entry-of-game.js';
import { Purpose } from '../hand-entry/frame/purpose.js';
import { Beside } from './beside.js';
import { TableTried } from './table-tried.js';
import { fragmentOf, laid, NOTHING_TRIED, resultAt, triedIn, type Tried } from './tried.js';
import { useOwnBooks, type OwnBook } from './use-own-books.js';

/**
 * A hand by any book, at a table of seats instead of people, with its payments and their sources. Nothing
 * is recorded; the address holds all of it, so that it can be handed on.
 */
export function TryHand() {
  const { hash } = usePlace();
  return <FromLink key={hash} fragment={hash} />;
}

function FromLink({ fragment }: { readonly fragment: string }) {
  const { t } = useTranslation('try-hand');
  const [found] = useState(() => (fragment === '' ? NOTHING_TRIED : triedIn(fragment)));
  const [tried, setTried] = useState(found ?? NOTHING_TRIED);
  const own = useOwnBooks();
  const change = (next: Tried) => {
    setTried(next);
    // Kept by a reload; no step to go back from.
    history.replaceState(history.state, '', `#${fragmentOf(next)}`);
  };
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <Text>{t('intro')}</Text>
      {found === null && <Text role="alert">{t('brokenLink')}</Text>}
      <TableTried {...{ tried, own }} onChange={change} />
      <Hand {...{ tried, own }} onChange={change} />
    </Stack>
  );
}

interface Props {
  readonly tried: Tried;
  readonly own: readonly OwnBook[];
  readonly onChange: (tried: Tried) => void;
}

/** The seats are called by their letters. */
const nameOf = (seat: string) => seat;

function Hand({ tried, own, onChange }: Props) {
  const { t } = useTranslation('try-hand');
  const { book, house, changes, seats, dealer, pots } = tried;
  const here = useMemo(
    () =>
      laid({
        ...NOTHING_TRIED,
        ...{ book, house, seats, dealer, pots },
        ...(changes !== undefined && { changes }),
      }),
    [book, house, changes, seats, dealer, pots],
  );
  const isEmpty = Object.keys(tried.hand).length === 0;
  return (
    <Purpose value="correct">
      <EntryOfGame
        // Another table starts without open panels.
        key={`${here.rules.game} ${seats} ${dealer}`}
        rules={here.rules}
        table={here.table}
        nameOf={nameOf}
        value={tried.hand}
        onChange={(hand) => {
          onChange({ ...tried, hand: hand as object });
        }}
        preview={(record) => resultAt(here, record)}
        submitLabel={t('copyLink')}
        onSubmit={() => {
          void copyText(location.href, document.body).then((isCopied) => {
            toast(t(isCopied ? 'copied' : 'notCopied'));
          });
        }}
        actions={
          !isEmpty && (
            <ActionBarButton
              icon={IconEraser}
              does={() => {
                onChange({ ...tried, hand: {} });
              }}
            >
              {t('clear')}
            </ActionBarButton>
          )
        }
      />
      <Beside {...{ tried, here, own, onChange }} />
    </Purpose>
  );
}
