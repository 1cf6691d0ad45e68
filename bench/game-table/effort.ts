import type { Locator, Page } from 'playwright-core';

/** An element of a page, as far as it is looked at. */
interface Placed {
  getBoundingClientRect(): { readonly [side in 'left' | 'right' | 'top' | 'bottom']: number };
  contains(other: Placed): boolean;
  closest(selector: string): Placed | null;
  readonly ownerDocument: { elementFromPoint(x: number, y: number): Placed | null };
}

/** Can it be pressed where it is, with nothing above it? */
const isReachable = (one: Placed): boolean => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const there = one.ownerDocument.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return there !== null && (one.contains(there) || (there.closest('label')?.contains(one) ?? false));
};

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

  /** What is done with it is one press, also where something is written or chosen from a list. */
  private async reach(
    target: Locator,
    act: () => Promise<unknown>,
    until?: () => Promise<unknown>,
  ): Promise<void> {
    await target.waitFor({ state: 'attached' });
    if (!(await target.evaluate(isReachable as (one: unknown) => boolean))) {
      this.scrolls.push((await target.textContent()) || String(target));
      await target.scrollIntoViewIfNeeded();
    }
    this.presses++;
    await this.tap(act, until);
  }

  press(target: Locator): Promise<void> {
    return this.reach(target, () => target.click({ force: true }));
  }

  fill(target: Locator, text: string): Promise<void> {
    return this.reach(target, () => target.fill(text, { force: true }));
  }

  choose(target: Locator, value: string): Promise<void> {
    return this.reach(target, () => target.selectOption(value, { force: true }));
  }

  /** Presses what sends a move, and waits for what comes after it. */
  async send(target: Locator): Promise<void> {
    const before = await this.page.locator('.table input[name=expected]').first().inputValue();
    const next = (): Promise<unknown> =>
      this.page.waitForURL(url => Number(url.searchParams.get('from') ?? -1) >= Number(before));
    await this.reach(target, () => target.click({ force: true }), next);
  }
}
