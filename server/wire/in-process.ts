/** Asks a call from within the process, through the whole door: its checks, throttles and gates are those of any client. */
import type { FastifyInstance } from 'fastify'
import type { Call, Envelope, RawInput, Reply } from '@uwanja/contract/wire/call'
import { ONCE_KEY, requestOf } from '@uwanja/contract/wire/request'

export type Answer<D> =
  | { readonly ok: true; readonly data: D; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly status: string; readonly data: unknown; readonly cookies: readonly string[] }

/** @param onceKey Of a row that says `once`: what is asked for. */
export type Ask = <C extends Call>(row: C, values: RawInput<C>, onceKey?: string) => Promise<Answer<Reply<C>>>

export interface InProcess {
  readonly inject: FastifyInstance['inject']
  /** Beside those that the row's values need. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Whose line it is that is asked on. */
  readonly remoteAddress: string
  /** The bearer's; empty: a visitor asks. */
  readonly token: string
}

export function inProcess({ inject, headers: own, remoteAddress, token }: InProcess): Ask {
  return async function ask<C extends Call>(row: C, values: RawInput<C>, onceKey?: string) {
    const { path, method, headers, body } = requestOf(row, values as object, row.access === 'anyone' ? null : token)
    const response = await inject({
      method: method as 'GET' | 'POST',
      url: path,
      headers: { ...own, ...headers, ...(onceKey === undefined ? {} : { [ONCE_KEY]: onceKey }) },
      remoteAddress,
      ...(body === null ? {} : { payload: body }),
    })
    const cookies = [response.headers['set-cookie'] ?? []].flat()
    const { statusCode, status, data } = JSON.parse(response.payload) as Envelope<Reply<C>>
    return statusCode === 0 ? { ok: true, data, cookies } : { ok: false, status, data, cookies }
  }
}
