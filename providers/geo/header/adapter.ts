/** The country that a proxy in front of us has found out, in a header of its own (CF-IPCountry and its like). */
import type { GeoPlug } from '../../plugs-geo.ts'
import { countryCode } from '../country-code.ts'

/** What a header may be called. */
const HEADER_NAME = /^[a-z0-9-]{1,64}$/i

export const headerGeo: GeoPlug = {
  about: 'The header GEO_HEADER, believed from TRUST_PROXY only.',
  settings: ['header'],
  answersFor: 'request',
  async open({ keys }) {
    const name = keys['header'] ?? ''
    if (!HEADER_NAME.test(name)) throw new Error('GEO_HEADER must name the header that holds the country')
    return async (visitor) => countryCode(visitor.proxyHeader(name))
  },
}
