/**
 * The application and the browser that a process of jest keeps for all its test files. Nothing in here may
 * hold an object of a test, which would keep all modules of its file.
 */
const kept = { app: null, browser: null, document: null };

/** The least that argon2 takes: users of tests exist for a second. */
exports.CHEAP = { memoryKiB: 1024, passes: 1 };

/** The number of jest-worker's message that asks a worker to end. */
const CHILD_MESSAGE_END = 2;

/**
 * Starts the application that the files of this process share.
 *
 * @param built gives a module of the built program
 * @param connection to a migrated database, as JSON
 */
exports.startApp = async (built, connection) => {
  const [{ createApp }, { createLogger }, { readMigrations }] = await Promise.all([
    built('app'),
    built('platform/logging'),
    built('platform/database/migrations'),
  ]);
  const app = await createApp({
    connection: JSON.parse(connection),
    logger: createLogger('silent'),
    migrations: await readMigrations(),
    beside: false,
    passwordCost: exports.CHEAP,
  });
  await app.listen(0, '127.0.0.1');
  kept.app = { app, connection };
};

exports.sharedApp = () => kept.app;

/** The reference of the built program: that of one application, of whatever settings, is that of all. */
exports.described = (app, describe) => (kept.document ??= describe(app));

/** The browser that the files of this process share; `launch` options are JSON. */
exports.sharedBrowser = async (playwright, options) => {
  if (kept.browser?.isConnected() !== true) {
    kept.browser = await playwright.chromium.launch(JSON.parse(options));
  }
  return kept.browser;
};

/** Ends both. The database goes with its server. */
async function close() {
  const { app, browser } = kept;
  Object.assign(kept, { app: null, browser: null });
  await Promise.all([app?.app.close(), browser?.close()]);
}

// A worker ends when nothing is left to do, so it closes what it keeps when it is asked to end, or when
// jest is gone. With a single worker the files run in jest's own process, whose global teardown closes.
globalThis.closeKept = close;
const end = () => {
  process.off('message', whenAsked).off('disconnect', end);
  void close();
};
const whenAsked = ([message]) => {
  if (message === CHILD_MESSAGE_END) end();
};
if (process.send !== undefined) process.on('message', whenAsked).on('disconnect', end);
