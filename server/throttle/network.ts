/** Whose an address is, for counting: one IPv4 address, or the /64 that one IPv6 household owns. */
import { isIPv6 } from 'node:net'

/** Never longer than 45 letters, and never free text: an address that is none counts as "unknown". */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (/^[\d.]{7,15}$/.test(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  const [head = '', tail] = plain.toLowerCase().split('%')[0]!.split('::') as [string, string?]
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
