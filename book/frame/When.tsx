/** A moment in the reader's own time; the book's HTML, which does not know whose it is, writes it in universal time. */
import { useSyncExternalStore } from 'react'
import { useSaid } from './texts.ts'

const nothing = () => () => undefined
const writers = new Map<string, Intl.DateTimeFormat>()

function written(at: string, locale: string, form: 'short' | 'day', timeZone?: string): string {
  const key = `${locale} ${form} ${timeZone ?? ''}`
  const zone = timeZone === undefined ? {} : { timeZone }
  const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const writer =
    writers.get(key) ?? new Intl.DateTimeFormat(locale, { ...time, ...(form === 'day' ? day : {}), ...zone })
  writers.set(key, writer)
  return writer.format(new Date(at))
}

/** Today's matches need no day. */
const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString()

export function When({ at, withDay = false }: { readonly at: string; readonly withDay?: boolean }) {
  const { locale } = useSaid()
  const text = useSyncExternalStore(
    nothing,
    () => written(at, locale, withDay || !isToday(at) ? 'day' : 'short'),
    () => written(at, locale, 'day', 'UTC'),
  )
  return <time dateTime={at}>{text}</time>
}
