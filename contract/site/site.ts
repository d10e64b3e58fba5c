/** Area Site: what this server can do beyond the specification. A server that is not ours answers 404. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'

/** Calls of our own that the site may ask for; it asks for none that is not named. */
export const CAPABILITIES = [
  'Banking/GetPayment',
  'Banking/FindDeposit',
  'Bonus/GetBonuses',
  'Bonus/ChooseBonus',
  'Bonus/GetPromotions',
  'Bonus/JoinPromotion',
  'Bonus/GetBoosts',
  'User/Events',
  'User/GetTaxStatement',
  'User/GetMonth',
  'User/UpdateEmail',
  'Security/GetDevices',
  'Security/RevokeDevice',
  'Security/RevokeOtherDevices',
  'Security/StartNumberChange',
  'Security/ChangeNumber',
  'Security/SendNumberCode',
  'Security/ProveNumber',
  'Security/SetPhonePin',
  'Protection/GetRules',
  'Protection/GetSession',
  'Protection/GetHolds',
  'Protection/GetMyData',
  'Protection/GetErasure',
  'Protection/GetTerms',
  'Identity/GetIdentity',
  'Game/GetRecentGames',
  'Jackpot/GetJackpotArchive',
  'Jackpot/ShareSlip',
  'Jackpot/GetSharedSlip',
  'Cashrace/GetCashRaceArchive',
  'Cashrace/GetCashRaceStanding',
  'Cashrace/SetCashRaceNews',
  'Home/GetNow',
  'Push/Subscribe',
] as const
export type Capability = (typeof CAPABILITIES)[number]

export const site = {
  getCapabilities: call({
    method: 'GET',
    path: '/api/api/Site/GetCapabilities',
    access: 'anyone',
    about: 'The calls of this server beyond the specification.',
    reply: z.object({ calls: z.array(z.string()) }),
  }),
}
