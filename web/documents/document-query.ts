/** The words of a long text in one language: they change with a release only. */
import { loadDocument, type DocumentName } from '@uwanja/i18n/documents/documents'
import type { Language } from '@uwanja/i18n/language'
import { queryOptions } from '@tanstack/react-query'

export const documentQuery = (name: DocumentName, language: Language) =>
  queryOptions({
    queryKey: ['document', name, language],
    queryFn: () => loadDocument(name, language),
    staleTime: Infinity,
  })
