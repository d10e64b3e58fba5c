/** The words of a long text: a chunk for each language. Read once; they change with a release only. */
import type { LongText } from '@uwanja/i18n/documents/document'
import { loadDocument, type DocumentName } from '@uwanja/i18n/documents/documents'
import type { Language } from '@uwanja/i18n/language'
import { useEffect, useState } from 'react'

const read = new Map<string, LongText>()
const keyOf = (name: DocumentName, language: Language) => `${name} ${language}`

export async function readDocument(name: DocumentName, language: Language): Promise<LongText> {
  const words = read.get(keyOf(name, language)) ?? (await loadDocument(name, language))
  read.set(keyOf(name, language), words)
  return words
}

/** Another language takes the place of this one when it is there: the page does not jump. */
export function useDocument(name: DocumentName, language: Language) {
  const key = keyOf(name, language)
  const [came, setCame] = useState<{ words: LongText | null; failedKey: string }>(() => ({
    words: read.get(key) ?? null,
    failedKey: '',
  }))
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = true
    readDocument(name, language).then(
      // Those that stand already are not drawn once more: a page that was just taken over has its first taps to answer.
      (words) => isWanted && setCame((before) => (before.words === words ? before : { words, failedKey: '' })),
      () => isWanted && setCame((before) => ({ ...before, failedKey: keyOf(name, language) })),
    )
    return () => void (isWanted = false)
  }, [name, language, tries])
  function retry(): void {
    setCame({ ...came, failedKey: '' })
    setTries(tries + 1)
  }
  return { words: read.get(key) ?? came.words, hasFailed: came.failedKey === key, retry }
}
