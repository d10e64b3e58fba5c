/** What tests of push share: keys of a house, and browsers at the outside world's push service. */
import { createECDH } from 'node:crypto'
import type { PushShown } from '@uwanja/contract/site/push'
import type { PushAnswer } from '@uwanja/contract/world/push'
import type { RawEnv } from '../settings/env.ts'

const pair = createECDH('prime256v1')
pair.setPrivateKey('7'.repeat(64), 'hex')

/** @param sandboxUrl The only push service that such a house knows. */
export const pushEnv = (sandboxUrl: string): RawEnv => ({
  PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
  PUSH_PRIVATE_KEY: pair.getPrivateKey('base64url'),
  PUSH_SUBJECT: 'mailto:push@uwanja.example',
  PUSH_HOSTS: `fcm.googleapis.com,${sandboxUrl}`,
})

export interface Phone {
  readonly id: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** @param url Of the sandbox, once it is open. */
export function phones(url: () => string) {
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url() + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return (await answer.json()) as never
  }
  return {
    aPhone: (): Promise<Phone> => ask('POST', '/api/push', {}),
    answers: (phone: Phone, answers: PushAnswer): Promise<void> => ask('PUT', `/api/push/${phone.id}`, { answers }),
    /** What it was told, the oldest first. */
    async shown({ id }: Phone): Promise<(PushShown | null)[]> {
      const all: { browser: string; shown: PushShown | null }[] = await ask('GET', '/api/push')
      return all
        .filter(({ browser }) => browser === id)
        .map(({ shown }) => shown)
        .reverse()
    },
  }
}
