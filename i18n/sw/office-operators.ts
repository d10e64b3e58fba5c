/** Swahili texts of operators and how their accounts open. */
import type { officeOperators as en } from '../en/office-operators.ts'
import type { Translation } from '../translation.ts'

export const officeOperators: Translation<typeof en> = {
  name: 'Jina',
  role: 'Kazi',
  state: 'Hali',
  enrolled: 'Ana nenosiri na msimbo',
  notEnrolled: 'Hajaingia mara ya kwanza',
  lastSeen: 'Alionekana mwisho',
  never: 'bado',
  add: 'Ongeza mwendeshaji',
  nameHint: 'Herufi ndogo, tarakimu, nukta na vistari.',
  reset: 'Aanze upya',
  resetLead: 'Inafunga vikao vya {name} na kusahau nenosiri na programu ya uthibitishaji.',
  firstPassword: 'Nenosiri la kwanza la {name}: linaonekana sasa tu. Mpe mkononi.',
  waitsFor: 'Inasubiri uthibitisho wa {names}',
  handOut: 'Nenosiri la kwanza',
  handOutLead: 'Linatengeneza nenosiri la kwanza la {name}; la awali halifungui tena. Mpe mkononi.',
  confirm: 'Thibitisha',
  confirmLead:
    '{name} ameingia na anaona msimbo. Mwombe ana kwa ana au kwa simu ya namba unayoijua; usiupokee kwa ujumbe. Unathibitisha kwamba mtu huyu ndiye mwenye akaunti.',
  check: 'Msimbo uliosomwa',
  opened: 'Akaunti ya {name} imefunguliwa.',
  acts: 'Cha kufanya',
  left: 'ameondoka',
  changeRole: 'Badilisha kazi',
  roleLead: 'Vikao vya {name} vinafungwa; kinachofuata kitaanza na kazi mpya.',
  dismiss: 'Mwondoe',
  dismissLead: 'Inafunga vikao vya {name} mara moja. Hawezi kuingia tena; alichofanya kinabaki kwenye kumbukumbu.',
  returnLead: 'Inamrudisha {name} kwa nenosiri jipya la kwanza; programu ya uthibitishaji inawekwa upya.',
}
