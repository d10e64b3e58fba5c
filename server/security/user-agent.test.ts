/** Which browser and system a user agent names. */
import { describe, expect, it } from 'vitest'
import { cutAgent } from '../wire/agent.ts'
import { readUserAgent } from './user-agent.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const PIXEL = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT}`
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`

describe('the reader of user agents', () => {
  it.each([
    [`${PIXEL} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${PIXEL} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [`${PIXEL} Chrome/131.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0`, 'Opera', 'Android'],
    [`${PIXEL} Chrome/131.0.0.0 Mobile Safari/537.36 PHX/15.2`, 'Phoenix', 'Android'],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36',
      'Android app',
      'Android',
    ],
    ['Opera/9.80 (Android; Opera Mini/36.2/191.326; U; en) Presto/2.12.423 Version/12.16', 'Opera Mini', 'Android'],
    [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
    [`${IPHONE} CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
    [`${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
    [`${WINDOWS} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    ['Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'Firefox', 'KaiOS'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    ['curl/8.5.0', '', ''],
    ['', '', ''],
  ])('U06 %s', (agent, browser, os) => {
    expect(readUserAgent(agent)).toEqual({ browser, os })
  })

  it('X10 U06 what is longer than any browser’s name is not looked through', () => {
    const long = `Mozilla/5.0 (iPhone) ${'Version/1'.repeat(100_000)} Safari/604.1`
    expect(readUserAgent(long)).toEqual({ browser: '', os: 'iOS' })
    expect(cutAgent(long)).toHaveLength(300)
    expect(cutAgent(undefined)).toBe('')
  })
})
