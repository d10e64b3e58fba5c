/** What stands in a page without any script: for browsers that have scripts switched off, or are too old for ours. */
export const plain = {
  lost: 'No connection to Uwanja. We keep trying.',
  noScript:
    'JavaScript is off in your browser. You can read this page. To log in, pay and bet without it, use the light site.',
  tooOld:
    'Your browser is too old for this site. You can read this page; to log in, pay and bet, use the light site, which works here.',
  lite: 'Open the light site',
  posted: {
    title: 'Nothing was sent',
    text: 'This form needs JavaScript, which is off in your browser or too old. We kept nothing of what you typed, and no money moved.',
    next: 'Switch JavaScript on or update your browser, then try again.',
    back: 'Back to the page',
  },
} as const
