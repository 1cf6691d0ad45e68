import { compareVersions, isVersion, nextCandidate } from '../../src/release/version.js';

/**
 * The version to be made from what was asked for: a version, or `rc` for the next candidate.
 * @throws Error where that is no version, or not above the current one
 */
export const versionToMake = (asked: string, current: string): string => {
  const version = asked === 'rc' ? nextCandidate(current) : asked;
  if (version === null)
    throw new Error(`${current} is no release candidate: name the version, such as 1.1.0-rc.1`);
  if (!isVersion(version)) throw new Error(`not a version: ${version} (1.0.0, 1.0.0-rc.2, or rc)`);
  if (compareVersions(version, current) <= 0) throw new Error(`${version} is not above ${current}`);
  return version;
};

/** package.json or its lock with that version, as npm writes them. */
export const withVersion = (json: string, version: string): string => {
  const read = JSON.parse(json) as { version: string; packages?: { '': { version: string } } };
  read.version = version;
  if (read.packages) read.packages[''].version = version;
  return `${JSON.stringify(read, null, 2)}\n`;
};

/** What is left to do by hand. */
export const whatToTag = (version: string): readonly string[] => [
  `git tag -a v${version} -m 'Bahnpost ${version}'`,
  `git push origin HEAD v${version}`,
];
