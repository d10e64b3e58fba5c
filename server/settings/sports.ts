/** Settings of the sportsbooks beside those of their companies. */
import type { BettingProvider } from '@uwanja/contract/site/sports'
import { list, webAddress } from '@uwanja/runtime/kinds'
import type { Kind, SettingsTable } from '@uwanja/runtime/settings'

/** The specification's own. */
const TAKEN: ReadonlySet<number> = new Set([33, 44, 99, 253])

const provider: Kind<BettingProvider> = (given) => {
  const [, id, name, address] = /^(\d{1,6}) (.{1,40}) (\S+)$/.exec(given) ?? []
  if (!id || !name || !address || TAKEN.has(Number(id)))
    throw new Error(`must be like 77 Ours https://book.example, with an id of its own, not "${given}"`)
  return { id: Number(id), preMatchUrl: webAddress(address), name }
}

export const SPORT_ENV = {
  MORE_BETTING_PROVIDERS: {
    kind: list(',', provider),
    default: '',
    about:
      'Sportsbooks beside the four of the list, with commas, each with its id, its name and the address that is framed: ' +
      '77 Ours https://book.example.',
  },
} as const satisfies SettingsTable
