/** The beginning of a game of 1830 between three, as Rails would report it; in its last line something is put right by hand. */
export const report1830 = `GameIs,1830
PlayerIs,1,Ann
PlayerIs,2,Ben
PlayerIs,3,Cleo
PlayerCash,800
BankHas,9600
StartOfInitialRound,1
HasPriority,Ann
BuysItemFor,Ann,SVNRR,20
BuysItemFor,Ben,C&StL,40
CorrectCashAddMoney,Cleo,5
`;
