/** A match: how it stands, all its markets by group, and what is known of its sides. */
import { join } from '@uwanja/ui/looks/join'
import { useDeferredValue, useState } from 'react'
import { useWhole } from '../answers/ask.ts'
import { useEvent } from '../answers/events.ts'
import { Empty } from '../Empty.tsx'
import { Failed } from '../Failed.tsx'
import { Link } from '../Link.tsx'
import { Loading } from '../Loading.tsx'
import { to } from '../routes.ts'
import { useSaid } from '../texts.ts'
import { Facts } from './Facts.tsx'
import { Markets } from './Markets.tsx'
import { MatchHead } from './MatchHead.tsx'

type Side = 'betting' | 'facts'

export function MatchPage({ id }: { readonly id: string }) {
  const { texts } = useSaid()
  const { state, data, again } = useWhole(id)
  const known = useEvent('wholes', id) ?? data
  // All its markets are made in slices.
  const row = useDeferredValue(known)
  const [side, setSide] = useState<Side>('betting')
  if (state === 'refused')
    return (
      <div className="text-center">
        <Empty>{texts.unknownMatch}</Empty>
        <Link to={to('home')} className="inline-flex min-h-11 items-center text-link">
          {texts.toHome}
        </Link>
      </div>
    )
  if (!row) return known || state === 'loading' ? <Loading /> : <Failed again={again} />
  return (
    <>
      <MatchHead row={row} />
      <div role="group" aria-label={texts.menu} className="flex gap-1 px-2 py-1.5">
        {(['betting', 'facts'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={side === one}
            onClick={() => setSide(one)}
            className={join(
              'min-h-11 flex-1 rounded-lg px-2 text-sm font-semibold',
              side === one ? 'bg-turf text-chalk' : 'bg-surface text-muted hover:text-text',
            )}
          >
            {texts[one]}
          </button>
        ))}
      </div>
      {side === 'facts' ? (
        <Facts row={row} />
      ) : row.phase === 'over' ? (
        <Empty>{texts.over}</Empty>
      ) : (
        <Markets row={row} />
      )}
    </>
  )
}
