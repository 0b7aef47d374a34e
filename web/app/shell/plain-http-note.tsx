import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from '../../routing/link.js';
import { usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './plain-http-note.module.css';

const HIDDEN = 'kopperne-plain-http-hidden';

/** Says on plain HTTP what does not work, until somebody has read it. */
export default function PlainHttpNote() {
  const { t } = useTranslation('certificate');
  const { pathname } = usePlace();
  const [isHidden, setHidden] = useState(wasHidden);
  // That page says it all.
  if (isHidden || pathname === '/certificate') return null;
  const hide = () => {
    setHidden(true);
    try {
      localStorage.setItem(HIDDEN, 'yes');
    } catch {
      // Without storage it is back with the next page.
    }
  };
  return (
    <aside className={classes['note']} aria-label={t('note.label')}>
      <Text size="sm" className={classes['text'] ?? ''}>
        {t('note.text')}
      </Text>
      <Anchor
        size="sm"
        className={classes['act'] ?? ''}
        renderRoot={(props) => <Link to="/certificate" {...props} />}
      >
        {t('note.more')}
      </Anchor>
      <Button variant="subtle" size="sm" className={classes['act'] ?? ''} onClick={hide}>
        {t('note.hide')}
      </Button>
    </aside>
  );
}

function wasHidden(): boolean {
  try {
    return localStorage.getItem(HIDDEN) !== null;
  } catch {
    return false;
  }
}
