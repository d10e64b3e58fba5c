/** What stands where something did not load: what happened, and the way to try again. */
import { Button } from '@uwanja/ui/Button'
import { CloudOff } from 'lucide-react'
import { useSaid } from './texts.ts'

export function Failed({ again }: { readonly again: () => void }) {
  const { texts } = useSaid()
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <CloudOff size={28} aria-hidden="true" className="text-muted" />
      <p>{texts.failed}</p>
      <Button onClick={again}>{texts.again}</Button>
    </div>
  )
}
