/** The holds that stand on any account, oldest first, each with what its player answered. */
import { Link, useSearchParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { OlderLink } from '../OlderLink.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { HoldCard } from './HoldCard.tsx'

export function HoldsPage() {
  const { texts } = useSpeech()
  const [address] = useSearchParams()
  const asked = useOfficeQuery(office.holds, { playerId: '', after: address.get('after') ?? '' })
  return (
    <>
      <PageHead title={texts.pages.holds} />
      <OfficeQuery asked={asked}>
        {({ holds, next }) =>
          holds.length === 0 ? (
            <EmptyState title={texts.hold.none} />
          ) : (
            <>
              {holds.map((one) => (
                <HoldCard key={one.id} hold={one}>
                  <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
                    {one.number}
                  </Link>
                </HoldCard>
              ))}
              {next !== null && <OlderLink values={{ after: next }} />}
            </>
          )
        }
      </OfficeQuery>
    </>
  )
}
