/** The contact page in Swahili. */
import type { contact as en } from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contact: Translation<typeof en> = {
  title: 'Wasiliana nasi',
  lead: 'Tuandikie; tutakujibu kwa barua pepe.',
  name: 'Jina lako',
  email: 'Barua pepe yako',
  emailWrong: 'Tafadhali angalia anwani: inafanana na jina@example.com.',
  department: 'Idara',
  chooseDepartment: 'Chagua idara',
  text: 'Ujumbe wako',
  textHint: 'Hadi herufi {count}. Usiandike kamwe nenosiri wala PIN.',
  send: 'Tuma ujumbe',
  sent: 'Ujumbe umetumwa',
  lost: 'Hatukupata jibu, kwa hiyo hatujui kama ujumbe wako umefika. Maandishi yako bado yapo; tafadhali jaribu tena baada ya dakika chache.',
  otherWays: 'Njia nyingine za kutupata',
  supportEmail: 'Msaada na malalamiko',
  phone: 'Simu',
  chat: 'Ongea na huduma kwa wateja',
  inbox: 'Una akaunti? Andika kutoka kwenye kikasha chako, na jibu litafika humo pia.',
  toInbox: 'Andika kutoka kwenye kikasha',
}
