/** The live state of the table, for React. */
import { useEffect, useState } from 'react'
import { openLine, type Link } from '../line.ts'
import { API } from './calls.ts'
import { applyEvent, type TableState } from './table-state.ts'

export function useTable(secret: string): { readonly table: TableState | null; readonly link: Link } {
  const [table, setTable] = useState<TableState | null>(null)
  const [link, setLink] = useState<Link>('connecting')
  useEffect(
    () =>
      openLine({
        address: `${API}/stream`,
        headers: secret ? { 'x-zeppelin-session': secret } : {},
        onEvent: (event) => setTable((before) => applyEvent(before, event, performance.now())),
        onLink: setLink,
      }),
    [secret],
  )
  return { table, link }
}
