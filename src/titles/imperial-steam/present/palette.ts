import {
  dark as boardDark,
  light as boardLight,
  onPage as boardOnPage,
  type Theme,
} from '../../../board/theme.js';
import type { Good, HubColour, LinkKind } from '../rules/data/index.js';

/** What reads on a fill that is the same by day and by night. */
export interface Fill {
  readonly fill: string;
  readonly ink: string;
}

/** A good: `edge` is a line in its colour that is seen on paper. */
interface GoodFill extends Fill {
  readonly edge: string;
}

/** Colours of land and line, which are darker by night. */
interface Ground {
  readonly land: string;
  readonly river: string;
  readonly relief: string;
  readonly shore: string;
  readonly border: string;
  readonly bed: { readonly [kind in LinkKind]: string };
  readonly bedLine: string;
}

export interface SteamTheme extends Theme, Ground {
  readonly goods: { readonly [good in Good]: GoodFill };
  readonly hubs: { readonly [hub in HubColour]: Fill };
  /** Crowns, tokens and gears. */
  readonly gold: Fill;
  readonly steel: Fill;
  readonly violet: Fill;
  /** Where the way begins and where it leads. */
  readonly imperial: Fill;
  /** The line around what stands on the board. */
  readonly line: string;
}

const white = '#fdfcf8';
const black = '#1d1c1a';

/** Pieces keep their colours; each has a letter or a shape of its own beside it. */
const pieces = {
  goods: {
    wood: { fill: '#8a5526', ink: white, edge: '#8a5526' },
    stone: { fill: '#c9cdd0', ink: black, edge: '#7d858b' },
    iron: { fill: '#2f62a3', ink: white, edge: '#2f62a3' },
    coal: { fill: '#2b2a2c', ink: white, edge: '#2b2a2c' },
  },
  hubs: {
    bronze: { fill: '#9a5a26', ink: white },
    green: { fill: '#256b43', ink: white },
    blue: { fill: '#24529b', ink: white },
    white: { fill: '#f1ede0', ink: black },
  },
  gold: { fill: '#f0c23c', ink: black },
  steel: { fill: '#d5d3cb', ink: black },
  violet: { fill: '#6b4a8c', ink: white },
  imperial: { fill: '#8c1d2f', ink: white },
  line: black,
} as const;

const inLight: Ground = {
  land: '#f3eddc',
  river: '#a9cfe8',
  relief: '#d8c9a6',
  shore: '#7fb0d3',
  border: '#b58f8a',
  bed: { normal: '#e2d9c3', bridge: '#9db7cd', tunnel: '#f0a04b' },
  bedLine: '#5d574b',
};

const inDark: Ground = {
  land: '#232825',
  river: '#2c536f',
  relief: '#3a3f38',
  shore: '#3a6a8c',
  border: '#6f5a58',
  bed: { normal: '#6a6a60', bridge: '#6d8ba6', tunnel: '#c77f2e' },
  bedLine: '#b9b4a6',
};

/** Both at once: the page's colour scheme decides. */
const both = <T extends object>(day: T, night: T): T =>
  Object.fromEntries(
    Object.entries(day).map(([key, value]: [string, unknown]) => {
      const other: unknown = night[key as keyof T];
      if (typeof value === 'string') return [key, `light-dark(${value}, ${String(other)})`];
      return [key, both(value as object, other as object)];
    }),
  ) as T;

export const steamLight: SteamTheme = { ...boardLight, ...inLight, ...pieces };
export const steamDark: SteamTheme = { ...boardDark, ...inDark, ...pieces };
export const steamOnPage: SteamTheme = { ...boardOnPage, ...both(inLight, inDark), ...pieces };
