/** Confirming the player's own number before money goes out to it. */
export const numberProof = {
  numberProof: {
    open: 'Confirm my number',
    title: 'Confirm your number',
    text: 'Money goes out to you only when we know that this number is yours. We send a code to +{number} by SMS.',
    sendCode: 'Send the code',
    confirm: 'Confirm',
    done: 'Your number is confirmed. You can withdraw now.',
  },
} as const
