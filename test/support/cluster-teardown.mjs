export default () => globalThis.stopTestCluster();
