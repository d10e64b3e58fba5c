/** Texts that the server sends by SMS. Short: one message is 160 letters, 70 in Chinese. */
export const sms = {
  recoveryCode: 'Uwanja: your code is {code}. It is valid for {minutes} minutes. We never ask for it: do not share it.',
  passwordChanged: 'Uwanja: your password was changed. If this was not you, contact support at once.',
} as const
