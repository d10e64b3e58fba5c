/** The landing page of a partner's visitors. */
import type { partner as en } from '../en/partner.ts'
import type { Translation } from '../translation.ts'

export const partner: Translation<typeof en> = {
  partner: {
    title: 'Hauko peke yako uwanjani',
    titleKnown: 'Umeletwa na {name}',
    text: 'Michezo mubashara, malipo kwenye simu yako. Jisajili kwa namba ya simu, au tazama kwanza.',
    remembered: 'Kwa siku 30 tunakumbuka njia uliyojia, ili aliyekuleta atambuliwe.',
    join: 'Jisajili',
    look: 'Tazama kwanza',
    home: 'Unatafuta kitu kingine? Nenda mwanzo',
  },
}
