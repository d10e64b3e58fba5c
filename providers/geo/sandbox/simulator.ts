/** The look-up's side of the wire: `GET /country?address=…`. An address that nobody can place is a 503, as of a broken company. */
import type { MakeSimulator } from '../../world.ts'

export const sandboxGeoSimulator: MakeSimulator = (world) => ({
  company: 'geo',
  handle({ method, path, query }) {
    const address = query['address'] ?? ''
    if (method !== 'GET' || path !== '/country' || address === '') return { http: 400, body: '{"country":null}' }
    const country = world.country(address)
    return { http: country === null ? 503 : 200, body: JSON.stringify({ country }) }
  },
})
