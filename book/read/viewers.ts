/** Who watches streams: how many may, from one address and in all; a ping now and then, and an end for who does not read. */
import type { ServerResponse } from 'node:http'
import { BlockList, isIP } from 'node:net'

export interface Bounds {
  readonly inAll: number
  /** Of one address. Mobile networks put thousands of people behind one, so it stops a machine that opens all and no more. */
  readonly perAddress: number
  /** Proxies end a line that is silent for a minute, and a dead one is only noticed when it is written to. */
  readonly pingMs: number
}

export const BOUNDS: Bounds = { inAll: 20_000, perAddress: 1000, pingMs: 15_000 }
/** Who reads so slowly is cut off and comes back for the whole. */
const MOST_UNREAD_BYTES = 1_000_000
/** A comment: it carries no id, so nothing seems to have been told. */
const PING = Buffer.from(': ping\n\n')

/** Of the house itself: a proxy of ours that is not in TRUST_PROXY speaks for everybody. */
const OURS = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OURS.addSubnet(network, bits)
OURS.addSubnet('fc00::', 7, 'ipv6')
OURS.addAddress('::1', 'ipv6')

/** The first half of an address of version 6: all of it is one household's. */
function networkOf(ip: string): string {
  const [first = [], last = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const between = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...between, ...last].slice(0, 4).join(':')
}

/** Whose lines are counted together; null: nobody's. */
function holderOf(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(plain)
  if (version !== 0 && OURS.check(plain, version === 6 ? 'ipv6' : 'ipv4')) return null
  return version === 6 ? networkOf(plain) : plain
}

/** `full`: nobody more is taken; `too-many`: from this address. */
export type Refusal = 'full' | 'too-many'

export function openViewers({ inAll, perAddress, pingMs }: Bounds) {
  const all = new Set<ServerResponse>()
  const byHolder = new Map<string, number>()

  function tell(viewers: Iterable<ServerResponse>, bytes: Buffer | null): void {
    if (bytes === null) return
    for (const viewer of viewers) {
      // What has no length and no frames of HTTP may go over the line as it is: thousands of times a second that is cheaper.
      const line = viewer.socket ?? viewer
      if (line.writableLength > MOST_UNREAD_BYTES) viewer.destroy()
      else line.write(bytes)
    }
  }

  function leave(viewer: ServerResponse, holder: string | null): void {
    all.delete(viewer)
    if (holder === null) return
    const left = (byHolder.get(holder) ?? 1) - 1
    if (left === 0) byHolder.delete(holder)
    else byHolder.set(holder, left)
  }

  const pinging = setInterval(() => tell(all, PING), pingMs).unref()

  return {
    tell,
    count: (): number => all.size,
    /** null: they are in, until their line ends. */
    take(ip: string, viewer: ServerResponse): Refusal | null {
      if (all.size >= inAll) return 'full'
      const holder = holderOf(ip)
      const held = holder === null ? 0 : (byHolder.get(holder) ?? 0)
      if (held >= perAddress) return 'too-many'
      all.add(viewer)
      if (holder !== null) byHolder.set(holder, held + 1)
      viewer.once('close', () => leave(viewer, holder))
      return null
    },
    close(): void {
      clearInterval(pinging)
      for (const viewer of all) viewer.end()
    },
  }
}
