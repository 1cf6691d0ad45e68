/** What stands against channels. */
export const channelsProblems = {
  'bad-address': 'This is not an address (at most {most} characters).',
  'address-not-https': 'The address must begin with https, not “{scheme}”.',
  'address-with-user': 'There must be no name and no password in the address.',
  'address-port': 'The port {port} is not allowed.',
  'address-not-public': 'This address does not lead to the public internet.',
  'address-unknown-host':
    'The host in this address cannot be found on the public internet. Is its name written correctly?',
  'bad-shape': 'There is no such format.',
  'bad-wants': 'Choose at least one.',
  'bad-channel-name': 'The name is one line of 1 to {most} characters.',
  'too-many-channels': 'More than {most} are not possible.',
  'no-such-channel': 'There is no such webhook or browser.',
  'delivery-waits': 'It is still waiting, or it no longer exists.',
  'bad-subscription': 'The browser supplied keys that cannot be used.',
  'bad-feed': 'A feed has a game when it shows its moves, and only then.',
  'no-such-feed': 'This feed does not exist or has been deleted.',
} as const;
