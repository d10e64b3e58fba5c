/**
 * What a browser says it is, as two families that a person recognises in a list of log-ins. A hint and never a proof:
 * anyone can send any user agent, so no rule asks this file.
 */

import { cutAgent } from '../wire/agent.ts'

type Family = readonly [name: string, mark: RegExp]

/** The first that fits counts: every name below is also worn by those above it (Edge says Chrome, Chrome says Safari). */
const BROWSERS: readonly Family[] = [
  ['Facebook', /\bFB(AN|AV|IOS)\b/],
  ['Instagram', /\bInstagram\b/],
  ['Opera Mini', /Opera Mini|\bOPiOS\b/],
  ['Opera', /\bOPR\/|\bOPT\/|\bOPX\/|\bOpera\b/],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['UC Browser', /UCBrowser|\bUCWEB/],
  ['Phoenix', /\bPHX\//],
  ['Huawei Browser', /HuaweiBrowser/],
  ['Mi Browser', /MiuiBrowser/],
  ['Yandex', /YaBrowser/],
  ['Vivaldi', /Vivaldi/],
  ['Firefox', /Firefox\/|\bFxiOS\//],
  ['Android app', /; wv\)/],
  ['Chrome', /\bCriOS\/|Chrome\/|Chromium\//],
  ['Safari', /Version\/[^]*Safari\//],
]

const SYSTEMS: readonly Family[] = [
  ['KaiOS', /KAIOS/i],
  ['HarmonyOS', /HarmonyOS/i],
  ['Windows Phone', /Windows Phone/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
]

const familyOf = (families: readonly Family[], agent: string): string =>
  families.find(([, mark]) => mark.test(agent))?.[0] ?? ''

/** @returns the families, each empty when the user agent does not tell. */
export function readUserAgent(raw: string): { readonly browser: string; readonly os: string } {
  const agent = cutAgent(raw)
  return { browser: familyOf(BROWSERS, agent), os: familyOf(SYSTEMS, agent) }
}
