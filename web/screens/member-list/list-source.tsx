import { Button, FileButton, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { DropZone } from '../../parts/files/drop-zone.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { readMemberSheet } from './sheet/member-sheet.js';
import { readListFile, UnreadFile } from './sheet/read-list-file.js';
import type { MemberListInHand } from './use-member-list.js';

const KINDS = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain';

/** Where the list comes from: pasted out of a sheet, or a file. */
export function ListSource({ list }: { readonly list: MemberListInHand }) {
  const { t } = useTranslation('member-list.source');
  const [wrong, setWrong] = useState<'nothing' | 'unread' | null>(null);
  const { draft, write } = list;
  const take = ({ sheet, columns }: ReturnType<typeof readMemberSheet>) => {
    setWrong(sheet.rows.length === 0 ? 'nothing' : null);
    if (sheet.rows.length === 0) return;
    write({ ...draft, added: null, read: { sheet, columns, changes: {} } });
  };
  const open = async (file: File | null) => {
    if (file === null) return;
    try {
      take(await readListFile(file));
    } catch (error) {
      if (!(error instanceof UnreadFile)) throw error;
      setWrong('unread');
    }
  };
  return (
    <Section title={t('title')}>
      <Text mt="xs">{t('text')}</Text>
      <Textarea
        mt="md"
        label={t('paste')}
        description={t('pasteHint')}
        autosize
        minRows={5}
        maxRows={12}
        value={draft.text}
        error={wrong === 'nothing' ? t('nothing') : null}
        onChange={({ currentTarget: { value } }) => {
          setWrong(null);
          write({ ...draft, text: value });
        }}
      />
      <Button
        mt="sm"
        onClick={() => {
          take(readMemberSheet(draft.text));
        }}
      >
        {t('show')}
      </Button>
      <DropZone onFile={(file) => void open(file)}>
        <Text>{t('drop')}</Text>
        <Group>
          <FileButton onChange={(file) => void open(file)} accept={KINDS}>
            {(props) => (
              <Button variant="default" {...props}>
                {t('choose')}
              </Button>
            )}
          </FileButton>
        </Group>
        {wrong === 'unread' && (
          <Text role="alert" c="var(--mantine-color-error)">
            {t('unread')}
          </Text>
        )}
      </DropZone>
    </Section>
  );
}
