/** The search of a lobby: what is typed runs by itself after a pause (G03). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslations } from '../texts/use-translations.ts'
import { searchToRun } from './lobby-rules.ts'

export function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const t = useTranslations('lobby')
  const id = useId()
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  if (seen !== search) {
    setSeen(search)
    // Back, or a link: the field follows. What this field has just run is there already, blanks and all.
    if (searchToRun(typed) !== search) setTyped(search)
  }
  const next = searchToRun(typed)
  useEffect(() => {
    if (next === null || next === search) return undefined
    const timer = setTimeout(() => onSearch(next), CONSTANTS.gameSearchPauseMs)
    return () => clearTimeout(timer)
  }, [next, search, onSearch])
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('search')}
      </label>
      {/* Not the form's field: that one brings what forms need, to a page whose scripts are counted. */}
      <div className="relative">
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          value={typed}
          aria-describedby={next === null ? `${id}-hint` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          // On a phone Enter means: away with the keyboard.
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          className="min-h-11 w-full rounded-xl border border-control bg-surface pr-11 pl-3 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={t('clear')}
            onClick={() => setTyped('')}
            className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-xl text-muted"
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      {next === null && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t('searchHint')}
        </p>
      )}
    </div>
  )
}
