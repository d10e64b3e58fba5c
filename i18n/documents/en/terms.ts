/** Terms and conditions in English. */
import type { LongText } from '../document.ts'

export const terms: LongText = {
  title: 'Terms and conditions',
  lead: 'What you and we owe each other when you open an account here. Please read them before you play with money.',
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      body: [
        'Uwanja is run by {operator}. In these terms “we” means that company and “you” means the holder of an account.',
        'Betting and gaming on this site are supervised by {regulators}. The law of {country} applies to these terms.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        'You may open an account if all of this is true:',
        [
          'You are at least 18 years old, or older where the law asks for more.',
          'You are in a place where you may use this site.',
          'The mobile number belongs to you, and you play for yourself and not for somebody else.',
          'You have no other account here, and you have not excluded yourself from play.',
        ],
        'One person has one account. We may ask you to prove your age, your name and that the number is yours, and we may hold withdrawals until you have. If we find more than one account of the same person, one stays open and the others are closed; the cash in them can be taken out. Bonuses that were taken more than once may be taken back.',
      ],
    },
    {
      id: 'security',
      title: 'Your password',
      body: [
        'Keep your password and the codes that we send to yourself. We never ask for your password or for your mobile-money PIN: you enter the PIN on your own phone only.',
        'If you think that somebody else knows your password, change it at once. That logs out every other device. Tell {contact} if money moved that you did not move.',
        'What is done with your password counts as done by you until you have told us, unless we could have prevented it.',
      ],
    },
    {
      id: 'deposits',
      title: 'Money in',
      body: [
        'Deposit only from a mobile wallet, bank account or card in your own name. We charge no fee; your network or bank may. The limits stand beside each payment method before you pay.',
        'Your balance grows when the payment company has confirmed the money to us, by the amount that it confirms. While an answer is missing, the deposit shows as processing: it is neither lost nor paid twice.',
        'Your balance is kept in {currency}. It is there for play and earns no interest.',
      ],
    },
    {
      id: 'withdrawals',
      title: 'Money out',
      body: [
        'You can withdraw your cash at any time, to your own number or to an account in your own name. Minimum and maximum stand on the page. Bonus money cannot be withdrawn.',
        'When you ask for a withdrawal the amount is set aside at once. You can cancel while the page offers it, at the latest until it is sent. If the payment company does not pay it, the money returns to your balance.',
        'No money leaves before we know your first name, last name and date of birth, and the first withdrawal needs a number that is proven to be yours. After you set a new password by SMS, on a new device or number, or when something looks unusual, a person may look at a withdrawal first. We keep back only what the law orders us to keep back, such as taxes, and show it.',
      ],
    },
    {
      id: 'play',
      title: 'Stakes and wins',
      body: [
        'A stake counts when our server has accepted it, and it cannot be taken back after that. Your cash is staked before bonus money. The betting rules say how bets and games are settled.',
        'Several games come from other companies. Their rules stand in the game, and their result is the result. A stake that a company cancels comes back to you as it was paid.',
        'If money reaches your balance by an obvious mistake, tell us. We may correct it, and the correction shows in your history.',
      ],
    },
    {
      id: 'bonuses',
      title: 'Bonuses and promotions',
      body: [
        'Each promotion has its own conditions: who takes part, how long, and what must be played before a win from it can be withdrawn. They stand where the promotion is offered. Where they differ from these terms, they come first.',
        'A promotion is for one person, household and device. We may end it for everybody; what you have already won from it stays yours.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair play',
      body: [
        'You may not:',
        [
          'play with money that comes from a crime, or move money through your account without playing;',
          'use programs that play for you, or a fault in a game or on this site;',
          'bet on an event that you or people close to you can influence;',
          'share, sell or lend your account.',
        ],
        'If there is good reason to believe that one of these happened, we may stop play and hold the money concerned while we look into it, and we report what the law tells us to report. You hear why, unless the law forbids it.',
      ],
    },
    {
      id: 'closing',
      title: 'Breaks, closing and unused accounts',
      body: [
        'You may close your account whenever you like: under “Responsible gaming” when you are logged in, or ask {contact}. Your cash is paid out to you. If play is the reason, please read about responsible gaming: a break or a self-exclusion protects you better than closing.',
        'We may close an account that breaks these terms. Cash that is rightfully yours is paid out then too. An account that is not used costs nothing.',
      ],
    },
    {
      id: 'faults',
      title: 'When something fails',
      body: [
        'We work so that this site is there day and night, but we cannot promise it. If a fault interrupts a bet or a round, it is settled by what our server and the game’s company recorded before the fault; if nothing was recorded, the stake comes back.',
        'We answer for damage that we cause on purpose or by gross negligence, and for your balance in any case. We do not answer for lost chances to win, or for failures of your phone, network or bank.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        'If something went wrong, write to or call {contact}, within 30 days if you can. Say what happened, when, and the amount. You hear from us within 10 working days.',
        'If our answer does not satisfy you, you may turn to {regulators}. Your rights before the courts stay as they are.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of these terms',
      body: [
        'When we change these terms, this site shows you the new words at your next visit and asks whether you agree. Which words you agreed to, and when, stands in the file of your data. A bet that was accepted before is settled by the terms of its day. Whoever does not agree may close the account and withdraw the cash.',
        'These terms exist in several languages. If they differ, the English text counts, as far as the law allows.',
      ],
    },
  ],
}
