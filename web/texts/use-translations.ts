/**
 * The pages' texts in the chosen language, with values written into them. The types are use-intl's, so that a wrong key or a
 * missing value does not compile; its code stays out of the site, because its reader of messages knows dates, numbers and
 * skeletons as well and is ten kilobytes of every first visit. A test holds every text against it.
 */
import { cloneElement, createContext, isValidElement, useContext, useMemo } from 'react'
import type { useTranslations as typed } from 'use-intl'
import type { Texts } from '@uwanja/i18n/en'
import { logFailure } from '../log.ts'
import { formatMessage } from './format-message.ts'

export interface Spoken {
  /** As Intl names it. */
  readonly locale: string
  readonly texts: Texts | null
}

export const SpokenContext = createContext<Spoken>({ locale: 'en', texts: null })

type Values = Readonly<Record<string, unknown>>

/** The text of a path of keys, "ownRules.exclusion.ever"; keys that a server sent may name none. */
function textAt(texts: unknown, path: string): string | null {
  let found: unknown = texts
  for (const key of path.split('.'))
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? (found as Record<string, unknown>)[key]
        : null
  return typeof found === 'string' ? found : null
}

/** With elements in it a text is a list, whose parts need keys. */
function withKeys(values: Values): Values {
  let made = 0
  const keyed = (value: unknown): unknown => (isValidElement(value) ? cloneElement(value, { key: ++made }) : value)
  const wrapped = (value: unknown) =>
    typeof value === 'function' ? (inside: unknown) => keyed((value as (inside: unknown) => unknown)(inside)) : value
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wrapped(value)]))
}

function translator({ locale, texts }: Spoken, namespace: string | undefined) {
  const write = (key: string, values: Values = {}): unknown => {
    const path = namespace === undefined ? key : `${namespace}.${key}`
    const text = textAt(texts, path)
    try {
      if (text === null) throw new Error(`there is no text ${path}`)
      return formatMessage(text, values, locale)
    } catch (error) {
      logFailure('a text was not written as it stands', error)
      return path
    }
  }
  const rich = (key: string, values: Values = {}) => write(key, withKeys(values))
  return Object.assign((key: string, values?: Values) => write(key, values), { rich })
}

/** The same function as long as language and texts are. */
export const useTranslations = ((namespace?: string) => {
  const spoken = useContext(SpokenContext)
  return useMemo(() => translator(spoken, namespace), [spoken, namespace])
}) as unknown as typeof typed

export const useLocale = (): string => useContext(SpokenContext).locale
