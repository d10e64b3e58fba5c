/** Which addresses we call because a browser gave them to us, and which keys are keys. Pure. */
import { createECDH } from 'node:crypto'

/**
 * Only https at a listed name, at its own port, with nobody's name in it; or exactly a listed origin of this machine.
 *
 * @param hosts `PUSH_HOSTS`: names, `*.` before names, origins.
 */
export function isListed(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (hosts.includes(origin)) return true
  if (protocol !== 'https:' || port !== '') return false
  // `fcm.example.com.` is the same place by another name: whoever compares names would be passed by.
  return hosts.some((name) => (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name))
}

/** A point of the curve: anything else could seal nothing. */
export function isPoint(p256dh: string): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}
