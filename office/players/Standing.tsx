/** What stops a player now, before anything else of their page: nobody should read down to it. */
import { office } from '@uwanja/contract/operators/office'
import type { PlayerSummary } from '@uwanja/contract/operators/summary'
import { Alert } from '@uwanja/ui/Alert'
import { useOfficeQuery } from '../ask.ts'
import { blocksText } from '../holds/blocks-text.ts'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

export function Standing({ player: { id, standing } }: { player: Pick<PlayerSummary, 'id' | 'standing'> }) {
  const { texts, fill, time } = useSpeech()
  const { may } = useMe()
  const words = texts.protection
  return (
    <>
      {standing.excludedUntil !== null && (
        <Alert tone="danger">{fill(words.nowExcluded, { until: time(standing.excludedUntil) })}</Alert>
      )}
      {standing.breakUntil !== null && (
        <Alert tone="danger">{fill(words.nowOnBreak, { until: time(standing.breakUntil) })}</Alert>
      )}
      {may('holds.read') && <Held id={id} />}
    </>
  )
}

function Held({ id }: { id: string }) {
  const speech = useSpeech()
  const { texts, fill, time, day } = speech
  const { data } = useOfficeQuery(office.holds, { playerId: id, after: '' })
  const standing = data?.holds.filter(({ liftedAt }) => liftedAt === null) ?? []
  return standing.map((hold) => (
    <Alert key={hold.id} tone="danger">
      {fill(texts.hold.nowHeld, {
        reason: texts.hold.reasons[hold.reason],
        since: time(hold.placedAt),
        due: day(hold.dueOn),
      })}{' '}
      {blocksText(speech, hold)}.
    </Alert>
  ))
}
