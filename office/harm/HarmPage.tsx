/** Signs of harm that wait for a person, oldest first. */
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { dayFrom } from '../days.ts'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { TakeFile } from '../TakeFile.tsx'
import { useToday } from '../use-days.ts'
import { useMe } from '../use-me.ts'
import { SignCard } from './SignCard.tsx'

/** What waits is rarely older; other stretches are taken from the page of what protects players. */
const TAKEN_DAYS = 90

export function HarmPage() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const today = useToday()
  const asked = useOfficeQuery(office.harmSigns, { playerId: '' })
  return (
    <>
      <PageHead title={texts.pages.harm} />
      <p className="text-muted">{texts.harm.lead}</p>
      {may('reports.export') && may('protection.read') && (
        <div className="flex flex-wrap gap-3">
          <TakeFile name="interactions" from={dayFrom(today, 1 - TAKEN_DAYS)} to={today} says={texts.protection.take} />
        </div>
      )}
      <OfficeQuery asked={asked}>
        {({ signs }) =>
          signs.length === 0 ? (
            <EmptyState title={texts.harm.none} />
          ) : (
            signs.map((one) => (
              <SignCard key={one.id} sign={one}>
                <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
                  {one.playerId}
                </Link>
              </SignCard>
            ))
          )
        }
      </OfficeQuery>
    </>
  )
}
