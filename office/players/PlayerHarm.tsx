/** Signs of harm in one player's play, newest first. */
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { SignCard } from '../harm/SignCard.tsx'
import { useSpeech } from '../speech.ts'

export function PlayerHarm({ id }: { id: string }) {
  const { texts } = useSpeech()
  const { data } = useOfficeQuery(office.harmSigns, { playerId: id })
  if (!data || data.signs.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{texts.pages.harm}</h2>
      {data.signs.map((one) => (
        <SignCard key={one.id} sign={one} />
      ))}
    </section>
  )
}
