/** Signs of harm that wait for a person, oldest first. */
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useAsked } from '../ask.ts'
import { Asked } from '../Asked.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { SignCard } from './SignCard.tsx'

export function HarmPage() {
  const { texts } = useSpeech()
  const asked = useAsked(office.harmSigns, { playerId: '' })
  return (
    <>
      <PageHead title={texts.pages.harm} />
      <p className="text-muted">{texts.harm.lead}</p>
      <Asked asked={asked}>
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
      </Asked>
    </>
  )
}
