/** Who looks at a page without a script, and what pages and forms answer. */
import type { RawInput, Call, Reply } from '@uwanja/contract/wire/call'
import type { Language } from '@uwanja/contract/wire/constants'
import type { Markup } from '@uwanja/contract/wire/printed'
import type { AllTexts } from '@uwanja/i18n/languages'
import type { Lite } from '@uwanja/i18n/lite'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Ask } from '../wire/in-process.ts'
import type { Campaign } from './campaign.ts'
import type { Said } from './cookies.ts'
import type { Secrets } from './seal.ts'

export type Values = Readonly<Record<string, string>>

export interface Visitor {
  readonly language: Language
  /** The site's own texts, and the few that only these pages need. */
  readonly texts: AllTexts
  readonly words: Lite
  readonly jurisdiction: Jurisdiction
  readonly isPlayer: boolean
  readonly isMobile: boolean
  readonly ask: Ask
  /** What the form that led here came to. */
  readonly said: Said
  /** Of the address. */
  readonly values: Values
  /** Who sent them. */
  readonly campaign: Campaign
  /** The seal of a form to this page of ours. */
  seal(action: string): string
}

export interface Shown {
  readonly title: string
  readonly main: Markup
  readonly http?: number
  /** The page asks for itself again after so many seconds. */
  readonly againS?: number
}

/** Where a form leads: always to a page. */
export interface Done {
  /** Below /lite, or a whole address of a company that the policy names. */
  readonly to: string
  readonly said?: Said
  /** A session that was opened, or that is over. */
  readonly session?: Secrets | 'over'
  /** The browser's mark, which the calls gave it. */
  readonly cookies?: readonly string[]
}

export type Page = (visitor: Visitor) => Shown | Promise<Shown>
export type Action = (visitor: Visitor, form: Values) => Done | Promise<Done>

/** A question of a page that was refused: the page says so instead. */
export class PageRefused extends Error {
  readonly status: string
  readonly data: unknown
  constructor(status: string, data: unknown) {
    super(status)
    this.status = status
    this.data = data
  }
}

/** For who must be logged in: the answer, or a page that says why there is none. */
export async function told<C extends Call>({ ask }: Visitor, row: C, values: RawInput<C>): Promise<Reply<C>> {
  const answer = await ask(row, values)
  if (!answer.ok) throw new PageRefused(answer.status, answer.data)
  return answer.data
}

/** What a refusal says, by the same tables as the site's. */
export function refusedSaid(answer: { readonly status: string; readonly data: unknown }, typed: Values = {}): Said {
  const { message } = (answer.data ?? {}) as { readonly message?: unknown }
  return { refused: answer.status, typed, ...(typeof message === 'string' ? { own: message } : {}) }
}
