import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const optionsFor = (rules?: readonly string[]): object =>
  rules
    ? { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] }
    : { runOnly: tags, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };

/**
 * The rules of WCAG 2.2 A and AA that the page (or a part of it) breaks. The check is a script from outside:
 * the page's context needs `bypassCSP`.
 * @param rules only these of them; all by default
 */
export const violations = async (
  page: Page,
  within = 'html',
  rules?: readonly string[],
): Promise<readonly string[]> => {
  if (!(await page.evaluate<boolean>(`'axe' in window`)))
    await page.evaluate(
      await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
    );
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(optionsFor(rules))}).then(r => r.violations)`,
  );
  return found.map(({ id, nodes }) => {
    const some = nodes.slice(0, 4).map(node => `${node.html.slice(0, 160)} ${node.failureSummary}`);
    return `${id} (${String(nodes.length)}): ${some.join(' | ')}`;
  });
};
