/** The `case` of refusals that only say that it is not the moment. */
export const untimelyCase = 'untimely';

/** The `case` of refusals where nothing but money is lacking. */
export const moneyCase = 'money';
