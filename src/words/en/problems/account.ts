/** The refusals about somebody's account, by code. */
export const accountProblems = {
  'unknown-program':
    'The program that sent you here is not known, or wants you to come back to another place than it said before. Connect it anew.',
  'confirm-first': 'First confirm that it is you: this needs a sign-in within the last {minutes} minutes.',
  'bad-address-link':
    'This link is invalid or has expired, or somebody else is signed in. It works once, for {hours} hours, for the account that asked for it.',
  'address-yours': 'This address already belongs to your account.',
  'too-many-addresses': 'You can have at most {most} addresses.',
  'no-such-address': 'Your account has no such address.',
  'address-not-verified': 'This address has not been confirmed yet.',
  'primary-address': 'Your e-mails go to this address. First choose another for them.',
  'no-such-token': 'This token does not exist or has been deleted.',
  'too-many-account-changes': 'You can make at most {most} such changes an hour.',
  'too-many-tokens': 'You can have at most {most} tokens.',
  'bad-token-name': 'The name of a token is one line of 1 to {most} characters.',
  'bad-scopes': 'Say what the token may do: read, play or manage.',
  'bad-days': 'A token works for 1 to {most} days.',
  'scope-missing': 'The token may not do this; it would need “{needed}”.',
  'token-other-game': 'The token is for the game {game} only.',
  'not-by-token': 'This needs somebody who is signed in; a token is not enough.',
  'token-not-here': 'Tokens are for the API under /api/v1 only.',
  'no-such-passkey': 'This passkey does not exist or has been deleted.',
  'too-many-passkeys': 'You can have at most {most} passkeys.',
  'bad-passkey-name': 'The name of a passkey is one line of 1 to {most} characters.',
  'bad-passkey': 'This passkey is not valid here, or it took too long. Try again.',
  'not-meant': 'Nothing was deleted: type “delete” into the field if you mean it.',
} as const;
