/** What could not be loaded, in the server's words or else the page's, and a way to ask once more. */
import type { ReactNode } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { RefusedError } from './ask.ts'
import { useStatusText } from './texts/use-texts.ts'
import { useTranslations } from './texts/use-translations.ts'

interface Props {
  readonly query: { readonly error: Error | null; refetch(): unknown }
  /** Unless the server said why. */
  readonly text: string
  readonly children?: ReactNode
}

export function Failed({ query: { error, refetch }, text, children }: Props) {
  const t = useTranslations('form')
  const statusText = useStatusText()
  return (
    <Alert tone="danger">
      <p>{error instanceof RefusedError ? statusText(error.status) : text}</p>
      {children}
      <Button className="mt-3" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </Alert>
  )
}
