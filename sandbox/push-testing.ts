/** What tests of the push service share: a platform that posts to a browser, with the library that the real one uses. */
import webPush from 'web-push'

export interface Subscribed {
  readonly id: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export async function subscribed(url: string): Promise<Subscribed> {
  const headers = { 'content-type': 'application/json' }
  return (await (await fetch(`${url}/api/push`, { method: 'POST', headers, body: '{}' })).json()) as Subscribed
}

/** @param audience Whom the proof is for; absent: the push service that is asked. */
export async function post(browser: Subscribed, shown: object, audience = new URL(browser.endpoint).origin) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const { endpoint, p256dh, auth } = browser
  const subject = 'mailto:push@uwanja.example'
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(shown), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: 60,
  })
  const proof = webPush.getVapidHeaders(audience, subject, publicKey, privateKey, 'aes128gcm')
  const headers = {
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: '60',
    authorization: proof.Authorization,
  }
  return fetch(endpoint, { method: 'POST', headers, body: new Uint8Array(details.body!) })
}

/** @returns the browser that was told something. */
export async function pushedTo(url: string): Promise<string> {
  const browser = await subscribed(url)
  await post(browser, { title: 'a', body: 'b', tag: 'c', path: '/d', lang: 'en' })
  return browser.id
}
