/** Letters that the house writes into a player's inbox by itself. Plain text; a blank line parts two paragraphs. */
export const letters = {
  welcome: {
    header: 'Welcome to Uwanja',
    innerHeader: 'Your account is ready',
    text:
      'Good to have you here. To play, add money on the Deposit page: you approve it on your own phone, and it is in your balance within seconds.\n\n' +
      'Withdrawals go to the number that you registered with, and to no other.\n\n' +
      'Do you have a question? Write to us under New message, and choose Support.',
    footer: 'For adults aged 18 and over. Only stake what you can afford to lose.',
  },
  withdrawalReturned: {
    header: 'Your withdrawal came back',
    innerHeader: '{amount} is in your balance again',
    text:
      'We sent {amount} to +{number}, but the payment company could not pay it out. Nothing is lost: the whole amount is back in your balance.\n\n' +
      'Check that your mobile-money account is open and can take the amount, then try again. If it comes back once more, write to Support.',
    footer: 'You see every step under Transaction history.',
  },
  withdrawalRejected: {
    header: 'We did not pay your withdrawal',
    innerHeader: '{amount} is in your balance again',
    text:
      'We looked at your withdrawal of {amount} and did not pay it. The whole amount is back in your balance.\n\n' +
      'Why: {why}\n\n' +
      'If you do not understand this, write to Support.',
    footer: 'You see every step under Transaction history.',
  },
  holdPlaced: {
    header: 'Your account is on hold',
    innerHeader: 'We need something from you by {day}',
    text: 'What we need: {asks}\n\nYour money stays yours. Open /hold on this site to see what is stopped until then, and to answer.',
    footer: 'We never ask for a PIN or a password.',
  },
  messageAnswered: {
    header: '{header}',
    innerHeader: 'Our answer to your message',
    text: '{body}',
    footer: 'Do you have another question? Write to us under New message. We never ask for a PIN or a password.',
  },
  holdAnswered: {
    header: 'We have your answer',
    innerHeader: 'About the hold on your account',
    text: 'You wrote:\n\n{body}\n\nWe look at it and write to you.',
    footer: 'We never ask for a PIN or a password.',
  },
  pictureAccepted: {
    header: 'Your photo is accepted',
    innerHeader: 'About the hold on your account',
    text: 'We looked at the photo that you sent, and it is what we asked for. As soon as nothing else is missing, the hold is lifted, and we write to you.',
    footer: 'We never ask for a PIN or a password.',
  },
  pictureRefused: {
    header: 'Please send the photo again',
    innerHeader: 'About the hold on your account',
    text: 'We looked at the photo that you sent and cannot accept it. Open /hold on this site: it says why, and there you can send a new one.\n\nYour money stays yours.',
    footer: 'We never ask for a PIN or a password.',
  },
  holdLifted: {
    header: 'The hold on your account is lifted',
    innerHeader: 'Thank you for your help',
    text: 'What was stopped is open again. A withdrawal that waited is looked at by a person now.',
    footer: 'You see every step under Transaction history.',
  },
  excludedByRegister: {
    header: 'You are in the exclusion register',
    innerHeader: 'No play and no deposits until {day} at least',
    text: 'The country’s register of people who excluded themselves names you, so we treat your account as excluded too: no stakes, no deposits, no bonuses and no advertising.\n\nYour money stays yours. Log in and withdraw it at any time. Open bets are paid as usual.',
    footer: 'If you think that this is a mistake, write to the register first. We cannot take an entry out.',
  },
  harmMessage: {
    header: 'How is your play going?',
    innerHeader: 'We noticed a change in your play',
    text: 'What you staked or paid lately has signs that play may stop being fun: money added while losing, play at night, stakes that rise, or withdrawals taken back.\n\nUnder Responsible gaming you can set limits, take a break or exclude yourself, in a minute and by yourself. The page also says who helps, for nothing and in confidence.\n\nIf everything is well, you need do nothing.',
    footer: 'Only stake what you can afford to lose.',
  },
  harmPerson: {
    header: 'We look at your play',
    innerHeader: 'A person of ours may write to you',
    text: 'We noticed signs in your play a second time, so somebody of our staff looks at your account now and may write to you or call you.\n\nYour money stays yours, and you can withdraw it at any time. Limits, a break and exclusion are under Responsible gaming.',
    footer: 'Only stake what you can afford to lose.',
  },
  harmBreak: {
    header: 'A break of {hours} hours',
    innerHeader: 'No stakes for {hours} hours',
    text: 'We noticed signs of harm in your play several times within four weeks, so we gave your account a break: no stakes and no deposits for {hours} hours.\n\nYour money stays yours, and you can withdraw it during the break. Under Responsible gaming you can make the break longer, set limits or exclude yourself; the page says who helps.',
    footer: 'If you think that this is a mistake, write to Support.',
  },
  closingPaid: {
    header: 'Your money is on its way',
    innerHeader: '{amount} goes to your number',
    text: 'This account is closed, so what is in it goes to the phone number that you registered with: {amount}.\n\nYou need do nothing. If it does not arrive, write to Support.',
    footer: 'You see every step under Transaction history.',
  },
  minorReturned: {
    header: 'Your deposits come back',
    innerHeader: '{owed} goes to your number',
    text: 'Nobody under 18 may play here. You paid in {deposited}, and {received} reached you before, so you get {owed} back, to the phone number that you registered with.\n\nWinnings that are forfeited: {forfeited}.',
    footer: 'If you think that this is a mistake, write to Support.',
  },
  dormantNotice: {
    header: 'There is money in your account',
    innerHeader: 'Nobody has used it since {since}',
    text: 'Log in, and everything stays as it is: your money is yours, and you can withdraw it at any time.\n\nIf nobody uses the account until {day}, it is dormant. Later we look for you, and then two of our staff may hand the money over to an account apart, from which you can claim it back at any time. No fee is taken.',
    footer: 'You need not play for that. If you do not want the account any more, withdraw your money.',
  },
  dormantHandedOver: {
    header: 'Your money was put apart',
    innerHeader: '{amount} can be claimed back',
    text: 'Nobody had used this account for a long time, and we did not find you. So {amount} was handed over to an account apart.\n\nIt is still yours. Write to Support, and two of our staff give it back after checking who you are. No fee is taken.',
    footer: 'You see it under Transaction history.',
  },
  dormantClaimed: {
    header: 'Your money is back',
    innerHeader: '{amount} is in your balance again',
    text: 'You claimed the money of your dormant account: {amount} is in your balance, and you can withdraw it at any time.',
    footer: 'You see it under Transaction history.',
  },
  excludedAsPerson: {
    header: 'You are excluded from play',
    innerHeader: 'No play and no deposits until {day} at least',
    text: 'Another account of yours is excluded, and an exclusion holds for the person: so this account is excluded too. No stakes, no deposits, no bonuses and no advertising.\n\nYour money stays yours. Log in and withdraw it at any time. Open bets are paid as usual.',
    footer: 'If you think that this is a mistake, write to Support.',
  },
  excludedByOffice: {
    header: 'We have excluded you from play',
    innerHeader: 'No play and no deposits until {day} at least',
    text: 'Why: {why}\n\nNo stakes, no deposits, no bonuses and no advertising until then.\n\nYour money stays yours. Log in and withdraw it at any time. Open bets are paid as usual.',
    footer: 'If you think that this is a mistake, write to Support.',
  },
  factorsReset: {
    header: 'Your second factors are switched off',
    innerHeader: 'Two of our staff did this after a request',
    text: '2-step verification and SMS security are off now, and every device is logged out. Log in with your number and password.\n\nThen set up 2-step verification again under Personal details. Your next withdrawal is looked at by a person first.',
    footer: 'If you did not ask for this, change your password at once and write to Support.',
  },
  sessionsEnded: {
    header: 'You are logged out on every device',
    innerHeader: 'Two of our staff did this to protect your account',
    text: 'Log in again with your number and password. If somebody else may know your password, change it under Personal details: that logs out every other device.',
    footer: 'If you have questions, write to Support.',
  },
  exclusionLifted: {
    header: 'Your exclusion is lifted',
    innerHeader: 'It was placed by us',
    text: 'Why: {why}\n\nYou can play and deposit again. If you would rather not, exclude yourself under Responsible gaming.',
    footer: 'Only stake what you can afford to lose.',
  },
  breakByOffice: {
    header: 'We have given you a break',
    innerHeader: 'No play and no deposits until {day}',
    text: 'Why: {why}\n\nWithdrawals stay open.',
    footer: 'It ends by itself.',
  },
  limitByOffice: {
    header: 'We have set a limit for you',
    innerHeader: 'No more than {amount}',
    text: 'Why: {why}\n\nYour limits stand under Responsible gaming, this one with them. You can set it lower at once. Withdrawals stay open.',
    footer: 'Only stake what you can afford to lose.',
  },
  sessionLimitByOffice: {
    header: 'We have limited your playing time',
    innerHeader: 'No more than {minutes} minutes without a pause',
    text: 'Why: {why}\n\nYour playing time stands under Responsible gaming, with your limits. You can set a shorter one at once. Withdrawals stay open.',
    footer: 'Only stake what you can afford to lose.',
  },
  jackpotWon: {
    header: 'Your jackpot ticket won',
    innerHeader: '{amount} from {name}',
    text: 'The round {name} has ended, and you won {amount}. You find it in your balance.',
    footer: 'You see your tickets and all results under Jackpot Bets.',
  },
  jackpotRefunded: {
    header: 'A jackpot round was cancelled',
    innerHeader: '{amount} from {name} comes back',
    text: 'The round {name} could not be played to its end. You get back {amount}, the price of your tickets.',
    footer: 'You see your tickets under Jackpot Bets.',
  },
  jackpotEnded: {
    header: 'A jackpot round has ended',
    innerHeader: '{name}',
    text: 'The round {name} has ended. No prize fell on your tickets ({tickets}).',
    footer: 'You see your tickets and all results under Jackpot Bets.',
  },
  jackpotReversed: {
    header: 'A jackpot result was corrected',
    innerHeader: '{amount} from {name} was taken back',
    text: 'A result of the round {name} was wrong, so the prize of {amount} was taken back. If you had spent part of it, that part stands as owed and comes out of your next wins.\n\nThe round is counted again by the right results, and we write to you how it ends.',
    footer: 'You see every step under Transaction history.',
  },
  bonusGranted: {
    header: 'Your bonus is here',
    innerHeader: '{amount} to play with',
    text: 'Your deposit brought a bonus of {amount}. It is part of your balance: stakes take your own money first, then the bonus.\n\nStake {times} times the bonus within {days} days, and what is left of it becomes money that you can withdraw. Stakes on table, live and crash games count {lowRiskPercent}%. If you take money out before, you lose the rest of the bonus.',
    footer: 'You see how far you are on the Deposit page.',
  },
  bonusReleased: {
    header: 'Your bonus is now cash',
    innerHeader: '{amount} can be withdrawn now',
    text: 'You staked enough: {amount} of your bonus became your own money.',
    footer: 'You see every step under Transaction history.',
  },
  freeBetGranted: {
    header: 'A free bet for you',
    innerHeader: '{amount} for one bet',
    text: '“{title}” brought you a free bet of {amount}. It is the house’s stake for one straight bet within {days} days: what it wins above the stake is your own money.',
    footer: 'You find it on the Deposit page and in the sportsbook.',
  },
  freeSpinsGranted: {
    header: 'Free spins for you',
    innerHeader: '{count} spins of {amount} each',
    text: '“{title}” brought you {count} free spins in slots, each as if {amount} were staked. Play them within {days} days. What they win is your own money, {most} at most in all.',
    footer: 'They wait for you in the slots that play them; you find them on the Deposit page.',
  },
  freeSpinsGrantedBonus: {
    header: 'Free spins for you',
    innerHeader: '{count} spins of {amount} each',
    text: '“{title}” brought you {count} free spins in slots, each as if {amount} were staked. Play them within {days} days. What they win is a bonus, {most} at most in all: stake each win {times} times within {days} days, and what is left becomes money that you can withdraw. If you take money out before, you lose the rest of the bonus.',
    footer: 'They wait for you in the slots that play them; you find them on the Deposit page.',
  },
  freeSpinsEnded: {
    header: 'Your free spins are over',
    innerHeader: '{amount} won',
    text: 'You played {used} of the {count} free spins of “{title}”. They won {amount}.',
    footer: 'What you won is in your balance.',
  },
  insurancePaid: {
    header: 'Your stake is back',
    innerHeader: '{amount} is yours',
    text: 'One leg lost your bet. “{title}” gave you {amount} of its stake back. It is your own money.',
    footer: 'You see every step under Transaction history.',
  },
  boostPaid: {
    header: 'Your win was boosted',
    innerHeader: '{amount} is yours',
    text: 'Your bet won, and “{title}” gave you {amount} more. It is your own money.',
    footer: 'If the win is undone, this is taken back. You see every step under Transaction history.',
  },
  raceEntered: {
    header: 'You are in the race',
    innerHeader: '{race}',
    text: '“{title}” let you into the race {race}. What you have played in it counts from its start.',
    footer: 'You see the places on the page of the race.',
  },
  offer: {
    header: '{header}',
    innerHeader: 'News and offers',
    text: '{text}',
    footer: 'You get this because you agreed to be written to. Under Security you take that back with one tap. 18+',
  },
  cashbackPaid: {
    header: 'Money back',
    innerHeader: '{amount} is yours',
    text: '“{title}” gave you {amount} back of what you lost. It is your own money and has to be staked by nobody.',
    footer: 'You see every step under Transaction history.',
  },
  bonusGone: {
    header: 'Your bonus has ended',
    innerHeader: '{amount} of it was left',
    text: 'Its time was over, or you took money out before you had staked enough. The {amount} that was left of the bonus is gone. Your own money is untouched.',
    footer: 'The rules of a bonus stand beside its code on the Deposit page.',
  },
  racePrize: {
    header: 'You have won in a race',
    innerHeader: '{amount} for place {place}',
    text: 'The race {race} has ended, and you came in at place {place}. Your prize of {amount} is in your balance.',
    footer: 'You see the places on the page of the race.',
  },
  raceDrop: {
    header: 'A prize fell to you',
    innerHeader: '{amount} from {race}',
    text: 'During the race {race} prize number {place} fell to you. {amount} is in your balance.',
    footer: 'How the moments were fixed can be checked on the page of the race.',
  },
  raceOvertaken: {
    header: 'You were overtaken',
    innerHeader: 'You are at place {place} now',
    text: 'Somebody has passed you in the race {race}, which ends within the hour. You are at place {place} now.',
    footer: 'You can turn this off on the page of the race. Only stake what you can afford to lose.',
  },
} as const
