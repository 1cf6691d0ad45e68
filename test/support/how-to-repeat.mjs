import { relative } from 'node:path';

/** What a run tries and draws from: `BAHNPOST_SEED` and sizes, but no address. */
const given = () => {
  const wishes = { BAHNPOST_SEED: '1', ...process.env };
  return Object.entries(wishes).filter(
    ([name, value]) => /^BAHNPOST_[A-Z_]+$/.test(name) && /^[a-z0-9]+$/.test(value),
  );
};

/** Says after a run that failed how to draw the same again. */
export default class HowToRepeat {
  #root;

  constructor({ rootDir }) {
    this.#root = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    const failed = testResults
      .filter(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError)
      .map(({ testFilePath }) => relative(this.#root, testFilePath));
    if (failed.length === 0) return;
    const settings = given().map(([name, value]) => `${name}=${value}`);
    process.stderr.write(`\nThe same again: ${settings.join(' ')} npm test -- ${failed.join(' ')}\n`);
  }
}
