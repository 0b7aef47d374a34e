import { Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { ProblemNote } from '../notices/problem-note.js';
import { Sheet } from '../page/sheet.js';
import { toast } from '../notices/toast.js';
import type { FileOf } from './file-of.js';
import { download, shareFile } from './hand-over.js';
import { useFile } from './use-file.js';

interface Props {
  readonly files: readonly FileOf[];
  /** The subject of the files, where a screen has several such buttons. */
  readonly label?: string;
}

/** The content of a screen, to keep, to print, or to send: as a sheet of paper or as a table. */
export function AsFile(props: Props) {
  if (props.files.length === 0) return null;
  // Another member or evening is another screen: nothing goes on from one to the other.
  return <Files key={props.files[0]?.of} {...props} />;
}

function Files({ files, label }: Props) {
  const { t, language } = useTranslation('files');
  const file = useFile();
  const start = ({ of, query = {} }: FileOf, format: string) => {
    const asked = new URLSearchParams({ language });
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) asked.set(name, String(value));
    }
    void file.start(`/v1/clubs/${of}.${format}?${asked}`);
  };
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconFileDownload size={20} aria-hidden />}
              loading={file.isBusy}
            >
              {label === undefined ? t('asFile') : t('asFileOf', { what: label })}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {files.map((one) => (
              <Fragment key={`${one.of} ${one.title}`}>
                {one.title !== undefined && <Menu.Label>{t(`titles.${one.title}`)}</Menu.Label>}
                {one.formats.map((format) => (
                  <Menu.Item
                    key={format}
                    onClick={() => {
                      start(one, format);
                    }}
                  >
                    {t(`formats.${format}`)}
                  </Menu.Item>
                ))}
              </Fragment>
            ))}
          </Menu.Dropdown>
        </Menu>
        {file.told !== null && (
          <>
            <Text role="status">{t('coming', { size: kilobytes(file.told, language) })}</Text>
            <Button variant="subtle" onClick={file.stop}>
              {t('stop')}
            </Button>
          </>
        )}
      </Group>
      <ProblemNote error={file.error} />
      <Ready file={file.ready} onClose={file.stop} />
    </Stack>
  );
}

function kilobytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language).format(Math.ceil(bytes / 1000));
}

interface ReadyProps {
  readonly file: File | null;
  readonly onClose: () => void;
}

/** A file to send on or to keep. */
function Ready({ file, onClose }: ReadyProps) {
  const { t } = useTranslation('files');
  const save = (one: File) => {
    download(one);
    toast(t('saved'));
  };
  const share = async (one: File) => {
    if (!(await shareFile(one))) save(one);
  };
  const act = (what: (file: File) => void) => () => {
    if (file !== null) what(file);
    onClose();
  };
  return (
    <Sheet opened={file !== null} onClose={onClose} title={t('ready')}>
      <Text style={{ overflowWrap: 'anywhere' }}>{file?.name}</Text>
      <Group mt="md">
        <Button data-autofocus onClick={act((one) => void share(one))}>
          {t('share')}
        </Button>
        <Button variant="default" onClick={act(save)}>
          {t('save')}
        </Button>
      </Group>
    </Sheet>
  );
}
