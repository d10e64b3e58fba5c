/** An amount as the player reads it. */
import { groupedText } from '@uwanja/contract/wire/amounts'

/** "1,234.50 NGN", or chips; nothing while it is not known. */
export function money(
  minor: bigint | string | null,
  me: { readonly currency: string | null } | null,
  { chips }: { readonly chips: string },
): string {
  return minor === null ? '' : `${groupedText(BigInt(minor))} ${me?.currency ?? chips}`
}
