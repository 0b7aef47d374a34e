import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { componentStyles } from './component-styles.js';
import { compressed } from './compressed.js';
import { firstRooms } from './rooms-of-code.js';
import { wordsWithCode } from './words-with-code.js';

/** The service that `npm run dev` starts beside. */
const API = `http://localhost:${process.env['PORT'] ?? '3000'}`;

/** The addresses of the service itself: never a page of the app. */
const NOT_THE_APP = [/^\/v1(\/|$)/, /^\/docs(\/|$)/, /^\/demo\//, /^\/health(\/|$)/, /^\/metrics$/];

/**
 * Every file has headers of its own, and over HTTP/1.1 six load at a time. The code that every screen
 * needs is one file, together with the members' start; its words in another language are one more. Code
 * that eight screens or dialogs share is the second file of a device, code that seven share is a third:
 * with code that five share the table would load nearly 10 kB that it does not need. Pictures of less than a kB
 * that several share are one file.
 */
const FILES = [
  { name: 'app', tags: ['$initial' as const] },
  { name: firstWordsIn, debugName: 'first words' },
  { name: 'common', minShareCount: 8 },
  { name: 'shared', minShareCount: 7 },
  { name: 'icons', test: /[\\/]icons-react[\\/]/, minShareCount: 3 },
];

/** The words of a first look, by the paths of their files and of what lists them. */
const FIRST_WORDS = new RegExp(
  `words[\\\\/](sv|de|en)(?:[\\\\/](?:${firstRooms().join('|')})[.]ts)?$`,
);

/** The name of the file for them. */
function firstWordsIn(id: string): string | null {
  const language = FIRST_WORDS.exec(id)?.[1];
  return language === undefined ? null : `first-words-${language}`;
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    wordsWithCode(),
    componentStyles(),
    react(),
    VitePWA({
      // A new version waits until somebody says so: nothing reloads in the middle of a hand.
      registerType: 'prompt',
      injectRegister: false,
      // They are the system's to keep.
      includeManifestIcons: false,
      manifest: {
        name: 'Kopperne',
        short_name: 'Kopperne',
        description: 'Kortklubbens regnskab over spil, bøder og kopper',
        lang: 'da',
        start_url: '/',
        display: 'standalone',
        background_color: '#0f2e22',
        theme_color: '#154734',
        // A photo or PDF of a receipt; the service worker takes it (public/share-target.js).
        share_target: {
          action: '/share',
          method: 'POST',
          enctype: 'multipart/form-data',
          params: { files: [{ name: 'receipt', accept: ['image/*', 'application/pdf'] }] },
        },
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg}'],
        navigateFallbackDenylist: NOT_THE_APP,
        // Its parts for pushes, and for files that are shared to the app.
        importScripts: ['/push.js', '/share-target.js'],
        cleanupOutdatedCaches: true,
      },
    }),
    compressed(),
  ],
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: { proxy: { '/v1': API, '/docs': API, '/health': API } },
});
