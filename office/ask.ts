/** The one way out: sends a row of the office's contract, answers with its data, and throws its refusal. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Envelope, RawInput, Reply } from '@uwanja/contract/wire/call'
import type { OfficeCall } from '@uwanja/contract/operators/call'
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

export async function ask<C extends OfficeCall>(row: C, values: RawInput<C>): Promise<Reply<C>> {
  const token = useSession.getState().session?.token ?? null
  const { path, ...request } = requestOf(row, values as object, token)
  const answer = await fetch(path, { ...request, credentials: 'same-origin' })
  const { statusCode, status, data } = (await answer.json()) as Envelope
  if (statusCode === 0) return data as Reply<C>
  // The session ended, or was never whole: the frame shows the log-in.
  if (status === 'UNAUTHORIZED' || status === 'SESSION_NOT_BOUND') keepSession(null)
  throw new AskRefused(status, data)
}

/** What a page shows: asked at once, and again after anything was done. */
export function useOfficeQuery<C extends OfficeCall>(row: C, values: RawInput<C>, everyMs?: number) {
  return useQuery({
    queryKey: [row.path, values],
    queryFn: () => ask(row, values),
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
