import { violations } from './published.js';
import type { Letter, Postbox } from './postbox.js';

export interface Answer {
  readonly status: number;
  readonly etag: string;
  readonly body: { readonly [field: string]: any }; // oxlint-disable-line typescript/no-explicit-any -- foreign JSON
}

/** One request to the interface of a running service. @throws Error when the answer is not as the document says */
export const call = async (
  url: string,
  method: string,
  path: string,
  token = '',
  body?: object,
  match = '',
): Promise<Answer> => {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(match ? { 'if-match': match } : {}),
  };
  const sent = body ? JSON.stringify(body) : '';
  const response = await fetch(`${url}/api/v1${path}`, { method, headers, ...(body && { body: sent }) });
  const text = await response.text();
  const wrong = violations({
    method,
    url: `/api/v1${path}`,
    sent: { headers, body: sent },
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: text,
  });
  if (wrong.length > 0) throw new Error(`not as documented:\n${wrong.join('\n')}`);
  return {
    status: response.status,
    etag: response.headers.get('etag') ?? '',
    body: text === '' ? {} : (JSON.parse(text) as Answer['body']),
  };
};

/** The secret behind the `#t=` of the link whose path begins so. */
export const secretIn = ({ mail }: Letter, path: string): string => {
  const link = new RegExp(`://[^/]+${path}[^\\s]*#t=([\\w.~-]+)`).exec(mail.text ?? '');
  if (!link) throw new Error(`no link ${path} in:\n${mail.text ?? ''}`);
  return link[1]!;
};

export const addressOf = (name: string): string => `${name.toLowerCase()}@example.org`;

/** Signs in by the mailed link, as somebody new. @returns the session's token */
export const signIn = async (url: string, postbox: Postbox, name: string): Promise<string> => {
  const asked = await call(url, 'POST', '/sign-in', '', { email: addressOf(name) });
  // No mail comes then, and nobody waits for it for ever.
  if (asked.status >= 400) throw new Error(`${name} cannot sign in: ${JSON.stringify(asked)}`);
  const letter = await postbox.wait(l => l.to === addressOf(name) && l.id.includes('sign-in'));
  const { status, body } = await call(url, 'POST', '/sign-in/redeem', '', {
    secret: secretIn(letter, '/in'),
    binding: asked.body['binding'] as string,
    name,
  });
  if (status !== 201) throw new Error(`cannot sign in: ${JSON.stringify(body)}`);
  return body['token'] as string;
};

/** Takes the seat an invitation is for. @returns the session's token */
export const acceptInvitation = async (url: string, postbox: Postbox, name: string): Promise<string> => {
  const letter = await postbox.wait(l => l.to === addressOf(name) && l.id.includes('invitation'));
  const { status, body } = await call(url, 'POST', '/invitations/accept', '', {
    secret: secretIn(letter, '/i'),
    name,
  });
  if (status !== 200 && status !== 201) throw new Error(`cannot accept: ${JSON.stringify(body)}`);
  return (body['session']?.token ?? body['token']) as string;
};
