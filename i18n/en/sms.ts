/** Texts that the server sends by SMS. Short: one message is 160 letters, 70 in Chinese. */
export const sms = {
  recoveryCode: 'Uwanja: your code is {code}. It is valid for {minutes} minutes. We never ask for it: do not share it.',
  loginCode:
    'Uwanja: your login code is {code}. It is valid for {minutes} minutes. We never ask for it: do not share it.',
  ownNumberCode:
    'Uwanja: your code to confirm this number is {code}. It is valid for {minutes} minutes. Do not share it.',
  newNumberCode: 'Uwanja: your code for the new number is {code}. It is valid for {minutes} minutes. Do not share it.',
} as const
