import { FRESH_MAIN, FRESH_PART } from './events.js';
import { inOrder, nextOrder } from './ordering.js';

/*
 * Tables that can be put in the order of any column, and the reader's choice of cards or table, which is
 * kept in this browser. Without this script they stand as the server has ordered them.
 */

const text = (row: HTMLTableRowElement, column: number): string => {
  const cell = row.cells[column];
  // What a cell said before stands behind what it says now.
  return (cell?.querySelector('.new') ?? cell)?.textContent?.trim() ?? '';
};

const numeric = (table: HTMLTableElement, column: number): boolean =>
  table.tHead?.rows[0]?.cells[column]?.classList.contains('num') ?? false;

const sorted = (table: HTMLTableElement, column: number, up: boolean): readonly HTMLTableRowElement[] =>
  inOrder([...(table.tBodies[0]?.rows ?? [])], {
    textOf: row => text(row, column),
    numeric: numeric(table, column),
    up,
  });

const orders = new WeakMap<HTMLTableElement, readonly HTMLTableRowElement[]>();

const sortBy = (table: HTMLTableElement, head: HTMLTableCellElement): void => {
  const order = nextOrder(head.getAttribute('aria-sort'), head.classList.contains('num'));
  for (const other of table.tHead!.rows[0]!.cells) other.removeAttribute('aria-sort');
  if (order) head.setAttribute('aria-sort', order);
  const rows = order ? sorted(table, head.cellIndex, order === 'ascending') : (orders.get(table) ?? []);
  table.tBodies[0]!.append(...rows);
};

/**
 * The headings become buttons that look as before, so that nothing moves. Where a table has been made like
 * the server's again, headings and order are the server's again too.
 */
const enhance = (table: HTMLTableElement): void => {
  if (!table.tHead || !table.tBodies[0] || table.tHead.querySelector('button')) return;
  orders.set(table, [...table.tBodies[0].rows]);
  for (const head of table.tHead.querySelectorAll('th')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    button.title = (table.dataset['sorts'] ?? '').replace('{column}', head.textContent ?? '');
    button.addEventListener('click', () => sortBy(table, head));
    head.replaceChildren(button);
  }
};

const KEY = 'shown-as';

/** What was chosen, by the name of the choice. Kept for the reader's comfort alone: without it all is there. */
const chosen = (): { [name: string]: string } => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as { [name: string]: string };
  } catch {
    return {};
  }
};

/** A box that keeps its mark: the service reads it from a cookie, so that the next page is made that way at once. */
const keepMark = ({ dataset, checked }: HTMLInputElement): void => {
  document.cookie = `${dataset['keep']!}=${checked ? 'on' : 'off'}; Path=/g; Max-Age=31536000; SameSite=Lax`;
};

const onChange = ({ target }: Event): void => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.dataset['keep'] !== undefined) keepMark(target);
  if (!target.closest('.which')) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...chosen(), [target.name]: target.value }));
  } catch {
    // No room or no leave to keep anything: the choice holds for this page.
  }
};

const show = (): void => {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sorts]')) enhance(table);
  const all = chosen();
  for (const radio of document.querySelectorAll<HTMLInputElement>('.which input'))
    if (all[radio.name] === radio.value) radio.checked = true;
};

export const enhanceTables = (): void => {
  document.addEventListener('change', onChange);
  for (const event of [FRESH_MAIN, FRESH_PART]) document.addEventListener(event, show);
  show();
};
