/** Words to look at, in the size and tone of real ones. The gallery is for us: no page ever shows them. */

export const en = {
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  history: 'History',
  messages: 'Messages',
  longAct: 'Send the rest of my balance to my own mobile number',
  sending: 'Sending …',
  back: 'Back',
  close: 'Close',
  remove: 'Delete message',
  logIn: 'Log in',
  title: 'Your money is on its way',
  longTitle: 'Your withdrawal was declined by the network and the money is back in your balance',
  sentence: 'Approve the request on your phone. It waits for five minutes.',
  paragraph:
    'We have asked your network and have no answer yet. Nothing is lost: the money stays set aside until the network says yes or no, and you can close this page. Should there be no answer within an hour, write to us with the number of the payment.',
  refused: 'Your balance is too low. Nothing was taken; try a smaller amount.',
  done: '1,500.00 NGN is in your balance.',
  note: 'You can cancel a withdrawal until it is sent.',
  number: 'Mobile number',
  numberHint: 'Ten digits, without the 0 in front.',
  numberError: 'This number is too short.',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  passwordHint: 'At least eight characters. A short sentence is easy to keep in mind.',
  passwordError: 'This password is known to everybody. Choose another one.',
  amount: 'Amount',
  amountHint: 'From 100.00 to 500,000.00',
  amountError: 'The smallest amount is 100.00.',
  quick: 'Quick amounts',
  letter: 'Your message',
  letterHint: 'Never write your password or your PIN.',
  letterError: 'Please write something.',
  letterText: 'Hello, I sent 2,000 this morning and it is not in my balance. The number of the payment is UW7K3M9QX2.',
  adult: 'I am 18 or older',
  terms: 'I have read the terms and the rules for betting, and I agree to both of them',
  termsError: 'Please accept the terms first.',
  period: 'Period',
  periods: ['Today', 'The last seven days', 'Everything since the account was opened'],
  noMessages: 'No messages',
  noMessagesHint: 'When we write to you, you will find it here.',
  loading: 'Loading',
  left: 'Time left',
  picture: 'A picture for the camera',
} as const

/** The same keys with other words. */
export type Samples = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : readonly string[]
}
