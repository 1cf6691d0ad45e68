/**
 * The addresses mails lead to. None of them changes anything when it is opened; secrets stand in the
 * fragment, which no server, proxy or log sees. The base comes from the configuration, never from a request.
 */
export interface Links {
  signIn(secret: string): string;
  invitation(secret: string): string;
  /** Opens the game for one seat, after a click. */
  seat(game: string, token: string): string;
  game(game: string): string;
  /** The game's page with a kind of action chosen, not done. */
  choose(game: string, type: string): string;
  /** The position for ever, by its hash. */
  position(game: string, hash: string): string;
  history(game: string): string;
  talk(game: string): string;
  unsubscribe(token: string): string;
  unsubscribeAll(token: string): string;
  home(): string;
  /** Any page of ours. */
  page(path: string): string;
}

export const linksFrom = (baseUrl: string): Links => {
  const base = baseUrl.replace(/(?<!\/)\/+$/, '');
  const part = encodeURIComponent;
  return {
    signIn: secret => `${base}/in#t=${part(secret)}`,
    invitation: secret => `${base}/i#t=${part(secret)}`,
    seat: (game, token) => `${base}/g/${part(game)}/seat#t=${part(token)}`,
    game: game => `${base}/g/${part(game)}`,
    choose: (game, type) => `${base}/g/${part(game)}?do=${part(type)}`,
    position: (game, hash) => `${base}/g/${part(game)}/p/${part(hash)}`,
    history: game => `${base}/g/${part(game)}/history`,
    talk: game => `${base}/g/${part(game)}/talk`,
    unsubscribe: token => `${base}/unsubscribe/${part(token)}`,
    unsubscribeAll: token => `${base}/unsubscribe-all/${part(token)}`,
    home: () => `${base}/`,
    page: path => `${base}${path}`,
  };
};
