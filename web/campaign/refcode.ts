/** A partner's code: taken from the address, kept for thirty days, told to the server, sent with a registration (A16). */
import { CONSTANTS, STORAGE } from '@uwanja/contract/wire/constants'
import { codeOf } from '@uwanja/contract/site/refcode'
import { send } from '../send.ts'
import { browserJar } from '../session/stored-user.ts'
import { readCookie, writeCookie } from '../small-cookies.ts'
import { untilThere } from '../missing/late.ts'
import { clickOf, type Click } from './click.ts'

/** The code with which this visitor came, now or in the last thirty days; empty without one. */
export function storedRefcode(): string {
  return codeOf(readCookie(browserJar(), STORAGE.refcodeCookie))
}

/** The call comes late: few visits have a code, and every page looks for one. */
async function count(click: Click): Promise<void> {
  const { marketing } = await untilThere(() => import('@uwanja/contract/site/marketing'))
  await send(marketing.registerCampaignClick, click)
}

/**
 * Keeps the code and counts the visit. Partner pages call it with their own; the newest code wins, as a link's does.
 * When nobody can be told, that is logged and thrown on, and nobody is shown (K05).
 */
export function rememberRefcode(rawCode: string, pathname = location.pathname): void {
  const code = codeOf(rawCode)
  if (code === '') return
  const isFirst = storedRefcode() === ''
  writeCookie(browserJar(), STORAGE.refcodeCookie, code, CONSTANTS.referralCookieDays)
  void count(clickOf(code, { pathname, referrer: document.referrer }, { isFirst }))
}

/**
 * A name that no partner is known by, from an address of one segment: perhaps only a slip of the thumb. Kept for who came
 * without a partner, and counted nowhere.
 */
export function rememberName(rawCode: string): void {
  const code = codeOf(rawCode)
  if (storedRefcode() === '' && code !== '')
    writeCookie(browserJar(), STORAGE.refcodeCookie, code, CONSTANTS.referralCookieDays)
}

/** At the start of each page load: `?refcode=` on any page. @param arrivedAt Before any page sent the visitor on. */
export function followRefcode({ searchParams, pathname }: URL): void {
  rememberRefcode(searchParams.get('refcode') ?? '', pathname)
}
