/** Asks the sandbox, which can pretend any country. For trying things out: no real company speaks this. */
import { askHttp, jsonOf } from '../../asked.ts'
import type { GeoPlug } from '../../plugs-geo.ts'
import { countryCode } from '../country-code.ts'

export const sandboxGeo: GeoPlug = {
  about: 'The outside world at GEO_URL, which can pretend any country.',
  settings: [],
  answersFor: 'address',
  async open({ baseUrl, timeoutMs }) {
    if (!URL.canParse(baseUrl)) throw new Error('GEO_URL must be the address of the look-up')
    return async ({ ip }) => {
      try {
        const answer = await askHttp(`${baseUrl}/country?address=${encodeURIComponent(ip)}`, {
          redirect: 'error',
          timeoutMs,
          longest: 10_000,
        })
        const raw = jsonOf(answer)
        return answer.ok && typeof raw === 'object' && raw !== null && 'country' in raw
          ? countryCode(raw.country)
          : null
      } catch {
        return null
      }
    }
  },
}
