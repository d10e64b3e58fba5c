/** The shape of a list while it loads. */
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useSaid } from './texts.ts'

export function Loading({ rows = 6 }: { readonly rows?: number }) {
  const { texts } = useSaid()
  return (
    <div role="status" className="flex flex-col gap-1 p-2">
      <span className="sr-only">{texts.loading}</span>
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} className="h-16" />
      ))}
    </div>
  )
}
