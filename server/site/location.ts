/** A visitor's country, through the way that GEO_PROVIDER names; what was learnt of an address is remembered for a while. */
import { GEO } from '@uwanja/providers/geo'
import type { CountryOf } from '@uwanja/providers/plugs-geo'
import type { Settings } from '../settings/env.ts'
import type { Wires } from '../companies/wires.ts'

/** A spinner covers the visitor's page meanwhile, so this is shorter than other companies' time. */
const LONGEST_LOOKUP_MS = 3_000
/** Some megabytes at most; the oldest go first. */
const MOST_REMEMBERED = 20_000

export async function openLocation(settings: Settings, wires: Wires): Promise<CountryOf> {
  const { geoProvider, geoCacheS } = settings
  // Nobody was chosen to tell: then every country is unknown.
  if (geoProvider === null) return async () => null
  const plug = GEO[geoProvider]
  const wire = wires.geo()
  const ask = await plug.open({ ...wire, timeoutMs: Math.min(wire.timeoutMs, LONGEST_LOOKUP_MS) })
  const plain: CountryOf = ({ ip, proxyHeader }) => ask({ ip: withoutMapping(ip), proxyHeader })
  return plug.answersFor === 'address' ? remembering(plain, geoCacheS * 1_000) : plain
}

/** An IPv4 visitor of an IPv6 listener. */
const withoutMapping = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** Who asks twice at once is asked for once. What could not be told is not remembered, so that asking again can help. */
export function remembering(ask: CountryOf, keepMs: number, now: () => number = Date.now): CountryOf {
  const known = new Map<string, { readonly country: Promise<string | null>; readonly untilMs: number }>()
  return async (visitor) => {
    const { ip } = visitor
    const found = known.get(ip)
    if (found && found.untilMs > now()) return found.country
    known.delete(ip)
    const country = ask(visitor)
    known.set(ip, { country, untilMs: now() + keepMs })
    const [oldest] = known.keys()
    if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
    const answer = await country
    if (answer === null && known.get(ip)?.country === country) known.delete(ip)
    return answer
  }
}
