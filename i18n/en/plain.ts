/** What stands in a page without any script: for browsers that have scripts switched off, or are too old for ours. */
export const plain = {
  noScript: 'JavaScript is off in your browser. You can read this page. To log in, pay or play, switch JavaScript on.',
  tooOld:
    'Your browser is too old to log in, pay or play here. You can read this page. Update your browser, or use another one.',
  posted: {
    title: 'Nothing was sent',
    text: 'This form needs JavaScript, which is off in your browser or too old. We kept nothing of what you typed, and no money moved.',
    next: 'Switch JavaScript on or update your browser, then try again.',
    back: 'Back to the page',
  },
} as const
