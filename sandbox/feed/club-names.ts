/**
 * What the invented clubs are called in other languages. Their places are Swahili words, and so are their names in English; a
 * Chinese paper translates both halves, and a Swahili one the second where there is a word for it.
 */
import type { FeedNames } from '@uwanja/providers/feeds/feed'

/** In Chinese, by place. */
export const PLACES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Mawimbi: '海浪',
    Kilele: '峰顶',
    Mchanga: '沙地',
    Radi: '雷霆',
    Upepo: '长风',
    Mkuki: '长矛',
    Bonde: '山谷',
    Kisiwa: '海岛',
    Msitu: '森林',
    Shaba: '铜城',
    Korosho: '腰果',
    Mwezi: '明月',
    Nanga: '铁锚',
    Pamba: '棉花',
    Dira: '罗盘',
    Tundu: '鸟巢',
    Jabali: '巨岩',
    Kisima: '古井',
    Mbalamwezi: '月光',
    Fukwe: '海滩',
    Makuti: '椰叶',
    Ngazi: '阶梯',
    Taa: '明灯',
    Mlango: '大门',
    Ukingo: '河岸',
    Daraja: '石桥',
    Mwamba: '礁石',
    Zabibu: '葡萄',
    Chemchemi: '清泉',
    Kilindi: '深海',
    Mtumbwi: '独木舟',
    Tausi: '孔雀',
  }),
)

/** What follows the place: in Swahili where it is said otherwise, and in Chinese. */
const KINDS: Readonly<Record<string, { readonly sw?: string; readonly zh: string }>> = {
  United: { zh: '联队' },
  Rovers: { zh: '流浪者' },
  Athletic: { zh: '竞技' },
  City: { sw: 'Jiji', zh: '城' },
  Wanderers: { zh: '漫游者' },
  Stars: { sw: 'Nyota', zh: '群星' },
  Comets: { sw: 'Nyota Mkia', zh: '彗星' },
  Meteors: { sw: 'Vimondo', zh: '流星' },
  Dunkers: { zh: '灌篮' },
  Towers: { sw: 'Minara', zh: '高塔' },
  Flames: { sw: 'Ndimi za Moto', zh: '烈焰' },
}

/** {}: it is called the same everywhere. */
export function clubNames(club: string): FeedNames {
  const [place = '', kind = ''] = club.split(' ')
  const [chinese, said] = [PLACES.get(place), KINDS[kind]]
  if (!chinese || !said) return {}
  return { ...(said.sw ? { sw: `${place} ${said.sw}` } : {}), zh: `${chinese}${said.zh}` }
}
