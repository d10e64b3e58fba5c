/** Ofisi inaona mchezaji anavyoingia. */
import type { officeFactors as en } from '../en/office-factors.ts'
import type { Translation } from '../translation.ts'

export const officeFactors: Translation<typeof en> = {
  title: 'Kuingia',
  app: 'Programu ya uthibitisho',
  sms: 'Ulinzi wa SMS',
  on: 'Imewashwa',
  off: 'Imezimwa',
  sessions: 'Vifaa vilivyoingia',
  reset: 'Omba uthibitisho uzimwe',
  resetLead:
    'Kwa mchezaji aliyepoteza simu. Hakikisha kwanza ni nani. Aina zote mbili zinazimwa, vifaa vyote vinaondolewa na ombi lijalo la kutoa pesa linakaguliwa. Mwingine lazima aidhinishe.',
  logOut: 'Omba vifaa viondolewe',
  logOutLead: 'Vifaa vyote vinaondolewa; nenosiri na uthibitisho vinabaki. Mwingine lazima aidhinishe.',
}
