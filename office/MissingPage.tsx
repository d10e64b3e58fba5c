/** An address that no page has. */
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useSpeech } from './speech.ts'

export function MissingPage() {
  return <EmptyState title={useSpeech().texts.notFound} />
}
