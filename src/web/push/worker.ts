/**
 * The service worker: shows what a push says, and opens the page it leads to. It keeps nothing and answers no
 * requests, so that pages load as they would without it.
 */

/** The part of a service worker's world that is used here; the DOM's types know only pages. */
interface Worker {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: ClickEvent) => void): void;
}
interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface ClickEvent extends Waiting {
  readonly notification: { readonly data: unknown; close(): void };
}

interface Told {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

const worker = self as unknown as Worker;

worker.addEventListener('push', event => {
  const told = event.data?.json() as Told | undefined;
  if (!told) return;
  const { title, body, url, tag } = told;
  // A later one of the same game takes its place.
  event.waitUntil(
    worker.registration.showNotification(title, { body, tag, icon: '/assets/icon.svg', data: url }),
  );
});

const open = async (url: string): Promise<void> => {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find(one => one.url === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
};

worker.addEventListener('notificationclick', event => {
  const { notification } = event;
  notification.close();
  const url = String(notification.data);
  if (new URL(url).origin === worker.location.origin) event.waitUntil(open(url));
});
