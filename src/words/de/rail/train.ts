/** `3er-Lok`, `D-Lok`. */
export const lok = (train: string): string => (/^\d+$/.test(train) ? `${train}er-Lok` : `${train}-Lok`);
