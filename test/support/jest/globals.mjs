import { ModuleMocker } from 'jest-mock';

/*
 * What tests import as `@jest/globals`. Helpers are loaded once for many test files and each file has a run of its own,
 * so that what stands here leads to the one that is under way.
 */

let underWay = {};

/** Begins a test file. */
export const begin = globals => {
  underWay = globals;
};

const ofTheRun = name =>
  new Proxy(() => undefined, {
    apply: (_target, _self, values) => underWay[name](...values),
    get: (_target, property) => underWay[name][property],
  });

export const describe = ofTheRun('describe');
export const test = ofTheRun('test');
export const expect = ofTheRun('expect');
export const beforeAll = ofTheRun('beforeAll');
export const beforeEach = ofTheRun('beforeEach');
export const afterAll = ofTheRun('afterAll');
export const afterEach = ofTheRun('afterEach');

const mocker = new ModuleMocker(globalThis);

/** Of Jest's helpers those that need no modules of their own. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
};
