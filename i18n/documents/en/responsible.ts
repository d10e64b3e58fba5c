/** Responsible gaming in English. */
import type { LongText } from '../document.ts'

export const responsible: LongText = {
  title: 'Responsible gaming',
  lead: 'Play is for fun. When it stops being fun, stop. Here is how, and who helps.',
  sections: [
    {
      id: 'principles',
      title: 'Before you play',
      body: [
        [
          'Decide how much you can lose today without missing it, and stop there.',
          'Decide how long you play, and set an alarm.',
          'Never play to win back what you lost, to pay a debt, or with borrowed money.',
          'Do not play when you are tired, upset, drunk or under pressure.',
          'Expect to lose. Every game here keeps a part of the stakes on average; no system changes that.',
        ],
      ],
    },
    {
      id: 'signs',
      title: 'Signs to take seriously',
      body: [
        'Ask yourself honestly. If you say yes more than once, talk to somebody.',
        [
          'Do you play longer or for more than you meant to?',
          'Do you play again to win back what you lost?',
          'Have you borrowed or sold something to play?',
          'Do you hide from people close to you how much you play?',
          'Do you neglect work, school, family, meals or sleep?',
          'Are you restless or angry when you cannot play?',
        ],
      ],
    },
    {
      id: 'limits',
      title: 'Set a limit',
      body: [
        'Log in and set under “Your own rules”, or tell {contact}, how much you want to be able to deposit, stake or lose in a day, a week or a month. A lower limit applies as soon as it is set. A higher one applies only after 24 hours to think and your second confirmation.',
        'Your transaction history shows every deposit, stake and win. Look at it once a week: it says more than memory does.',
      ],
    },
    {
      id: 'break',
      title: 'Take a break, or exclude yourself',
      body: [
        'Start a break of days or weeks, or a self-exclusion of six months or longer, under “Your own rules” when you are logged in, or ask {contact}. You need not say why.',
        'While it lasts you cannot deposit or stake, and we send you no advertising. Your cash stays yours and is paid out to you. A self-exclusion cannot be ended early, and it does not end by itself into play: you have to ask, and there is a time to think.',
        'Please exclude yourself from other sites too, and do not open a second account here: we close it when we find it.',
      ],
    },
    {
      id: 'help',
      title: 'Where help is',
      body: [
        'Talk to {help}. Nobody hears of it from us.',
        'A doctor, a counsellor, a religious leader or a friend whom you trust can be a beginning too. If you think of harming yourself, call the emergency number now.',
      ],
    },
    {
      id: 'minors',
      title: 'Under 18: no play',
      body: [
        'Nobody under 18 may play here. When a birthday or a document says that a player is under 18, play and payments of the account stop at once; a person looks, and what a minor deposited is paid back.',
        'Parents: do not leave your phone unlocked with children, do not store the password in a browser that they use, and keep your mobile-money PIN to yourself. Programs that block gambling sites are free for most phones.',
      ],
    },
    {
      id: 'friends',
      title: 'For family and friends',
      body: [
        'You see it first: money that is missing, moods, secrets. Speak about what you see, without blame. Do not pay gambling debts. You can call {help} on your own behalf.',
        'You may tell {contact} of somebody who should not play. We cannot talk to you about that account, but we look at it.',
      ],
    },
  ],
}
