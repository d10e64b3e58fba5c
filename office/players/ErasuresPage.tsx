/** Players who asked to be erased: what waits, what stands in the way, what was done. A job does it; people only look. */
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

export function ErasuresPage() {
  const { texts, time, day } = useSpeech()
  const words = texts.erasures
  const obstacles: Readonly<Record<string, string>> = words.obstacles
  const asked = useOfficeQuery(office.erasures, {})
  return (
    <>
      <PageHead title={texts.pages.erasures} />
      <p className="text-muted">{words.lead}</p>
      <OfficeQuery asked={asked}>
        {({ erasures }) =>
          erasures.length === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <Rows
              caption={texts.pages.erasures}
              columns={[
                { title: texts.players.id },
                { title: words.askedAt },
                { title: words.dueAt },
                { title: words.state },
                { title: words.inTheWay },
                { title: words.keepUntil },
              ]}
              rows={erasures.map(({ id, playerId, askedAt, dueAt, state, blockedBy, keepUntil }) => ({
                key: id,
                cells: [
                  <Link className="font-semibold text-link" to={`/players/${playerId}`}>
                    {playerId}
                  </Link>,
                  time(askedAt),
                  time(dueAt),
                  words.states[state],
                  blockedBy.map((name) => obstacles[name] ?? name).join(', '),
                  keepUntil === null ? '' : day(keepUntil),
                ],
              }))}
            />
          )
        }
      </OfficeQuery>
    </>
  )
}
