/** The holds on one player's account. */
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { HoldCard } from '../holds/HoldCard.tsx'
import { useSpeech } from '../speech.ts'

export function PlayerHolds({ id }: { id: string }) {
  const { texts } = useSpeech()
  const { data } = useOfficeQuery(office.holds, { playerId: id, after: '' })
  if (!data || data.holds.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{texts.pages.holds}</h2>
      {data.holds.map((one) => (
        <HoldCard key={one.id} hold={one} />
      ))}
    </section>
  )
}
