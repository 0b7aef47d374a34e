import '@mantine/core/styles.layer.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startWords } from '../words/i18n.js';
import { App } from './app.js';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
await startWords();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
