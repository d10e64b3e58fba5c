/** Area Marketing: promotions and campaigns (specification A7 marketing, B2 promotions). */
import { later } from './call.ts'

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
  registerCampaignClick: later('promotions', {
    method: 'POST',
    path: '/api/api/Marketing/RegisterCampaignClick',
    access: 'anyone',
    about: 'Counts a visit that a partner sent.',
  }),
}
