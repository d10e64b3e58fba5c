/**
 * A part of the page that is fetched when it is wanted. React's own lazy would take the whole page away where it does not come, and
 * ask for it no second time: here the way to try again stands in its place, and it is tried by itself when the line is back.
 */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { Language } from '@uwanja/i18n/language'

interface Late<Props> {
  readonly language: Language
  readonly props: Props
  /** Until it is there. */
  readonly waits: ReactNode
  /** Where it did not come. */
  readonly fails: (again: () => void) => ReactNode
}

/** @param load With the texts of its language. */
export function latePart<Props extends object>(load: (language: Language) => Promise<ComponentType<Props>>) {
  const known = new Map<Language, ComponentType<Props>>()
  return function LatePart({ language, props, waits, fails }: Late<Props>): ReactNode {
    const [{ nth, isLost }, setAsked] = useState({ nth: 0, isLost: false })
    useEffect(() => {
      if (known.has(language)) return
      let isGone = false
      const end = (how: 'there' | 'lost'): void => {
        if (!isGone) setAsked(({ nth: asked }) => ({ nth: asked, isLost: how === 'lost' }))
      }
      load(language).then(
        (part) => {
          known.set(language, part)
          end('there')
        },
        () => end('lost'),
      )
      return () => void (isGone = true)
    }, [language, nth])
    useEffect(() => {
      if (!isLost) return
      const again = (): void => setAsked(tried)
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [isLost])
    const Part = known.get(language)
    if (Part) return <Part {...props} />
    return isLost ? fails(() => setAsked(tried)) : waits
  }
}

interface Asked {
  readonly nth: number
  readonly isLost: boolean
}
const tried = ({ nth }: Asked): Asked => ({ nth: nth + 1, isLost: false })
