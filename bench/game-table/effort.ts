import type { Locator, Page } from 'playwright-core';

/** An element of a page, as far as it is looked at. */
interface Placed {
  getBoundingClientRect(): { readonly [side in 'left' | 'right' | 'top' | 'bottom']: number };
  contains(other: Placed): boolean;
  closest(selector: string): Placed | null;
  readonly ownerDocument: { elementFromPoint(x: number, y: number): Placed | null };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where in each of them it can be pressed, with nothing above it: in its middle, or, where something lies on that, as a marker does on
 * a price of the market, near a corner. Null where it cannot.
 */
const spotsIn = (all: readonly Placed[]): readonly (Spot | null)[] =>
  all.map(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [width, height] = [right - left, bottom - top];
    const parts = [0.5, 0.15, 0.85];
    const spots = parts.flatMap(y => parts.map(x => ({ x: x * width, y: y * height })));
    const isThere = ({ x, y }: Spot): boolean => {
      const there = one.ownerDocument.elementFromPoint(left + x, top + y);
      return there !== null && (one.contains(there) || (there.closest('label')?.contains(one) ?? false));
    };
    return spots.find(isThere) ?? null;
  });

/** What a hand does with one thing on the page. */
export interface Step {
  readonly do: 'press' | 'send' | 'fill' | 'choose';
  /** What is filled in or chosen. */
  readonly value: string;
}

/** Does something with one tap, and may look at what comes of it. */
export type Tap = (act: () => Promise<unknown>, until?: () => Promise<unknown>) => Promise<unknown>;

const plainly: Tap = async (act, until) => {
  await act();
  await until?.();
};

/** Presses, and counts what that takes of the hand. */
export class Effort {
  presses = 0;
  /** What had to be brought into sight. */
  readonly scrolls: string[] = [];
  constructor(
    private readonly page: Page,
    private readonly tap: Tap = plainly,
  ) {}

  private async look(target: Locator): Promise<Spot | null | undefined> {
    return (await target.evaluateAll(spotsIn as (all: unknown) => readonly (Spot | null)[]))[0];
  }

  /**
   * What is done with it is one press, also where something is written or chosen from a list.
   * @returns false, and nothing is done, where it is not on the page
   */
  private async reach(
    target: Locator,
    act: (at: { readonly force: true; readonly position?: Spot }) => Promise<unknown>,
    until?: () => Promise<unknown>,
  ): Promise<boolean> {
    let position = await this.look(target);
    if (position === undefined) return false;
    if (!position) {
      this.scrolls.push((await target.textContent()) || String(target));
      await target.scrollIntoViewIfNeeded();
      position = await this.look(target);
    }
    this.presses++;
    await this.tap(() => act({ force: true, ...(position && { position }) }), until);
    return true;
  }

  /**
   * Does it at once.
   * @returns false, and nothing is done, where it is not there any more: the page may still be answering the press before
   */
  async take({ do: doing, value }: Step, target: Locator): Promise<boolean> {
    if (doing === 'fill') return this.reach(target, ({ force }) => target.fill(value, { force }));
    if (doing === 'choose') return this.reach(target, ({ force }) => target.selectOption(value, { force }));
    if (doing === 'press') return this.reach(target, at => target.click(at));
    const before = await this.page.locator('.table input[name=expected]').first().inputValue();
    const next = (): Promise<unknown> =>
      this.page.waitForURL(url => Number(url.searchParams.get('from') ?? -1) >= Number(before));
    return this.reach(target, at => target.click(at), next);
  }

  /** Presses it, once it is there. */
  async press(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    await this.take({ do: 'press', value: '' }, target);
  }

  /** Presses what sends a move, once it is there, and waits for what comes after it. */
  async send(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    await this.take({ do: 'send', value: '' }, target);
  }
}
