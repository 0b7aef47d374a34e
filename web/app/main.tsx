import '@mantine/core/styles.layer.css';
import './tokens.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lastMe } from '../api/people/me.js';
import { startWords } from '../words/i18n.js';
import { App } from './app.js';
import { navigation } from './router.js';
import { followHeading } from './page-title.js';
import { dropStrayTaps } from './stray-taps.js';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
dropStrayTaps();
followHeading();
// For those who work by keys only.
document.addEventListener('keydown', ({ target }) => void keepPlace(target), { once: true });
void start(root);

/** Not awaited by the module: files that it fetches may need something of its own. */
async function start(place: HTMLElement): Promise<void> {
  const last = lastMe();
  const isOfClub = last?.device != null;
  const club = isOfClub ? last.clubs[0]?.language : undefined;
  const words = startWords({ person: last?.user?.language, club, isOfClub });
  // The data of the screen are requested meanwhile.
  navigation.start();
  await words;
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

async function keepPlace(first: EventTarget | null): Promise<void> {
  const { keepFocus } = await import('./keep-focus.js');
  keepFocus(first);
}
