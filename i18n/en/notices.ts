/** What an SMS says unasked when something about the account's safety changed. Short, as in sms.ts. */
export const notices = {
  newDevice:
    'Uwanja: new login to your account ({device}). Not you? Change your password now: it logs out every other device.',
  unknownDevice: 'unknown device',
  passwordChanged: 'Uwanja: your password was changed. If this was not you, contact support at once.',
  twoFactorOn: 'Uwanja: 2-step verification was switched on for your account. Not you? Contact support at once.',
  smsSecurityOn: 'Uwanja: SMS security was switched on for your account. Not you? Change your password at once.',
  emailChanged: 'Uwanja: the e-mail address of your account was changed. Not you? Change your password at once.',
  twoFactorOff: 'Uwanja: 2-step verification was switched off on your account. Not you? Change your password at once.',
  smsSecurityOff: 'Uwanja: SMS security was switched off on your account. Not you? Change your password at once.',
  phonePinChanged:
    'Uwanja: the PIN of your account for USSD and SMS was changed. Not you? Change your password at once.',
  factorsReset:
    'Uwanja: we switched off 2-step verification and SMS security on request. Not you? Contact support at once.',
  sessionsEnded:
    'Uwanja: we logged your account out on all devices to protect it. Log in again; not you? Contact support.',
  dormant:
    'Uwanja: nobody has used your account for a long time and there is money in it. Log in, play or withdraw to keep it open.',
  answered: 'Uwanja: we answered your message. Log in and read the answer under Messages.',
  numberChanged: 'Uwanja: your account now has another mobile number. If this was not you, contact support at once.',
} as const
