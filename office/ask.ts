/** The one way out: sends a row of the office's contract, answers with its data, and throws its refusal. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Envelope, RawInput, Reply } from '@uwanja/contract/wire/call'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { office } from '@uwanja/contract/operators/office'
import { requestOf } from '@uwanja/contract/wire/request'
import { keepSession, useSession } from './session.ts'

/** The server said no; `code` is the refusal, or GENERAL_ERROR for whatever else went wrong. */
export class AskRefused extends Error {
  readonly code: string
  readonly data: unknown
  constructor(code: string, data: unknown) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** Its answer takes the cookie away: a log-in that came before it would lose its own. A server that stays silent holds nobody up. */
let farewell: Promise<unknown> = Promise.resolve()
const FAREWELL_MS = 3_000

export async function ask<C extends OfficeCall>(row: C, values: RawInput<C>, signal?: AbortSignal): Promise<Reply<C>> {
  const token = useSession.getState().session?.token ?? null
  if (token === null) await farewell
  const { path, ...request } = requestOf(row, values as object, token)
  const answer = await fetch(path, { ...request, ...(signal ? { signal } : {}), credentials: 'same-origin' })
  const { statusCode, status, data } = (await answer.json()) as Envelope
  if (statusCode === 0) return data as Reply<C>
  // The session ended, or was never whole: the frame shows the log-in. Of somebody who has logged in since, it says nothing.
  const isOver = status === 'UNAUTHORIZED' || status === 'SESSION_NOT_BOUND'
  if (isOver && useSession.getState().session?.token === token) keepSession(null)
  throw new AskRefused(status, data)
}

/** Ends the session here at once and tells the server, even from a page that is left in the same moment. */
export function logOut(): void {
  const token = useSession.getState().session?.token ?? null
  const { path, ...request } = requestOf(office.logOff, {}, token)
  keepSession(null)
  // Whether or not the server hears of it: this tab has forgotten.
  const told = fetch(path, { ...request, credentials: 'same-origin', keepalive: true }).catch(() => undefined)
  farewell = Promise.race([told, new Promise((done) => setTimeout(done, FAREWELL_MS))])
}

/** What a page shows: asked at once, and again after anything was done. */
export function useOfficeQuery<C extends OfficeCall>(row: C, values: RawInput<C>, everyMs?: number) {
  return useQuery({
    queryKey: [row.path, values],
    queryFn: ({ signal }) => ask(row, values, signal),
    retry: false,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  })
}

/** Something to be done by a press: one at a time, and every page asks anew afterwards. */
export function useDoing<C extends OfficeCall>(row: C) {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<AskRefused | null>(null)
  const client = useQueryClient()
  /** Null: it was not done, and `refused` says why. Many calls answer nothing, so the data is wrapped. */
  const run = async (values: RawInput<C>): Promise<{ readonly data: Reply<C> } | null> => {
    if (isBusy) return null
    setBusy(true)
    setRefused(null)
    try {
      const data = await ask(row, values)
      await client.invalidateQueries()
      return { data }
    } catch (error) {
      setRefused(error instanceof AskRefused ? error : new AskRefused('GENERAL_ERROR', null))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, refused }
}
