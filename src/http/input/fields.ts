import { z } from 'zod';
import { levels } from '../../engine/core/index.js';
import { labelKinds } from '../cookies.js';
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi';

/*
 * What pages and the interface ask of what they are sent: each limit stands here once, and both refuse alike.
 */

export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/)
  .meta({ examples: ['7k2m9q4x'] });
export const hash = z
  .string()
  .regex(/^[0-9a-f]{8,64}$/)
  .meta({ examples: ['9f3ac0a1b2c3d4e5'] });
export const seat = z.int().min(0).max(31).meta({ description: 'The seat number, counted from 0' });
export const count = z.int().min(0);

/** Text a person gave: one line, no control or direction-changing characters. The pattern means the same without `u`. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$/);

export const personName = line(40).meta({ examples: ['Anna'] });
export const gameName = line(40).meta({ examples: ['Friday five'] });

/** A name, or none where the field is left empty. */
export const nameOrNone = z.union([z.literal(''), personName]);

/** What is looked for in a list. */
export const searchText = z.union([z.literal(''), line(100)]);

/** How far a game is. */
export const gameStatus = z.enum(['open', 'running', 'ended']);

/** What a creator says about a game that looks for players. */
export const tableAbout = z.union([z.literal(''), line(300)]);

export const address = z
  .string()
  .trim()
  .min(3)
  .max(254)
  .meta({ examples: ['anna@example.org'] });

export const secret = z
  .string()
  .min(16)
  .max(200)
  .regex(/^[\w.~-]+$/)
  .meta({ examples: ['Zk3mT1x0q9rYd2kW8vB4'] });

/** What a sign-in link shows where it was not asked for. */
export const signInCode = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ examples: ['123456'] });

export const timeZone = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w+/-]+$/)
  .meta({ examples: ['Europe/Zurich'] });

export const language = z.enum(['de', 'en']);

/** How far a seat of the service thinks ahead. */
export const level = z.enum(levels);

/** How pages look; a choice of the browser, not of the person. */
export const theme = z.enum(['light', 'dark', 'device']);

/** What stands in the hexes of a board; a choice of the browser as well. */
export const labels = z.enum(labelKinds);

/** A switch in a form. */
export const onOff = z.enum(['on', 'off']);

/** A whole number in a path or query, as far as the document is to say what is possible. */
export const numberFrom = (minimum: number, more: { maximum?: number; default?: number } = {}) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .meta({
      override: ({ jsonSchema }: ZodOpenApiOverrideMetaContext) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'integer', minimum, ...more });
      },
    });

export const wholeNumber = numberFrom(0);

export const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/)
  .meta({ examples: ['6f1d2c3b'] });

export const spectators = z.enum(['none', 'link', 'everyone']).meta({
  description: 'Who may watch: nobody, anybody with the link, or anybody who knows the game’s address',
});

export const replyChoice = z.enum(['at-once', 'confirm', 'off']).meta({
  description: 'What happens to a move in an e-mail: it is played, it waits for a click, or nothing',
});

/** A webhook's messages, and its address. */
export const shape = z.enum(['generic', 'discord', 'slack']);
export const url = z
  .string()
  .min(8)
  .max(2000)
  .meta({ examples: ['https://robot.example/hook'] });

export const feedKind = z.enum(['news', 'calendar', 'game']);

/** Whole numbers as they are typed in one field. */
export const typedNumbers = z
  .string()
  .max(100)
  .transform(text => text.split(/[\s,;]+/).filter(part => part !== ''))
  .pipe(z.array(wholeNumber).max(20));

/** What becomes of a seat, as its player says. */
export const seatChoice = z.enum(['stay', 'offer', 'leave']);

/** A box that has to be checked. */
export const checked = z.literal('on');

/** One of some words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) => z.enum(words);
