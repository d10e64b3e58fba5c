/** The field into which a side or a league is typed. */
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSaid } from '../texts.ts'

interface Props {
  readonly value: string
  readonly onChange: (typed: string) => void
  /** The page is there to type into it. */
  readonly isFirst?: boolean
}

export function SearchField({ value, onChange, isFirst = false }: Props) {
  const { texts } = useSaid()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) field.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <div role="search" className="relative p-2">
      <Search size={18} aria-hidden="true" className="pointer-events-none absolute top-5.5 left-5 text-muted" />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        aria-label={texts.searchHint}
        placeholder={texts.searchHint}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 w-full rounded-xl border border-control bg-surface pr-3 pl-10 text-base text-text placeholder:text-muted"
      />
    </div>
  )
}
