import { tsImport } from 'tsx/esm/api';
import startRun from './run-setup.mjs';

/** One service and one browser for all files of the tier; they find both through the environment. */
export default async () => {
  await startRun();
  const { raiseStage } = await tsImport('./shared-stage.ts', import.meta.url);
  const { stage, strike } = await raiseStage();
  process.env.BAHNPOST_TEST_STAGE = JSON.stringify(stage);
  globalThis.stopTestRun.unshift(strike);
};
