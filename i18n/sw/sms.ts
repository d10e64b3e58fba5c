/** Texts that the server sends by SMS. Short: one message is 160 letters, 70 in Chinese. */
import type { sms as en } from '../en/sms.ts'
import type { Translation } from '../translation.ts'

export const sms: Translation<typeof en> = {
  recoveryCode:
    'Uwanja: namba yako ya uthibitisho ni {code}. Itadumu dakika {minutes}. Usimpe mtu yeyote, hata sisi hatuiombi.',
  loginCode:
    'Uwanja: namba yako ya kuingia ni {code}. Itadumu dakika {minutes}. Usimpe mtu yeyote, hata sisi hatuiombi.',
  ownNumberCode: 'Uwanja: namba ya kuthibitisha simu yako ni {code}. Itadumu dakika {minutes}. Usimpe mtu yeyote.',
  newNumberCode: 'Uwanja: namba ya kuthibitisha simu yako mpya ni {code}. Itadumu dakika {minutes}. Usimpe mtu yeyote.',
}
