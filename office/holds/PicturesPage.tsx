/** Photos of documents that wait for compliance, oldest first, each with what its hold asks for. */
import { Link, useSearchParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { OlderLink } from '../OlderLink.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { PictureRow } from './PictureRow.tsx'

export function PicturesPage() {
  const { texts, fill, day } = useSpeech()
  const [address] = useSearchParams()
  const asked = useOfficeQuery(office.waitingPictures, { after: address.get('after') ?? '' })
  const words = texts.pictures
  return (
    <>
      <PageHead title={texts.pages.pictures} />
      <p className="text-muted">{words.lead}</p>
      <OfficeQuery asked={asked}>
        {({ pictures, next }) =>
          pictures.length === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <>
              {pictures.map((one) => (
                <Card key={one.id} className="flex flex-col gap-2">
                  <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                    <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
                      {one.number}
                    </Link>
                    <span className="font-semibold">{texts.hold.reasons[one.holdReason]}</span>
                    <span className="ml-auto text-sm text-muted">{fill(texts.hold.due, { day: day(one.dueOn) })}</span>
                  </p>
                  <p className="break-words whitespace-pre-wrap">{one.asks}</p>
                  <PictureRow picture={one} />
                </Card>
              ))}
              {next !== null && <OlderLink values={{ after: next }} />}
            </>
          )
        }
      </OfficeQuery>
    </>
  )
}
