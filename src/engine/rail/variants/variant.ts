import type { SettingDef } from '../../core/index.js';
import type { Feature } from '../contract.js';

/** A choice that any title may offer by naming it: its setting, and what its values change. */
export interface Variant {
  readonly setting: SettingDef;
  readonly features: readonly Feature[];
}

/** What a value of a setting changes. */
export type VariantChange = Omit<Feature, 'chosen'>;

/** A choice that is made or not. */
export const onOffVariant = (id: string, change: VariantChange): Variant => ({
  setting: { id, values: [false, true] },
  features: [{ ...change, chosen: s => s[id] === true }],
});

/** One of several values; the usual one, which comes first, changes nothing. */
export const choiceVariant = (
  id: string,
  usual: string,
  others: { readonly [value: string]: VariantChange },
): Variant => ({
  setting: { id, values: [usual, ...Object.keys(others)] },
  features: Object.entries(others).map(([value, change]) => ({
    ...change,
    chosen: s => s[id] === value,
  })),
});

/** The same choices, in a group of the form and with what they need or exclude. */
export const inGroup = (
  group: string,
  variants: readonly Variant[],
  ties: { readonly [id: string]: Pick<SettingDef, 'needs' | 'excludes'> } = {},
): readonly Variant[] =>
  variants.map(({ setting, features }) => ({
    setting: { ...setting, group, ...ties[setting.id] },
    features,
  }));
