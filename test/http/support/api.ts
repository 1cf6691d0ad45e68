import request from 'supertest';
import type { World } from './world.js';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One request to the interface, by whoever holds the token. */
export const api = (
  { server }: World,
  token: string,
  method: Method,
  path: string,
  body?: object,
): request.Test => {
  const asked = request(server)[method](`/api/v1${path}`);
  if (token !== '') void asked.set('Authorization', `Bearer ${token}`);
  return body === undefined ? asked : asked.send(body);
};

/** Moves the service's clock so many minutes ahead for as long as `work` takes. */
export const later = async <T>(world: World, minutes: number, work: () => Promise<T>): Promise<T> => {
  const before = world.time.now;
  world.time.now = () => new Date((before?.() ?? new Date()).getTime() + minutes * 60_000);
  try {
    return await work();
  } finally {
    world.time.now = before;
  }
};
