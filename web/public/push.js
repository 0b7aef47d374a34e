// Shows what is pushed, and opens what it is about. Imported by the service worker. Messages have the form of
// declarative web push, which some browsers show without it.
self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

async function show(data) {
  let said = {};
  try {
    said = data.json().notification;
  } catch {
    // A browser takes the permission away from an app that shows nothing.
  }
  const { title = 'Kopperne', body = '', tag, lang, navigate = '/' } = said;
  const options = { body, lang, icon: '/icon-192.png', data: { navigate } };
  await self.registration.showNotification(title, tag ? { ...options, tag } : options);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.navigate ?? '/'));
});

async function open(navigate) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A page with something begun is left as it is: the row opens beside it.
  const there = pages.find(({ url }) => url === navigate);
  await (there === undefined ? self.clients.openWindow(navigate) : there.focus());
}
