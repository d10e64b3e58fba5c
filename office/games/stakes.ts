/** How stake limits are said in a cell: from, up to, both, or none. */
import type { Speech } from '../speech.ts'

export function stakesText(
  { texts, fill, money }: Speech,
  { leastStake, mostStake }: { readonly leastStake: string; readonly mostStake: string },
  currency: string,
): string {
  const words = texts.games
  const [least, most] = [leastStake, mostStake].map((amount) => (amount === '' ? '' : money(amount, currency)))
  if (least && most) return fill(words.fromTo, { least, most })
  if (least) return fill(words.from, { least })
  return most ? fill(words.upTo, { most }) : words.noLimit
}
