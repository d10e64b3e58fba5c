/** The settings of push: our keys at the browsers' push services, and which services there are (docs/decisions/146). */
import { createECDH } from 'node:crypto'
import { list, whole } from '@uwanja/runtime/kinds'
import type { Kind, SettingsOf, SettingsTable } from '@uwanja/runtime/settings'

const NAME = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/
/** The outside world of a demonstration. Unsealed lines lead nowhere else. */
const THIS_MACHINE = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/

const host: Kind<string> = (given) => {
  const name = given.toLowerCase()
  if (!NAME.test(name) && !THIS_MACHINE.test(name))
    throw new Error(`must hold names like push.example.com or *.example.com, not "${given}"`)
  return name
}

/** Rows of the table of settings (env.ts). */
export const PUSH_ENV = {
  PUSH_PUBLIC_KEY: {
    default: '',
    about:
      'Our public key at the browsers’ push services (VAPID): npx web-push generate-vapid-keys makes a pair. Empty: players are offered no push.',
  },
  PUSH_PRIVATE_KEY: { default: '', about: 'Its private half, which proves that we send.', secret: true },
  PUSH_SUBJECT: {
    default: '',
    about: 'Whom a push service asks when something is wrong: mailto:somebody@x or an https address.',
  },
  PUSH_HOSTS: {
    kind: list(',', host),
    default: 'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    about:
      'The push services to which a browser’s subscription may lead, with commas; *. stands for any name below. Nothing else is ever called. ' +
      'http://127.0.0.1:PORT is taken too, for the sandbox.',
  },
  PUSH_KEEP_DAYS: {
    kind: whole(1, 400),
    default: '90',
    about: 'How long a phone is told after its player was last seen on it.',
  },
} as const satisfies SettingsTable

export interface PushSettings {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
  readonly hosts: readonly string[]
}

/** @returns null: no push. */
export function pushOf(settings: SettingsOf<typeof PUSH_ENV>): PushSettings | null {
  const { pushPublicKey: publicKey, pushPrivateKey: privateKey, pushSubject: subject, pushHosts: hosts } = settings
  if (publicKey === '' && privateKey === '') return null
  if (publicHalf(privateKey) !== publicKey)
    throw new Error('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair (npx web-push generate-vapid-keys makes one)')
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject))
    throw new Error('PUSH_SUBJECT must be mailto:somebody@x or an https address, because there are keys for push')
  return { publicKey, privateKey, subject, hosts }
}

/** Null: this is no private key. */
function publicHalf(privateKey: string): string | null {
  if (!/^[\w-]{43}$/.test(privateKey)) return null
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}
