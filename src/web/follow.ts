/** What goes on somewhere else, and how it is looked at. */
interface Followed<State> {
  /** Is it still looked at, and not over yet? */
  readonly isOn: () => boolean;
  readonly pause: () => Promise<unknown>;
  /** How far it is; null where that cannot be had just now. */
  readonly ask: () => Promise<State | null>;
  readonly show: (state: State) => void;
}

/** Shows how far it is until it is over. */
export const follow = async <State>({ isOn, pause, ask, show }: Followed<State>): Promise<void> => {
  while (isOn()) {
    await pause();
    const state = await ask();
    if (state !== null) show(state);
  }
};
