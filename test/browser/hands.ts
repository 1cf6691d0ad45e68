import type { Locator, Page } from 'playwright-core';

/** A way to use a page. */
export interface Hand {
  /** Follows a link, presses a button, unfolds what is folded. */
  press(target: Locator): Promise<void>;
  /** Chooses one of several radio buttons. */
  choose(radio: Locator): Promise<void>;
  /** Chooses from a list. */
  select(list: Locator, value: string): Promise<void>;
  /** Writes over what stands in a field. */
  write(field: Locator, text: string): Promise<void>;
}

/** Whoever needs more keys than this gives up. */
const PATIENCE = 300;

/** The page's own keys and nothing else. */
export const keyboard = (page: Page): Hand => {
  const pressUntil = async (key: string, done: () => Promise<boolean>): Promise<void> => {
    for (let n = 0; !(await done()); n++) {
      if (n === PATIENCE) throw new Error(`${key} leads nowhere`);
      await page.keyboard.press(key);
    }
  };
  const goTo = async (target: Locator): Promise<void> => {
    await target.first().waitFor();
    const focused = target.and(page.locator(':focus'));
    await pressUntil('Tab', async () => (await focused.count()) > 0);
  };
  return {
    press: async target => {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    choose: async radio => {
      await radio.waitFor();
      const name = (await radio.getAttribute('name'))!;
      await goTo(radio.locator('xpath=ancestor::form').locator(`input[type=radio][name="${name}"]`));
      await pressUntil('ArrowDown', () => radio.isChecked());
    },
    select: async (list, value) => {
      await goTo(list);
      await pressUntil('ArrowDown', async () => (await list.inputValue()) === value);
    },
    write: async (field, text) => {
      await goTo(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
};

export const mouse: Hand = {
  press: target => target.click(),
  choose: radio => radio.check(),
  select: async (list, value) => {
    await list.selectOption(value);
  },
  write: (field, text) => field.fill(text),
};

export const finger: Hand = {
  press: target => target.tap(),
  choose: radio => radio.tap(),
  select: async (list, value) => {
    await list.selectOption(value);
  },
  write: (field, text) => field.fill(text),
};

/** Has a panel of a game's page shown, by its name. */
export const openPanel = (page: Page, name: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Show' }).getByRole('radio', { name, exact: true }).check();
