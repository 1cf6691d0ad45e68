import { releasesBetween, type ChangelogSection, type Changelog } from '../../../release/changelog.js';
import { showVersions, type Versions } from '../../../service/operator/versions.js';
import { piecesOf, type Piece } from '../help-text.js';
import type { PageCall } from '../page.js';
import { operatorTime } from './model.js';

interface ItemModel {
  readonly pieces: readonly Piece[];
}

/** What the page says of an item: code stays code, and links, which lead through the sources, are words. */
const itemModel = (item: string): ItemModel => ({
  pieces: piecesOf(item).map(({ text, code }) => ({ text, ...(code && { code }) })),
});

interface ChangeNote {
  readonly subject: string | null;
  readonly items: readonly ItemModel[];
}

interface ChangeModel {
  readonly kind: string;
  readonly notes: readonly ChangeNote[];
}

const changeModel = ({ kind, notes }: ChangelogSection): ChangeModel => ({
  kind,
  notes: notes.map(({ subject, items }) => ({ subject, items: items.map(itemModel) })),
});

interface ReleaseModel {
  readonly version: string;
  readonly date: string;
  readonly changes: readonly ChangeModel[];
}

/** Nothing where an older version than before runs: its changelog knows nothing of the newer one. */
const changesSince = (changelog: Changelog, { before }: Versions, running: string): readonly ReleaseModel[] =>
  before
    ? releasesBetween(changelog, before.version, running).map(({ version, date, changes }) => ({
        version,
        date,
        changes: changes.map(changeModel),
      }))
    : [];

export interface VersionModel {
  readonly runs: string;
  readonly before: string;
  readonly releases: readonly ReleaseModel[];
}

/** Which version runs, since when, which one did before, and what is new since that one. */
export const versionModel = async (call: PageCall): Promise<VersionModel> => {
  const { service, release } = call.deps;
  const found = await showVersions(service, release.version);
  const { since, before } = found;
  const at = operatorTime(call);
  return {
    runs: since
      ? call.t('adminVersionSince', { version: release.version, time: at(since) })
      : call.t('version', { version: release.version }),
    before: before
      ? call.t('adminVersionBefore', { version: before.version, time: at(before.at) })
      : call.t('adminVersionFirst'),
    releases: changesSince(release.changelog, found, release.version),
  };
};
