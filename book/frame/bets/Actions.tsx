/** What a player does with a bet beside cashing it out: take its stake back, bet the same again, hand it on as a code. */
import { useState } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { fill } from '@uwanja/i18n/fill'
import { bookCashOut } from '@uwanja/contract/book/cash-out'
import { bookCodes, bookRebet } from '@uwanja/contract/book/codes'
import { tell } from '../host.ts'
import { send } from '../send.ts'
import { CodeShown, type Made } from '../slip/CodeShown.tsx'
import { LoadedNote } from '../slip/LoadedNote.tsx'
import { choose } from '../slip/choices.ts'
import { beginEditing, endEditing } from '../slip/editing.ts'
import { amountText, typedOf } from '../slip/figures.ts'
import { fromElsewhere, type FromElsewhere } from '../slip/loaded.ts'
import { openSlip } from '../slip/open.ts'
import { replaceSelections } from '../slip/slip.ts'
import { useSaid } from '../texts.ts'
import type { CardProps } from './BetCard.tsx'
import { useMineSaid } from './said.ts'

export function Actions({ bet, value, renew }: CardProps) {
  const isStanding = bet.state === 'accepted' && bet.outcome === 'open'
  const canComeBack = isStanding && bet.freeBet === null && bet.worth.cashed === 0
  return (
    <div className="flex flex-col gap-2">
      {canComeBack && <StakeBack bet={bet} renew={renew} />}
      {value?.quote && bet.kind !== 'flex' && bet.freeBet === null && <Edit bet={bet} />}
      <Rebet id={bet.id} />
      <Code bet={bet} />
    </div>
  )
}

function StakeBack({ bet, renew }: Pick<CardProps, 'bet' | 'renew'>) {
  const { t } = useMineSaid()
  const [isAsked, setAsked] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const stake = amountText(bet.stake, bet.currency)
  const take = async () => {
    setAsked(false)
    const heard = await send(bookCashOut.stakeBack, { bet: bet.id }).catch(() => null)
    setSaid(heard?.ok ? fill(t.stakeBackDone, { amount: stake, left: heard.data.leftToday }) : t.stakeBackNo)
    if (heard?.ok) tell('betCashedOut', { betId: bet.id })
    renew()
  }
  if (said !== null) return <Alert tone="info">{said}</Alert>
  if (!isAsked) return <Button onClick={() => setAsked(true)}>{t.stakeBack}</Button>
  return (
    <div className="flex flex-col gap-2">
      <p>{fill(t.stakeBackSure, { amount: stake })}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="danger" onClick={() => void take()}>
          {t.yes}
        </Button>
        <Button onClick={() => setAsked(false)}>{t.no}</Button>
      </div>
    </div>
  )
}

/** Its selections and its stake go onto the slip, which takes its place. */
function Edit({ bet }: Pick<CardProps, 'bet'>) {
  const { t } = useMineSaid()
  const said = useSaid()
  const [found, setFound] = useState<FromElsewhere | 'failed' | null>(null)
  const load = async () => {
    const heard = await send(bookRebet.rebet, { bet: bet.id }).catch(() => null)
    if (!heard?.ok) return setFound('failed')
    const loaded = fromElsewhere(heard.data, said)
    replaceSelections(loaded.selections)
    choose({ bankers: [], ...loaded.choices, stake: typedOf(bet.unit), freeBet: '' })
    beginEditing({ bet: bet.id, stake: bet.stake, currency: bet.currency })
    setFound(loaded)
    openSlip()
  }
  return (
    <>
      <Button onClick={() => void load()}>{t.edit}</Button>
      {found === 'failed' && <Alert tone="danger">{t.failed}</Alert>}
      {found !== null && found !== 'failed' && <LoadedNote {...found} />}
    </>
  )
}

function Rebet({ id }: { readonly id: string }) {
  const { t } = useMineSaid()
  const said = useSaid()
  const [found, setFound] = useState<FromElsewhere | 'failed' | null>(null)
  const load = async () => {
    const heard = await send(bookRebet.rebet, { bet: id }).catch(() => null)
    if (!heard?.ok) return setFound('failed')
    const loaded = fromElsewhere(heard.data, said)
    replaceSelections(loaded.selections)
    choose({ bankers: [], ...loaded.choices })
    endEditing()
    setFound(loaded)
    // What was left out is read here first.
    if (loaded.dropped.length === 0) openSlip()
  }
  return (
    <>
      <Button onClick={() => void load()}>{t.rebet}</Button>
      {found === 'failed' && <Alert tone="danger">{t.failed}</Alert>}
      {found !== null && found !== 'failed' && <LoadedNote {...found} />}
    </>
  )
}

/** A code says which match a page showed; of a bet that stands any number will do. */
const ANY_EPOCH = 1

function Code({ bet }: Pick<CardProps, 'bet'>) {
  const { t } = useMineSaid()
  const [made, setMade] = useState<Made | 'failed' | null>(null)
  const make = async () => {
    const legs = bet.legs.map(({ odds, asked, isBanker, picks }) => ({
      odds: odds ?? asked,
      isBanker,
      picks: picks.map(({ event, market, specifiers, outcome }) => ({
        event,
        market,
        specifiers,
        outcome,
        epoch: ANY_EPOCH,
      })),
    }))
    const { mayFail, sizes } = bet
    const shape = mayFail === 1 || mayFail === 2 ? { mayFail: mayFail as 1 | 2 } : { sizes }
    const heard = await send(bookCodes.makeCode, { legs, ...shape }).catch(() => null)
    setMade(heard?.ok ? heard.data : 'failed')
  }
  if (made !== null && made !== 'failed') return <CodeShown {...made} />
  return (
    <>
      <Button onClick={() => void make()}>{t.code}</Button>
      {made === 'failed' && <Alert tone="danger">{t.failed}</Alert>}
    </>
  )
}
