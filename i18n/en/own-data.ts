/** New terms, and the file of all that is kept about a player. */
export const ownData = {
  newTerms: {
    title: 'Our terms have changed',
    text: 'Since you last agreed to them, the terms and conditions or the privacy policy have new words, in force since {date}. Please read them.',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    agree: 'I agree',
    later: 'Not now',
    laterText:
      'We ask again when you come back. If you do not agree, you can take out your money and close the account.',
    saved: 'Thank you. What you agreed to, and when, stands in the file of your data.',
    lost: 'This was not saved. Please try again.',
  },
  ownData: {
    title: 'Your data',
    text: 'Everything that we keep about you and every movement of your money, as one file.',
    take: 'Download my data',
    working: 'Collecting',
    lost: 'No answer. Nothing was changed; please try again.',
  },
} as const
