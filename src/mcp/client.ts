/*
 * The REST API as the tools use it. They know nothing else of the service, so they can do no more than the token that they
 * are given.
 */

/** One request. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Below `/api/v1`. */
  readonly path: string;
  readonly query?: { readonly [name: string]: string | number | undefined };
  readonly body?: object;
  /** Number and hash of the newest row that was seen. */
  readonly seen?: string;
}

/** An answer that is none: what the service says is wrong. */
export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What happened meanwhile, in words. */
    readonly changed: readonly string[] = [],
  ) {
    super(message);
    this.name = 'Refused';
  }
}

/** Asks the service. @throws Refused */
export interface Client {
  text(asked: ApiRequest): Promise<string>;
  json<T>(asked: ApiRequest): Promise<T>;
}

/** Where the service is, and as whom it is asked. */
export interface Account {
  readonly base: URL;
  readonly token: string;
  /** Of all texts; the account's own where nothing is said. */
  readonly language?: string | undefined;
}

interface Problem {
  readonly code?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly changed?: readonly { readonly words?: readonly string[] }[];
}

const refusedBy = async (answer: Response): Promise<ApiRefusal> => {
  const text = await answer.text();
  try {
    const { code = '', title = '', detail, changed = [] } = JSON.parse(text) as Problem;
    const said = changed.flatMap(({ words = [] }) => words);
    return new ApiRefusal(answer.status, code, detail ?? title, said);
  } catch {
    return new ApiRefusal(answer.status, '', `${String(answer.status)} ${answer.statusText}`);
  }
};

const addressOf = ({ base, language }: Account, { path, query = {} }: ApiRequest): URL => {
  const url = new URL(`/api/v1${path}`, base);
  for (const [name, value] of Object.entries({ ...query, lang: language }))
    if (value !== undefined) url.searchParams.set(name, value);
  return url;
};

/** A client that asks with an account's token. */
export const clientOf = (account: Account): Client => {
  const ask = async (asked: ApiRequest): Promise<Response> => {
    const { method = 'GET', body, seen } = asked;
    const answer = await fetch(addressOf(account, asked), {
      method,
      headers: {
        Authorization: `Bearer ${account.token}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(seen !== undefined && { 'If-Match': `"${seen}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw await refusedBy(answer);
    return answer;
  };
  return {
    text: async asked => (await ask(asked)).text(),
    json: async <T>(asked: ApiRequest) => (await (await ask(asked)).json()) as T,
  };
};
