/** A version by the rules of semver.org, as far as this project uses them: `1.2.0`, or `1.2.0-rc.1` before it. */
interface Version {
  readonly numbers: readonly [major: number, minor: number, patch: number];
  /** Of the release candidate; null for the release itself. */
  readonly candidate: number | null;
}

const FORM = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-rc\.([1-9]\d*))?$/;

/** @returns null for what is no version */
const readVersion = (text: string): Version | null => {
  const match = FORM.exec(text);
  if (!match) return null;
  const [, major, minor, patch, candidate] = match;
  return {
    numbers: [Number(major), Number(minor), Number(patch)],
    candidate: candidate === undefined ? null : Number(candidate),
  };
};

export const isVersion = (text: string): boolean => readVersion(text) !== null;

/** Most significant first; a release comes after all its candidates. */
const ranks = (text: string): readonly number[] => {
  const version = readVersion(text);
  if (!version) throw new Error(`not a version: ${text}`);
  return [...version.numbers, version.candidate ?? Infinity];
};

/**
 * Below 0 where `a` came before `b`, above it where it came after.
 * @throws Error for what is no version
 */
export const compareVersions = (a: string, b: string): number => {
  const others = ranks(b);
  const differing = ranks(a).findIndex((rank, i) => rank !== others[i]);
  return differing === -1 ? 0 : ranks(a)[differing]! < others[differing]! ? -1 : 1;
};

/** @returns `1.0.0-rc.2` after `1.0.0-rc.1`; null after what is no release candidate */
export const nextCandidate = (text: string): string | null => {
  const version = readVersion(text);
  if (version === null || version.candidate === null) return null;
  return `${version.numbers.join('.')}-rc.${String(version.candidate + 1)}`;
};
