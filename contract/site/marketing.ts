/** Area Marketing: promotions and campaigns (A22, C06). */
import * as z from 'zod/mini'
import { call, later } from '../wire/call.ts'
import { flag, maybe, text } from '../wire/fields.ts'

/** A partner's code as it travels in links, cookies and registrations: short, and nothing that cannot be seen. */
export const REFCODE = /^[^\p{C}\s](?:[^\p{C}]*[^\p{C}\s])?$/u
export const REFCODE_LENGTH = 128
export const refcode = z.string().check(z.maxLength(REFCODE_LENGTH), z.regex(REFCODE))

/** A segment of a page's path; absent reads as empty, because a path may have less than two. */
const segment = z.pipe(
  z.nullish(z.string().check(z.maxLength(128), z.regex(/^[^\p{C}]*$/u))),
  z.transform((raw: string | null | undefined) => raw ?? ''),
)

export const marketing = {
  getActivePromotionCategories: later('promotions', {
    method: 'GET',
    path: '/api/api/Marketing/GetActivePromotionCategories',
    access: 'anyone',
    about: 'Categories of promotions.',
  }),
  getActivePromotions: later('promotions', {
    method: 'GET',
    path: '/api/api/Marketing/getActivePromotions',
    access: 'anyone',
    about: 'Promotions of a category.',
  }),
  promotionDetails: later('promotions', {
    method: 'GET',
    path: '/api/api/Marketing/PromotionDetails',
    access: 'anyone',
    about: 'One promotion.',
  }),
  registerCampaignClick: call({
    method: 'POST',
    path: '/api/api/Marketing/RegisterCampaignClick',
    access: 'anyone',
    about:
      'Counts a visit that a partner sent. host is the referrer, controllerName and actionName are the first two segments of the page’s path.',
    query: { refcode, host: text(2048), controllerName: segment, actionName: segment, isFirst: maybe(flag) },
    example: {
      refcode: 'rosaree',
      host: 'https://partner.example/',
      controllerName: 'cashraces',
      actionName: '',
      isFirst: true,
    },
  }),
}
