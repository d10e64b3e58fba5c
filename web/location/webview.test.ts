/** What is a webview and what only looks like one, by user agents as devices send them. */
import { describe, expect, test } from 'vitest'
import { isWebview } from './webview.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5k Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36'

describe('L01 a webview', () => {
  test.each([
    ['Android', `${ANDROID} ${CHROME}`],
    ['another app on Android', `${ANDROID} ${CHROME} Instagram 330.0.0.40.92 Android`],
    [
      'Android 4.4',
      'Mozilla/5.0 (Linux; Android 4.4.2; GT-I9500 Build/KOT49H) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36',
    ],
    ['an iPhone', `${IPHONE} Mobile/15E148`],
    ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'],
  ])('%s', (_what, userAgent) => expect(isWebview(userAgent)).toBe(true))
})

describe('L01 L03 not a webview', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
  test.each([
    ['Facebook on Android', `${ANDROID} ${CHROME} [FB_IAB/FB4A;FBAV/461.0.0.45.109;]`],
    ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0.0.30.109;FBBV/590367128]`],
    ['Opera Mini on Android', `${ANDROID} ${CHROME} OPR/80.0.2254.71417`],
    ['Opera Mini of old', 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16'],
    ['Opera on an iPhone', `${IPHONE} OPiOS/16.0.15.124050 Mobile/15E148 Safari/9537.53`],
    ['Opera Touch', `${IPHONE} Mobile/15E148 OPT/4.6.0`],
    ['Boomplay', `${ANDROID} ${CHROME} boomplay/7.2.12`],
    ['Boomplay, called otherwise', `${ANDROID} ${CHROME} BoomplayMusic`],
    ['Chrome on Android', `${phone} Chrome/124.0.0.0 Mobile Safari/537.36`],
    ['Samsung’s browser', `${phone} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`],
    ['Safari', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${IPHONE} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    ],
    ['Firefox on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:125.0) Gecko/20100101 Firefox/125.0'],
    [
      'Chrome on a desk',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    ],
    ['nothing', ''],
  ])('%s', (_what, userAgent) => expect(isWebview(userAgent)).toBe(false))
})
