/** Of addresses, passkeys and tokens of an account. */
export const account = {
  notYou: 'If that was not you, delete this e-mail; nothing happens.',
  takenSubject: 'This address already belongs to an account',
  taken: 'Already taken',
  takenText: (to: string) =>
    `Somebody wanted to add ${to} to an account. The address already belongs to another account, and nothing has changed.`,
  confirmSubject: 'Confirm your address',
  confirmHeading: 'Is this your address?',
  confirmText: (to: string, hours: number) =>
    `Open the link where you are signed in, and confirm ${to}. From then on you can also sign in with this address. The link works once, for ${hours} hours.`,
  confirmButton: 'Confirm the address',
  addressAdded: (name: string) =>
    `The address ${name} now belongs to your account; it can be used to sign in.`,
  addressRemoved: (name: string) => `The address ${name} no longer belongs to your account.`,
  primaryChanged: 'The e-mails of your account now go to another of your addresses.',
  tokenMade: (name: string) =>
    `The access token “${name}” was created for your account; a program can use it to act for you.`,
  passkeyAdded: (name: string) => `The passkey “${name}” can now be used to sign in to your account.`,
  passkeyRemoved: (name: string) => `The passkey “${name}” no longer works for your account.`,
  changed: 'Your account was changed',
  changedAt: (time: string) => `This happened on ${time}.`,
  changeBack: 'If that was not you, sign in, end all other sessions and undo the change.',
  security: 'Sign-in and security',
};
