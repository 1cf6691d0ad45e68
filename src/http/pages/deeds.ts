import { randomUUID } from 'node:crypto';
import { aheadFrom, type Action } from '../../engine/core/index.js';
import type { DeedSetting } from '../../present/deeds.js';
import { type Both, bothOf } from '../../present/both.js';
import { previewOf, willText, type Preview, type PreviewScene } from '../../present/preview.js';
import type { Position } from '../../service/types.js';
import type { Scene } from './game-model.js';
import type { PageCall } from './page.js';

/** The position as far as the reader can play on from it by themselves; undefined where they see too little. */
const aheadAt = (
  { deps }: PageCall,
  { game, presenter, language }: Scene,
  at: Position,
): PreviewScene | undefined => {
  const title = deps.service.titles.get(game.title);
  const state = title && aheadFrom(title, at);
  if (!state) return undefined;
  const words = deps.wordsFor(title.id);
  const names = game.seats.map(seat => seat.name);
  return { title, presenter, words, state, names, language };
};

/** Says what moves would do, alone and with what mostly follows; nothing where the reader sees too little to know. */
export const previewAt = (
  call: PageCall,
  scene: Scene,
  at: Position,
): {
  readonly preview?: (action: Action) => Preview;
  readonly both?: (action: Action) => Both | undefined;
} => {
  const ahead = aheadAt(call, scene, at);
  if (!ahead) return {};
  return { preview: action => previewOf(ahead, () => action), both: action => bothOf(ahead, action) };
};

const toldOf = (
  { language }: Scene,
  told: Preview,
): { readonly says: string; readonly tells: string } | undefined =>
  told.kind === 'does'
    ? { says: told.button, tells: [willText(language, told), ...told.changes].join(' · ') }
    : undefined;

/** How moves are made in the tables of the page; undefined for whoever has none to make. */
export const deedsAt = (call: PageCall, scene: Scene, at: Position): DeedSetting | undefined => {
  const { seat, menu } = at;
  if (seat === null || menu.length === 0) return undefined;
  const { preview } = previewAt(call, scene, at);
  // The same move stands in several places.
  const known = new Map<string, ReturnType<typeof toldOf>>();
  return {
    seat,
    key: randomUUID,
    ...(preview && {
      tell: action => {
        const name = JSON.stringify(action);
        if (!known.has(name)) known.set(name, toldOf(scene, preview(action)));
        return known.get(name);
      },
    }),
  };
};
