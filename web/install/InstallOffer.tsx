/** After money has come in: the site can stand among the phone's apps. The browser's own word is kept by index.html until then. */
import { Button } from '@uwanja/ui/Button'
import { useState } from 'react'
import { isSamePath } from '../menus.ts'
import { dayText } from '../page-time.ts'
import { useHere } from '../place.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { isOffered, readNote, type InstallNote } from './install-rules.ts'

const KEY = 'installOffer'

/** As browsers that can do it tell of it. */
interface Installable {
  prompt(): Promise<unknown>
}

function keep(note: InstallNote): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(note))
  } catch {
    // Without storage it is a first visit each time.
  }
}

/** What was kept; null: nothing, or nothing can be. */
function kept(): InstallNote | null {
  try {
    return readNote(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

/** @returns the browser's offer, if this is the moment for it. */
function offerNow(): Installable | null {
  const { installable } = window as { installable?: Installable }
  if (!installable) return null
  const note = kept()
  const now = new Date()
  if (!note) keep({ first: dayText(now), putOff: '' })
  return isOffered(note, now) ? installable : null
}

export function InstallOffer() {
  const t = useTranslations('payment')
  const { pathname } = useHere()
  const [offer, setOffer] = useState(offerNow)
  // Over a game it would stand in the way.
  if (!offer || !isSamePath(pathname, '/deposit')) return null
  function leave(): void {
    const today = dayText(new Date())
    keep({ first: kept()?.first ?? today, putOff: today })
    setOffer(null)
  }
  function install(): void {
    leave()
    // It can be asked once; whatever is answered, the browser says it.
    delete (window as { installable?: Installable }).installable
    void offer?.prompt()
  }
  return (
    <section aria-labelledby="install" className="flex flex-col gap-3 rounded-xl bg-raised p-4">
      <div>
        <h3 id="install" className="font-semibold">
          {t('installTitle')}
        </h3>
        <p className="text-sm text-muted">{t('installText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={install}>
          {t('installAdd')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('installLater')}
        </Button>
      </div>
    </section>
  )
}
