import type { Express } from 'express';

export interface PageRoute {
  readonly method: string;
  /** In Express' words. */
  readonly path: string;
}

interface Layer {
  readonly route?: { readonly path: string; readonly methods: { readonly [method: string]: boolean } };
  readonly handle?: { readonly stack?: readonly Layer[] };
}

const inside = (layers: readonly Layer[]): readonly PageRoute[] =>
  layers.flatMap(({ route, handle }) =>
    route
      ? Object.keys(route.methods)
          .filter(method => method !== '_all')
          .map(method => ({ method, path: route.path }))
      : inside(handle?.stack ?? []),
  );

/** All that a service serves but the interface: pages, feeds and files. */
export const pageRoutes = (app: Express): readonly PageRoute[] =>
  inside(
    (app.router.stack as unknown as readonly Layer[]).filter(
      ({ handle }) => !(handle?.stack ?? []).some(({ route }) => route?.path === '/games/:id/actions'),
    ),
  );
