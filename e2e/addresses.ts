/** Every address of the screen table, in odd letter case (A2.1 and our own), and what of them one run opens in which look. */
import { LANGUAGES } from '@uwanja/contract/wire/constants'

const ADDRESSES = [
  '/',
  '/Login',
  '/REGISTER',
  '/Deposit',
  '/WithDraw',
  '/Payment',
  '/Slots',
  '/ProvablyFair',
  '/TableGames',
  '/CashRaces',
  '/Promotions',
  '/PromotionDetails?promotionid=1',
  '/CashRaceDetails?urlSuffix=summer',
  '/sports/bsbetting',
  '/sports/ALTENAR',
  '/SPORTS/altenarlite',
  '/sports/bti',
  '/SW/sports/bti',
  '/Sports/mybets',
  '/VirtualGames',
  '/CASINO',
  '/LiveCasino',
  '/game/startEGT?gameId=1',
  '/game/startsoftgaming/12?gameId=1',
  '/GAME/startbetsolutions/3?gameId=7001',
  '/GAME/startbetsolutions?gameId=7001&freeplay=1',
  '/Game/StartENDORPHINA?gameId=1',
  '/Game/Startbetconstruct?gameId=1',
  '/Game/Startqtech?gameid=1',
  '/Game/Startglobalbet?gameid=1',
  '/Game/Startvivo?gameid=1',
  '/Security',
  '/transactionhistory',
  '/Security/ChangePassword',
  '/Security/TrustedDevices',
  '/Security/LoginHistory',
  '/Contact',
  '/manualjackpot',
  '/manualjackpotbet',
  '/messages',
  '/messages/newmessage',
  '/messages/sentmessages',
  '/terms',
  '/responsiblegaming',
  '/bettingrules',
  '/privacypolicy',
  '/affiliates',
  '/Rosaree',
  '/MwakimSafi',
  '/WaChambuzi',
  '/Somebody',
  '/locationpermission',
  '/Hold',
  '/IDENTITY',
  '/not/here',
] as const

const THEMES = ['dark', 'light'] as const
export const LOOKS = LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme })))
type Look = (typeof LOOKS)[number]

const DAY_MS = 86_400_000
const isDeep = process.env['UWANJA_DEEP'] === '1'
/** All of them in one look take their time. */
export const LOOK_TIMEOUT_MS = isDeep ? 600_000 : 120_000

/** Each address in one of the six looks, in another one tomorrow; with UWANJA_DEEP=1 in all. */
export function addressesOf(look: Look): readonly string[] {
  const turn = LOOKS.indexOf(look) + Math.floor(Date.now() / DAY_MS)
  return ADDRESSES.filter((_address, at) => isDeep || (at + turn) % LOOKS.length === 0)
}

/** In which languages every form is laid out: one, another one tomorrow; in a deep run in all. */
export const FORM_LANGUAGES = LANGUAGES.filter(
  (_language, at) => isDeep || at === Math.floor(Date.now() / DAY_MS) % LANGUAGES.length,
)

/** The one address that is not found, and how its title begins in each language. */
export const NOWHERE = '/not/here'
export const NOT_FOUND = { en: /^Page not found/, sw: /^Ukurasa haupo/, zh: /^页面不存在/ } as const
