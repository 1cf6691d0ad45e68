import type { Server } from 'node:http';
import type { Express } from 'express';
import request, { type Response } from 'supertest';
import { readCookies } from '../../../src/http/cookies.js';
import { baseUrl, type Player, type World } from './world.js';

/** A form of a page: where it goes, what it holds, which buttons it has. */
export interface PageForm {
  readonly action: string;
  readonly method: string;
  readonly fields: { readonly [name: string]: string };
  readonly buttons: readonly { readonly name: string; readonly value: string; readonly text: string }[];
  readonly html: string;
}

const entities: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#x3D': '=',
  '#x60': '`',
};

export const unescapeHtml = (text: string): string =>
  text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

const attributes = (tag: string): { readonly [name: string]: string } =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
      .slice(1)
      .map(([, name, value]) => [name!, unescapeHtml(value ?? '')]),
  );

const fieldsIn = (html: string): { readonly [name: string]: string } => {
  const fields: { [name: string]: string } = {};
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const { name, value = '', type, ...rest } = attributes(tag);
    if (name === undefined || ((type === 'radio' || type === 'checkbox') && rest['checked'] === undefined))
      continue;
    fields[name] = value;
  }
  for (const [, open, inner] of html.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g)) {
    const options = [...inner!.matchAll(/<option[^>]*>/g)].map(([tag]) => attributes(tag));
    const chosen = options.find(option => option['selected'] !== undefined) ?? options[0];
    fields[attributes(`select ${open!}`)['name']!] = chosen?.['value'] ?? '';
  }
  return fields;
};

/** The forms of a page, filled in as a browser would show them. */
export const formsIn = (html: string): readonly PageForm[] =>
  [...html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].map(([, open, inner]) => {
    const { action = '', method = 'get' } = attributes(`form ${open!}`);
    const buttons = [...inner!.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)].map(([, tag, text]) => {
      const { name = '', value = '' } = attributes(`button ${tag!}`);
      return { name, value, text: unescapeHtml(text!.trim()) };
    });
    return { action, method, fields: fieldsIn(inner!), buttons, html: inner! };
  });

/** The text a reader sees. */
export const textOf = (html: string): string =>
  unescapeHtml(
    html
      .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
      // A name stands in the midst of a line.
      .replaceAll(/<\/?bdi>/g, '')
      .replaceAll(/<[^>]*>/g, ' '),
  ).replaceAll(/\s+/g, ' ');

/** The same without times of day and dates, which say any number sooner or later. */
export const textWithoutTimes = (html: string): string =>
  textOf(html.replaceAll(/<time[\s\S]*?<\/time>/g, ' '));

export interface Browser {
  readonly cookies: { [name: string]: string };
  get(path: string): Promise<Response>;
  /** Sends a form as the page's own site does. */
  post(path: string, fields: { readonly [name: string]: string }): Promise<Response>;
  /** Fills in and sends a form of a page, then follows the redirect. */
  submit(form: PageForm, changes?: { readonly [name: string]: string }): Promise<Response>;
}

/** A browser without JavaScript: keeps cookies, sends forms. */
export const browser = (app: Express | Server, language = 'en'): Browser => {
  const cookies: { [name: string]: string } = {};
  const keep = (response: Response): Response => {
    for (const line of (response.headers['set-cookie'] as unknown as string[] | undefined) ?? []) {
      const [name, value] = Object.entries(readCookies(line.split(';')[0]))[0]!;
      if (/Max-Age=0/.test(line)) delete cookies[name];
      else cookies[name] = value!;
    }
    return response;
  };
  const dressed = (test: request.Test): request.Test => {
    const header = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    return (header.length > 0 ? test.set('Cookie', header.join('; ')) : test).set(
      'Accept-Language',
      language,
    );
  };
  const get = async (path: string): Promise<Response> => keep(await dressed(request(app).get(path)));
  const post = async (path: string, fields: { readonly [name: string]: string }): Promise<Response> =>
    keep(await dressed(request(app).post(path)).set('Origin', baseUrl).type('form').send(fields));
  return {
    cookies,
    get,
    post,
    submit: async (form, changes = {}) => {
      const answer = await post(form.action, { ...form.fields, ...changes });
      const where = answer.headers['location'];
      return answer.status === 303 && where !== undefined ? get(where) : answer;
    },
  };
};

/** Asks for a link and follows it in the same browser. @returns the answer to the click */
export const signInWith = async (world: World, reader: Browser, email: string): Promise<Response> => {
  await reader.post('/in', { address: email });
  return reader.post('/in/redeem', { secret: await world.mailedSecret(email) });
};

/** The browser of somebody who has signed in. */
export const signedInBrowser = async (world: World, player: Player, language = 'en'): Promise<Browser> => {
  const reader = browser(world.server, language);
  await signInWith(world, reader, player.email);
  return reader;
};
