import { Button, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessage, IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { canShareFile, download } from '../../parts/files/hand-over.js';
import { Sheet } from '../../parts/page/sheet.js';
import { toast } from '../../parts/notices/toast.js';
import { useTranslation } from '../../words/use-translation.js';
import { asPng } from './as-png.js';
import classes from './evening-page.module.css';
import { Picture } from './picture.js';
import { useSummaryText, type Summary } from './use-summary.js';

interface Props {
  readonly summary: Summary;
}

/** Hands the evening on, as text or as a picture: by the device's own sharing, else as a download. */
export function Share({ summary }: Props) {
  const { t } = useTranslation('evening-page');
  const [isTextOpen, text] = useDisclosure(false);
  const [isPictureOpen, picture] = useDisclosure(false);
  const words = useSummaryText()(summary);
  const shareText = async () => {
    if ('share' in navigator) {
      // Closing the sheet is no failure.
      await navigator.share({ title: summary.title, text: words }).catch(() => undefined);
      return;
    }
    try {
      await copy(words);
      toast(t('copied'));
    } catch {
      text.open();
    }
  };
  return (
    <>
      <Button leftSection={<IconMessage size={20} aria-hidden />} onClick={() => void shareText()}>
        {t('share' in navigator ? 'asText' : 'copyText')}
      </Button>
      <Button leftSection={<IconPhoto size={20} aria-hidden />} onClick={picture.open}>
        {t('asPicture')}
      </Button>
      <Sheet opened={isTextOpen} onClose={text.close} title={t('text')}>
        <Textarea label={t('textHint')} value={words} readOnly autosize data-autofocus />
      </Sheet>
      <Sheet opened={isPictureOpen} onClose={picture.close} title={t('picture')}>
        <PictureToShare summary={summary} />
      </Sheet>
    </>
  );
}

/** Over plain HTTP a page has no clipboard. */
async function copy(words: string): Promise<void> {
  if (!window.isSecureContext) throw new Error('no clipboard');
  await navigator.clipboard.writeText(words);
}

/** Drawn before it is asked for: a browser shares only what is there at the tap. */
function PictureToShare({ summary }: Props) {
  const { t } = useTranslation('evening-page');
  const drawing = useRef<SVGSVGElement>(null);
  const [file, setFile] = useState<File | 'none' | null>(null);
  const name = t('fileName', { date: summary.day });
  useEffect(() => {
    if (drawing.current === null) return;
    asPng(drawing.current).then(
      (png) => {
        setFile(new File([png], name, { type: 'image/png' }));
      },
      () => {
        setFile('none');
      },
    );
  }, [name, summary]);
  const canShare = file instanceof File && canShareFile(file);
  const share = async () => {
    if (!(file instanceof File)) return;
    if (canShare) {
      await navigator.share({ title: summary.title, files: [file] }).catch(() => undefined);
      return;
    }
    download(file);
    toast(t('saved'));
  };
  return (
    <>
      <Picture
        ref={drawing}
        summary={summary}
        label={summary.title}
        className={classes['picture']}
      />
      {file === 'none' ? (
        <Text role="alert">{t('noPicture')}</Text>
      ) : (
        <Button loading={file === null} onClick={() => void share()}>
          {t(canShare ? 'asPicture' : 'savePicture')}
        </Button>
      )}
    </>
  );
}
