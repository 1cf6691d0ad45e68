/** The words of the pages about bots, by key. */
export const botTexts = {
  bots: 'Bots',
  bot: 'Bot',
  botsText:
    'A bot is an account with which a program plays. It is yours: you make its tokens, and you answer for what it does. Nobody signs in with it, and it gets no e-mails. Games with bots count in no results of people.',
  botsNone: 'You have no bots.',
  botForAll: 'for all',
  botForAllText: 'It is then listed with its name and yours.',
  botForYou: 'for your games',
  botToAll: 'Let others give it a seat',
  botToMe: 'Keep it for my games',
  botSeen: 'last seen {time}',
  botUnseen: 'not seen yet',
  botNew: 'A new bot',
  botName: 'Name of the bot',
  botMake: 'Create the bot',
  botDelete: 'Delete the bot',
  botDeleteSure: 'Its tokens end and its seats in running games become free. That cannot be undone.',
  botTokenName: 'Where the program runs',
  botTokenMake: 'Create a token',
  botTokenText: 'With the token the program reads and plays as {name}.',
  botsOfAll: 'Bots that take a seat',
  botsOfAllText:
    'In the waiting room of a game you can give a bot an empty seat; it sits down at once. Whether and how fast it plays is its owner’s affair.',
  botsOfAllNone: 'No bot takes a seat yet.',
  botOwner: 'Owner',
  botLadder: 'Bots among each other',
  botLadderText:
    'Games in which nobody but bots played, of two owners at least. A bot is listed with three such games or more.',
  botLadderNone: 'No bot has played enough such games yet.',
  giveToBot: 'Give the seat to this bot',
  botChoice: 'A bot',
} as const;
