/** What every screen is made of: texts with their values, refusals in the site's words, and 160 letters at most. */
import { groupedText, parseAmount } from '@uwanja/contract/wire/amounts'
import { fill } from '@uwanja/i18n/fill'
import { statusText } from '@uwanja/i18n/status-text'
import type { UssdAnswer } from '@uwanja/providers/ussd-plug'
import type { Dialling } from './deps.ts'

/** Of a round: as many letters as leave room for the rest of the screen. */
export const LONGEST_NAME = 30

type Filled = Readonly<Record<string, string | number>>

export const more = (text: string, values: Filled = {}): UssdAnswer => ({ text: fill(text, values), next: 'more' })
export const end = (text: string, values: Filled = {}): UssdAnswer => ({ text: fill(text, values), next: 'end' })

/** Why not, by the same tables as the site's. */
export const refused = ({ texts }: Pick<Dialling, 'texts'>, status: string): UssdAnswer =>
  end(statusText(texts, status))

export const moneyText = (major: number, currency: string): string =>
  `${groupedText(BigInt(Math.round(major * 100)))} ${currency}`

/** Minor units of what was typed; null: no amount. */
export const minorOf = ({ player }: Pick<Dialling, 'player'>, typed: string): bigint | null =>
  parseAmount(typed, player.currency)?.minor ?? null

/** Whole sentences, as many as fit; one that is too long is cut where a word ends. */
export function fitted(text: string, most: number): string {
  if (text.length <= most) return text
  const sentences = text.match(/[^.。!?]+[.。!?]+\s*/g) ?? []
  let whole = ''
  for (const sentence of sentences) {
    if ((whole + sentence).trimEnd().length > most) break
    whole += sentence
  }
  if (whole !== '') return whole.trimEnd()
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}

/** Stakes and withdrawals: the PIN first, then what it opens. A wrong one is no step that was done. */
export async function withPin(dialling: Dialling, pin: string, run: () => Promise<UssdAnswer>): Promise<UssdAnswer> {
  const { deps, player, words } = dialling
  const tried = await deps.triedPin(player, pin)
  if (tried === 'right') return run()
  return end({ wrong: words.wrongPin, none: words.noPin, 'too-often': words.pinTooOften }[tried])
}

/** Before anybody types a sum for nothing. */
export const asksPin = ({ player, words }: Dialling, screen: UssdAnswer): UssdAnswer =>
  player.phonePinHash === null ? end(words.noPin) : screen
