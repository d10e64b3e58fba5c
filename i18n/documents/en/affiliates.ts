/** The page for partners in English. */
import type { LongText } from '../document.ts'

export const affiliates: LongText = {
  title: 'Affiliates',
  lead: 'You have an audience of adults who like games and sports? Send them to us, and share in what comes of it.',
  sections: [
    {
      id: 'how',
      title: 'How it works',
      body: [
        [
          'You apply, and we look at your site, channel or group.',
          'You get a link of your own. Whoever opens it is counted as coming from you for 30 days.',
          'When such a visitor opens an account and plays, you earn the share that we agreed on.',
        ],
      ],
    },
    {
      id: 'apply',
      title: 'How to apply',
      body: [
        'Write to {contact}. Say who you are, where you publish, in which language, and how many adults you reach. You usually hear from us within five working days.',
        'You need a name and an address that can be checked, an account in that name for your payments, and whatever permission the law of {country} asks of advertisers of gaming.',
      ],
    },
    {
      id: 'pay',
      title: 'What you earn',
      body: [
        'Your share, its base and the day of payment stand in your agreement with {operator}. They are calculated from stakes, wins, bonuses, fees and taxes as our books show them, and we send you the figures that concern you.',
        'Accounts of your own, of minors, of excluded players and those opened by a trick do not count.',
      ],
    },
    {
      id: 'rules',
      title: 'What we expect',
      body: [
        [
          'Speak to adults only, and say 18+ in every advertisement.',
          'Never promise a win, and never present play as work, an investment or a way out of debt.',
          'No unwanted messages, no false news, no copying of our pages or our name in addresses and search advertisements.',
          'Show bonuses with their conditions.',
          'Do not write to people who have excluded themselves.',
        ],
        'Whoever breaks these rules loses the link and the shares that came from the breach.',
      ],
    },
    {
      id: 'data',
      title: 'Data',
      body: [
        'You see numbers, not people: no names, no mobile numbers, no single bets. What your link stores in a visitor’s browser is a code that names you, for 30 days.',
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      body: [
        'Either side may end the agreement as it says there. Shares that you have earned by then are paid. {operator} may change this programme and tells you before.',
      ],
    },
  ],
}
