import { Button, FileButton, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { SheetRow } from '../../../src/money/bank/sheet.js';
import { useTranslation } from '../../words/use-translation.js';
import { DropZone } from '../files/drop-zone.js';
import { Section } from '../page/section.js';
import { rowsOfFile, rowsOfText, UnreadFile } from './sheet-rows.js';

const KINDS = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain';

interface Props {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly paste: string;
    readonly pasteHint: string;
    readonly show: string;
    /** Said of a list without a row. */
    readonly nothing: string;
  };
  /** The pasted text. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Takes the rows; whether there is anything in them. */
  readonly onRows: (rows: readonly SheetRow[]) => boolean;
}

/** Where a list comes from: pasted out of a sheet, or a file. */
export function SheetSource({ words, text, onText, onRows }: Props) {
  const { t } = useTranslation('sheet-source');
  const [wrong, setWrong] = useState<'nothing' | 'unread' | null>(null);
  const take = (all: readonly SheetRow[]) => {
    setWrong(onRows(all) ? null : 'nothing');
  };
  const open = async (file: File | null) => {
    if (file === null) return;
    try {
      take(await rowsOfFile(file));
    } catch (error) {
      if (!(error instanceof UnreadFile)) throw error;
      setWrong('unread');
    }
  };
  return (
    <Section title={words.title}>
      <Text mt="xs">{words.text}</Text>
      <Textarea
        mt="md"
        label={words.paste}
        description={words.pasteHint}
        autosize
        minRows={5}
        maxRows={12}
        value={text}
        error={wrong === 'nothing' ? words.nothing : null}
        onChange={({ currentTarget: { value } }) => {
          setWrong(null);
          onText(value);
        }}
      />
      <Button
        mt="sm"
        onClick={() => {
          take(rowsOfText(text));
        }}
      >
        {words.show}
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
