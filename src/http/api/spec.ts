import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Context } from '../context.js';
import type { HttpDeps } from '../deps.js';
import type { Allowance } from '../limits.js';
import type { WantedScope } from '../scope.js';
import type { Access } from '../viewer.js';
import type { AnswerHeader } from './headers.js';
import type { ProblemStatus } from './problem-schemas.js';

/** What a route's function is given, all of it checked. */
export interface Call<P, Q, H, B> {
  readonly params: P;
  readonly query: Q;
  readonly headers: H;
  readonly body: B;
  readonly context: Context;
  readonly deps: HttpDeps;
  /** Whose network asks, for counting. */
  readonly ip: string;
  /** Browser and system, or the program, in a few words. */
  readonly device: string;
}

export interface ApiAnswer {
  readonly status: number;
  /** Sent as JSON; a string with a `type` is sent as it is. */
  readonly body?: unknown;
  readonly type?: string;
  /** Beside `Cache-Control: no-store`, which every answer has. */
  readonly headers?: { readonly [name: string]: string };
}

/** An answer that stays open and writes what it has to say by itself. */
export interface OpenAnswer {
  readonly serve: (req: Request, res: Response) => Promise<void>;
}

/** All that is known of a route: what serves it and what describes it. */
export interface RouteSpec<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  H extends z.ZodObject,
  B extends z.ZodType,
> {
  /** Unique; the OpenAPI document's operationId. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for parameters, below `/api/v1`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** What a token must allow. By default whatever is not read is to manage. */
  readonly scope?: WantedScope;
  readonly allowance: Allowance;
  readonly params?: P;
  readonly query?: Q;
  /** Header names in lower case. */
  readonly headers?: H;
  readonly body?: B;
  readonly bodyLimit?: number;
  readonly answers: {
    readonly [status: number]: {
      readonly description: string;
      readonly schema?: z.ZodType;
      /** May it come as plain text as well? */
      readonly text?: boolean;
      /** Is it a stream of server-sent events? */
      readonly events?: boolean;
      /** Beside those of every answer. */
      readonly headers?: readonly AnswerHeader[];
    };
  };
  /** Problems besides those every route may answer. */
  readonly problems?: readonly ProblemStatus[];
  readonly handle: (
    call: Call<z.infer<P>, z.infer<Q>, z.infer<H>, z.infer<B>>,
  ) => Promise<ApiAnswer | OpenAnswer>;
}

/** Every game's routes begin so. */
export const ofGame = ({ path }: { readonly path: string }): boolean => /^\/games\/\{id\}(\/|$)/.test(path);

/** What a token must allow to ask for the route. */
export const scopeOf = ({
  scope,
  method,
}: Pick<RouteSpec<never, never, never, never>, 'scope' | 'method'>): WantedScope =>
  scope ?? (method === 'get' ? 'read' : 'manage');
