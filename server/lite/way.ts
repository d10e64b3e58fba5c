/** Where an address of the site is among the pages without a script; what is not there keeps its own. */

/** The site's screens in small letters, and the page that does the same. */
const PLACES: Readonly<Record<string, string>> = {
  '/': '',
  '/login': 'login',
  '/register': 'register',
  '/deposit': 'deposit',
  '/withdraw': 'withdraw',
  '/payment': 'history',
  '/transactionhistory': 'history',
  '/promotions': 'promotions',
  '/cashraces': 'races',
  '/manualjackpot': 'jackpot',
  '/manualjackpotbet': 'tickets',
  '/sports/altenar': 'sports',
  '/sports/altenarlite': 'sports',
  '/sports/mybets': 'sports',
  '/messages': 'inbox',
  '/messages/newmessage': 'write',
  '/contact': 'write',
  '/security': 'details',
  '/security/changepassword': 'password',
}

/** Pages of one thing, and the value that names it: there in any letter case, here as `id`. */
const ONE_OF: Readonly<Record<string, readonly [place: string, value: string]>> = {
  '/promotiondetails': ['promotion', 'promotionid'],
  '/cashracedetails': ['race', 'urlsuffix'],
}

/** @param address Of the site, or a whole one of somebody else's. @returns what a link leads to. */
export function liteWay(address: string): string {
  if (!/^\/(?![/\\])/.test(address)) return address
  const { pathname, searchParams } = new URL(address, 'https://uwanja.invalid')
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  if (Object.hasOwn(PLACES, path)) return `/lite/${PLACES[path]!}`.replace(/\/$/, '')
  if (!Object.hasOwn(ONE_OF, path)) return address
  const [place, name] = ONE_OF[path]!
  const id = [...searchParams].find(([one]) => one.toLowerCase() === name)?.[1] ?? ''
  return `/lite/${place}?id=${encodeURIComponent(id)}`
}
