/**
 * Part of the service worker: a photo or PDF that a phone shares to the installed app is kept in the
 * browser until somebody says to which voucher it belongs (web/screens/shared).
 */
const SHARED_FILES = 'shared-files';
/** Whatever posts to the address: no more is kept than this, the newest. */
const MOST_SHARED = 10;
const MOST_BYTES = 25_000_000;

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === '/share') {
    event.respondWith(keepShared(event.request));
  }
});

async function keepShared(request) {
  const form = await request.formData().catch(() => new FormData());
  const cache = await caches.open(SHARED_FILES);
  for (const file of form.getAll('receipt')) {
    if (!(file instanceof File) || file.size === 0 || file.size > MOST_BYTES) continue;
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(
      `/shared/${Date.now()}-${crypto.randomUUID()}`,
      new Response(file, { headers }),
    );
  }
  const kept = await cache.keys();
  for (const old of kept.slice(0, -MOST_SHARED)) await cache.delete(old);
  return Response.redirect('/shared', 303);
}
