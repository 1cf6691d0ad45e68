/** The pages of a game that mails lead to, by the word in their links, and what their addresses add to the game's. */
export const linkedPages = {
  turn: '',
  history: '/history',
  chat: '/chat',
  votes: '/votes',
  seats: '/votes#seats',
  rematch: '#rematch',
} as const;

export type GamePage = keyof typeof linkedPages;

/** Words in links of mails that earlier versions sent. */
const formerWords: { readonly [word: string]: GamePage } = { talk: 'chat', questions: 'votes' };

const isPage = (word: string): word is GamePage => Object.hasOwn(linkedPages, word);

/** The page that the word of a link names; undefined for a word of nobody's. */
export const pageNamed = (word: string): GamePage | undefined =>
  isPage(word) ? word : Object.hasOwn(formerWords, word) ? formerWords[word] : undefined;

/** Where in its game a seat's link leads: to a page, to the position with this hash, or to a kind of action, chosen. */
export interface LinkTarget {
  readonly to?: GamePage;
  readonly at?: string;
  readonly do?: string;
}

/**
 * The addresses mails lead to. None of them changes anything when it is opened; secrets stand in the
 * fragment, which no server, proxy or log sees. The base comes from the configuration, never from a request.
 */
export interface Links {
  signIn(secret: string): string;
  invitation(secret: string): string;
  /** Opens the game for one seat, after a click, on any device; at its turn, or at another place in it. */
  seat(game: string, token: string, place?: LinkTarget): string;
  /** A page of a game for those who may look at it anyway. */
  game(game: string, page?: GamePage): string;
  unsubscribe(token: string): string;
  unsubscribeAll(token: string): string;
  home(): string;
  /** Any page of ours. */
  page(path: string): string;
}

const part = encodeURIComponent;

/** The path of a game's page. */
export const gamePath = (game: string, page: GamePage = 'turn'): string =>
  `/g/${part(game)}${linkedPages[page]}`;

const queryOf = (place: LinkTarget): string => {
  const query = new URLSearchParams({ ...place }).toString();
  return query === '' ? '' : `?${query}`;
};

/** The addresses below the configured base. */
export const linksFrom = (baseUrl: string): Links => {
  const base = baseUrl.replace(/(?<!\/)\/+$/, '');
  return {
    signIn: secret => `${base}/in#t=${part(secret)}`,
    invitation: secret => `${base}/i#t=${part(secret)}`,
    seat: (game, token, place = {}) => `${base}/g/${part(game)}/seat${queryOf(place)}#t=${part(token)}`,
    game: (game, page) => `${base}${gamePath(game, page)}`,
    unsubscribe: token => `${base}/unsubscribe/${part(token)}`,
    unsubscribeAll: token => `${base}/unsubscribe-all/${part(token)}`,
    home: () => `${base}/`,
    page: path => `${base}${path}`,
  };
};
