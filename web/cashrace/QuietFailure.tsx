/** What could not be loaded: the server's own word as an alert; of a lost connection, which `send` has logged, no word and a way to ask once more (B7). */
import { Button } from '@uwanja/ui/Button'
import { RefusedError } from '../ask.ts'
import { Failed } from '../Failed.tsx'
import { useTranslations } from '../texts/use-translations.ts'

interface Props {
  readonly query: { readonly error: Error | null; refetch(): unknown }
}

export function QuietFailure({ query }: Props) {
  const t = useTranslations('form')
  const { error } = query
  if (error instanceof RefusedError) return <Failed query={query} text="" />
  return (
    <div className="flex justify-center rounded-2xl border border-dashed border-line p-8">
      <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
    </div>
  )
}
