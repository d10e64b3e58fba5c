/**
 * Names of countries, regions and leagues in the other languages, by the name that a feed or a file gives. Countries are those of
 * the Unicode data that every runtime has; the rest stands here. Whoever imports a league may bring names of his own.
 */
import type { Language } from './language.ts'
import { LANGUAGES } from './language.ts'

export type PlaceNames = Readonly<Partial<Record<Language, string | undefined>>>

const OURS: Readonly<Record<string, PlaceNames>> = {
  Pwani: { en: 'Coast', zh: '海岸' },
  Nyanda: { en: 'Highlands', zh: '高原' },
  Mto: { en: 'River', zh: '河区' },
  Kusini: { en: 'South', zh: '南部' },
  Kaskazi: { en: 'North', sw: 'Kaskazini', zh: '北部' },
  Ziara: { en: 'Tour', zh: '巡回赛' },
  Virtual: { sw: 'Michezo pepe', zh: '虚拟' },
  Marudio: { en: 'Replays', zh: '重播' },
  'Ligi Kuu ya Pwani': { en: 'Coast Premier League', zh: '海岸超级联赛' },
  'Highland League': { sw: 'Ligi ya Nyanda', zh: '高原联赛' },
  'River Championship': { sw: 'Ubingwa wa Mto', zh: '河区锦标赛' },
  'Southern Cup': { sw: 'Kombe la Kusini', zh: '南部杯' },
  'Northern First Division': { sw: 'Daraja la Kwanza Kaskazini', zh: '北部甲级联赛' },
  'Virtual Ground League': { sw: 'Ligi Pepe ya Uwanja', zh: '虚拟球场联赛' },
  'Ligi ya Marudio': { en: 'Replay League', zh: '重播联赛' },
  'Pwani Basketball': { en: 'Coast Basketball', sw: 'Kikapu cha Pwani', zh: '海岸篮球联赛' },
  'Safari Open': { sw: 'Mashindano ya Safari', zh: '远征公开赛' },
  International: { sw: 'Kimataifa', zh: '国际' },
}

/** Football has these where the Unicode data has one kingdom. */
const NATIONS: Readonly<Record<string, PlaceNames>> = {
  England: { sw: 'Uingereza', zh: '英格兰' },
  Scotland: { sw: 'Uskoti', zh: '苏格兰' },
  Wales: { zh: '威尔士' },
  'Northern Ireland': { sw: 'Ireland Kaskazini', zh: '北爱尔兰' },
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let countries: ReadonlyMap<string, PlaceNames> | null = null

/** By the English name. */
function countryNames(): ReadonlyMap<string, PlaceNames> {
  if (countries) return countries
  const regions = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  const [english, swahili, chinese] = regions as [Intl.DisplayNames, Intl.DisplayNames, Intl.DisplayNames]
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other))
  countries = new Map(
    codes.flatMap((code) => {
      const [en, sw, zh] = [english.of(code), swahili.of(code), chinese.of(code)]
      return en ? [[en, { ...(sw ? { sw } : {}), ...(zh ? { zh } : {}) }] as const] : []
    }),
  )
  return countries
}

const own = (table: Readonly<Record<string, PlaceNames>>, name: string): PlaceNames | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Of a country alone: a team may be called like a region or a league and is neither. Empty as below. */
export const nationNames = (name: string): PlaceNames => own(NATIONS, name) ?? countryNames().get(name) ?? {}

/** Empty: it is called the same everywhere, or nobody knows better. */
export const placeNames = (name: string): PlaceNames => own(OURS, name) ?? nationNames(name)
