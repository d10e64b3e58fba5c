/** A row of the contract and its values as the request that a client sends: the method, where the values travel, the bearer. */

/**
 * The header by which a client names what it asks for, where the row says `once`: an answer that was lost on the way is asked
 * for again under the same name. The name is the HTTP working group's (draft-ietf-httpapi-idempotency-key-header).
 */
export const ONCE_KEY = 'idempotency-key'

interface Row {
  readonly method: string
  readonly path: string
  readonly place: 'query' | 'body' | 'either' | 'list'
}

interface RowRequest {
  /** With the query, where values travel there. */
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON; null when nothing travels in the body. */
  readonly body: string | null
}

/**
 * @param values By the names of the row's fields (of `list` an array of such); what is undefined does not travel.
 * @param token The bearer's; null sends none. A visitor of the specification's site sends an empty one (A6).
 * @returns `either` goes by query, as clients in the field send it.
 */
export function requestOf({ method, path, place }: Row, values: object, token: string | null = null): RowRequest {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const bearer: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  if (place === 'body' || place === 'list') {
    const headers = { ...bearer, 'content-type': 'application/json' }
    return { path, method, headers, body: JSON.stringify(place === 'list' ? values : Object.fromEntries(given)) }
  }
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return { path: query === '' ? path : `${path}?${query}`, method, headers: bearer, body: null }
}
