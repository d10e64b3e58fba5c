/** The language of who asks. What a browser was set to by its maker says little: it is never looked at (S19). */
import { LANGUAGES, STORAGE, type Language } from '@uwanja/contract/wire/constants'

interface Asked {
  /** What a link names. */
  readonly link?: unknown
  readonly cookies: string | undefined
  /** The jurisdiction's, for who has chosen none. */
  readonly first: Language
}

const COOKIE = new RegExp(`(?:^|;\\s*)${STORAGE.language}=(\\w+)`)

/** A link names it, else the cookie in which the site mirrors its stored choice. */
export function languageOf({ link, cookies, first }: Asked): Language {
  const stored = COOKIE.exec(cookies ?? '')?.[1]
  return LANGUAGES.find((one) => one === link) ?? LANGUAGES.find((one) => one === stored) ?? first
}
