/** `a 3-train`, `an 8-train`. */
export const aTrain = (train: string): string => `${train.startsWith('8') ? 'an' : 'a'} ${train}-train`;
