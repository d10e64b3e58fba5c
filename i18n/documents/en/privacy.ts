/** Privacy policy in English. */
import type { LongText } from '../document.ts'

export const privacy: LongText = {
  title: 'Privacy policy',
  lead: 'What we know about you, why, for how long, and what you can do about it.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: [
        'Your data are in the hands of {operator}. The data protection law of {country} applies. Questions and requests about your data go to our data protection officer: {officer}.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep',
      body: [
        [
          'Your account: mobile number, language, currency, and your name, date of birth and e-mail address when you have given them.',
          'Your password, as a fingerprint from which nobody can read it.',
          'Your money: deposits, withdrawals, stakes, wins and where they came from or went.',
          'Your visits: time, network address, kind of phone and browser, log-ins.',
          'What you write to us, and what we write to you.',
          'Limits, breaks and exclusions, yours and those that we placed, and figures of your play by which we notice when it may do harm.',
          'Who you are: which documents were checked and their last four digits; the whole number only sealed.',
          'Photos that you send where a hold asks for them, sealed: only the people who check documents look at them, and each look is noted. What they show is erased by rule after the decision.',
          'What you open and like: games, favourites, bonuses.',
          'What you agreed to and when, what our staff note about your account, and when one of them read it.',
        ],
        'We do not keep your mobile-money PIN, or the security code of a card. Of a code that we send by SMS only a fingerprint is kept, for a day after it ends.',
      ],
    },
    {
      id: 'why',
      title: 'Why we keep it',
      body: [
        [
          'To keep our contract with you: to run your account, your bets and your payments.',
          'Because the law demands it: to check age and identity, against money laundering, for taxes and for the supervision of gaming.',
          'Because we have a good reason: to protect your account, to find fraud and faults, to notice when somebody plays too much.',
          'Because you agreed: for news about promotions. You can end that at any time.',
        ],
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      body: [
        'Others see only what they need for their part:',
        [
          'payment companies, banks and mobile networks, to move your money;',
          'the companies of the games and bets that you open, to run them;',
          'the national registers of persons and of excluded players, to check documents and exclusions;',
          'companies that keep lists of sanctions and of politically exposed persons, to compare names and birthday, as the law demands;',
          'companies that send our messages and run our machines, under contract;',
          'the push service of your browser, where you switched notices on: it passes them on sealed and cannot read them;',
          'authorities, when the law obliges us.',
        ],
        'We do not sell your data. If data go to another country, we make sure that they are protected there as here.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: [
        'This site keeps a few small notes in your browser, and none that follows you to other sites:',
        [
          'your session, for two days after you were last here, in a cookie and in local storage;',
          'a second half of the session that no program in the page can read;',
          'the language and the appearance that you chose;',
          'the code of the partner whose link brought you, for 30 days; an account that you open then keeps it;',
          'the country you were in when you opened the site inside another app, for a day, and that you have read the notice about responsible gaming;',
          'short notes for the next step, such as a deposit that you are waiting for. They go when they were used.',
        ],
        'Logging out deletes the session. You can delete everything in your browser’s settings.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        'As long as you have an account, and after that as long as the law on accounts, taxes, money laundering and gaming demands. Exclusions are kept as long as they protect you. Then the data are deleted or can no longer be connected with you.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: [
        'Connections are encrypted. Passwords and sessions are stored as fingerprints. Only people who need your data for their work see them. If data of yours are lost to a stranger, we tell the authority within 72 hours of knowing it, and you when it may harm you.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'You may ask what we keep about you, have mistakes corrected, have data deleted that we need not keep, object to a use, and take your data with you. It costs nothing. The file of your data stands ready under “Responsible gaming” when you are logged in; anything else we answer within 30 days, and first make sure that it is you who asks.',
        'Some decisions are prepared by programs, for example when a withdrawal looks unusual. You may ask that a person looks at it. You may also complain to the data protection authority of {country}.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: [
        'This site is not for people under 18. When a birthday or a document says that a player is under 18, play and payments of the account stop at once until a person has looked, and we delete what we need not keep.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'When this policy changes, the new text stands here with its date. At your next visit you are shown it and asked whether you agree.',
      ],
    },
  ],
}
