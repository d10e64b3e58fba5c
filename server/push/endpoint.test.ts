/** Which addresses of browsers are called, which keys are keys, and which settings are refused. */
import { expect, it, test } from 'vitest'
import { readSettings } from '../settings/env.ts'
import { pushEnv } from '../testing/push.ts'
import { isListed, isPoint } from './endpoint-rules.ts'

const HOSTS = readSettings({}).pushHosts

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-am3p.notify.windows.com/w/?token=a',
  'https://FCM.googleapis.com:443/fcm/send/a',
])('R86 %s is a browser’s push service', (endpoint) => {
  expect(isListed(endpoint, HOSTS)).toBe(true)
})

test.each([
  ['plain', 'http://fcm.googleapis.com/fcm/send/a'],
  ['another port', 'https://fcm.googleapis.com:8443/a'],
  ['a name in it', 'https://fcm.googleapis.com@10.0.0.1/a'],
  ['a password in it', `https://${'a'}:${'b'}@fcm.googleapis.com/a`],
  ['this machine', 'https://127.0.0.1/a'],
  ['this machine, in a figure', 'https://2130706433/a'],
  ['a private network', 'https://10.0.0.1/a'],
  ['a cloud’s own', 'http://169.254.169.254/latest/meta-data/'],
  ['this machine, in its long form', 'https://[::1]/a'],
  ['a longer name', 'https://fcm.googleapis.com.evil.example/a'],
  ['a name that ends alike', 'https://evilpush.apple.com.evil.example/a'],
  ['the name itself where names below it are meant', 'https://push.apple.com/a'],
  ['a dot behind the name', 'https://fcm.googleapis.com./a'],
  ['a file', 'file:///etc/passwd'],
  ['no address', 'fcm.googleapis.com'],
  ['the sandbox where nobody listed it', 'http://127.0.0.1:8081/push/send/a'],
])('R86 %s is called by nobody', (_, endpoint) => {
  expect(isListed(endpoint, HOSTS)).toBe(false)
})

it('R86 the outside world of a demonstration is called where it is listed, and its neighbours are not', () => {
  const hosts = readSettings(pushEnv('http://127.0.0.1:8081')).pushHosts
  expect(isListed('http://127.0.0.1:8081/push/send/a', hosts)).toBe(true)
  expect(isListed('http://127.0.0.1:8082/push/send/a', hosts)).toBe(false)
  expect(isListed('http://localhost:8081/push/send/a', hosts)).toBe(false)
  for (const wrong of ['http://10.0.0.1:80', 'https://fcm.googleapis.com', '10.0.0.1', '*', '*.com/a'])
    expect(() => readSettings({ PUSH_HOSTS: wrong }), wrong).toThrow(/PUSH_HOSTS must hold names like/)
})

it('R86 keys for push come as a pair and with somebody to ask, or not at all', () => {
  const all = pushEnv('http://127.0.0.1:8081')
  expect(readSettings(all).push).toMatchObject({
    publicKey: all.PUSH_PUBLIC_KEY,
    subject: 'mailto:push@uwanja.example',
  })
  expect(readSettings({ PUSH_SUBJECT: 'mailto:push@uwanja.example' }).push).toBeNull()
  const other = all.PUSH_PUBLIC_KEY!.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
  for (const PUSH_PUBLIC_KEY of ['', other])
    expect(() => readSettings({ ...all, PUSH_PUBLIC_KEY })).toThrow(/must be a pair/)
  expect(() => readSettings({ ...all, PUSH_PRIVATE_KEY: '' })).toThrow(/must be a pair/)
  expect(() => readSettings({ ...all, PUSH_SUBJECT: 'push@uwanja.example' })).toThrow(/PUSH_SUBJECT must be mailto:/)
})

it('R86 a point of the curve is a browser’s key, and nothing else is', () => {
  const { PUSH_PUBLIC_KEY: point } = pushEnv('http://127.0.0.1:8081')
  expect(isPoint(point!)).toBe(true)
  expect(isPoint(`B${'A'.repeat(86)}`)).toBe(false)
})
