/** What an SMS says unasked when something about the account's safety changed. Short, as in sms.ts. */
import type { notices as en } from '../en/notices.ts'
import type { Translation } from '../translation.ts'

export const notices: Translation<typeof en> = {
  newDevice:
    'Uwanja: kifaa kipya kimeingia kwenye akaunti yako ({device}). Si wewe? Badilisha nenosiri sasa: vifaa vingine vyote vitaondolewa.',
  unknownDevice: 'hakijulikani',
  passwordChanged: 'Uwanja: nenosiri lako limebadilishwa. Kama si wewe, wasiliana nasi mara moja.',
  twoFactorOn: 'Uwanja: uthibitisho wa hatua 2 umewashwa kwenye akaunti yako. Si wewe? Wasiliana na huduma mara moja.',
  smsSecurityOn: 'Uwanja: ulinzi wa SMS umewashwa kwenye akaunti yako. Si wewe? Badilisha nenosiri mara moja.',
  emailChanged: 'Uwanja: barua pepe ya akaunti yako imebadilishwa. Si wewe? Badilisha nenosiri mara moja.',
  twoFactorOff: 'Uwanja: uthibitisho wa hatua 2 umezimwa kwenye akaunti yako. Si wewe? Badilisha nenosiri mara moja.',
  smsSecurityOff: 'Uwanja: ulinzi wa SMS umezimwa kwenye akaunti yako. Si wewe? Badilisha nenosiri mara moja.',
  phonePinChanged: 'Uwanja: PIN ya akaunti yako ya USSD na SMS imebadilishwa. Si wewe? Badilisha nenosiri mara moja.',
  factorsReset: 'Uwanja: tumezima uthibitisho wa hatua 2 na ulinzi wa SMS kwa ombi. Si wewe? Wasiliana nasi mara moja.',
  sessionsEnded:
    'Uwanja: tumeondoa vifaa vyote kwenye akaunti yako ili kuilinda. Ingia tena; una swali? Wasiliana nasi.',
  dormant: 'Uwanja: akaunti yako haijatumika kwa muda mrefu na ina pesa. Ingia, cheza au toa pesa ili ibaki wazi.',
  answered: 'Uwanja: tumejibu ujumbe wako. Ingia na usome jibu kwenye ukurasa wa Ujumbe.',
  numberChanged: 'Uwanja: akaunti yako sasa ina namba nyingine ya simu. Kama si wewe, wasiliana nasi mara moja.',
}
