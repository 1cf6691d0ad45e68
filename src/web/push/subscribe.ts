/** What the form says when it did not work. */
const say = (form: HTMLFormElement, text: string): void => {
  const status = form.querySelector('[data-push-status]');
  if (status) status.textContent = text;
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** A subscription made for other keys of the service is of no use any more. */
const subscriptionFor = async (
  registration: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> => {
  const before = await registration.pushManager.getSubscription();
  if (before) await before.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
};

const send = async (form: HTMLFormElement, subscription: PushSubscription): Promise<void> => {
  const data = new FormData(form);
  const answer = await fetch('/api/v1/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      subscription,
      name: data.get('name'),
      wants: data.getAll('want'),
    }),
  });
  if (answer.ok) return location.replace(`${location.pathname}?saved`);
  await subscription.unsubscribe();
  const { detail } = (await answer.json()) as { readonly detail?: string };
  say(form, detail ?? form.dataset['failed'] ?? '');
};

const subscribe = async (form: HTMLFormElement, key: string): Promise<void> => {
  if ((await Notification.requestPermission()) !== 'granted') return say(form, form.dataset['refused'] ?? '');
  await navigator.serviceWorker.register('/push-worker.js', { scope: '/' });
  await send(form, await subscriptionFor(await navigator.serviceWorker.ready, key));
};

/** Lets a browser that knows notifications subscribe to them; elsewhere the form stays hidden. */
export const enhancePush = (form: HTMLFormElement): void => {
  const key = form.dataset['push'];
  if (key === undefined || !('serviceWorker' in navigator) || !('PushManager' in window)) return;
  form.hidden = false;
  form.parentElement?.querySelector('[data-push-needs]')?.remove();
  form.addEventListener('submit', event => {
    event.preventDefault();
    subscribe(form, key).catch(() => say(form, form.dataset['failed'] ?? ''));
  });
};
