/** What a kind of document is called; one that this site does not know goes by its own name. */
import { useTranslations } from '../texts/use-translations.ts'

export function useDocumentText(): (type: string | null | undefined) => string {
  const t = useTranslations('identity.documents')
  return (type) => (type === 'NIN' || type === 'BVN' || type === 'NIDA' ? t(type) : (type ?? ''))
}
