/** Any bet by its id, a booking code or a player. */
import { useSearchParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { Button } from '@uwanja/ui/Button'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { FoundBets } from './FoundBets.tsx'

export function BetsPage() {
  const { texts } = useSpeech()
  const [address, setAddress] = useSearchParams()
  const words = texts.trading
  const [id, walletPlayer] = [address.get('id') ?? '', address.get('player') ?? '']
  return (
    <>
      <PageHead title={texts.pages.bets} />
      <p className="text-muted">{words.findLead}</p>
      <form
        role="search"
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          const said = ['id', 'player'].flatMap((name) => {
            const value = String(typed.get(name) ?? '').trim()
            return value === '' ? [] : [[name, value] as [string, string]]
          })
          setAddress(said)
        }}
      >
        <Field size="compact" name="id" label={words.find} defaultValue={id} pattern="[\w\-]{1,40}" />
        <Field size="compact" name="player" label={words.playerId} defaultValue={walletPlayer} pattern="\d{1,18}" />
        <Button type="submit" variant="primary">
          {texts.search}
        </Button>
      </form>
      {(id !== '' || walletPlayer !== '') && (
        <Found wanted={{ ...(id === '' ? {} : { id }), ...(walletPlayer === '' ? {} : { walletPlayer }) }} />
      )}
    </>
  )
}

function Found({ wanted }: { wanted: { id?: string; walletPlayer?: string } }) {
  const { texts, fill, time } = useSpeech()
  const words = texts.trading
  const asked = useOfficeQuery(office.tradingBets, wanted)
  return (
    <OfficeQuery asked={asked}>
      {({ bets, code }) => (
        <>
          {code && <p>{fill(words.codeUses, { code: code.code, uses: code.uses, until: time(code.endsAt) })}</p>}
          {bets.length === 0 ? <EmptyState title={words.noBets} /> : <FoundBets bets={bets} />}
        </>
      )}
    </OfficeQuery>
  )
}
