/** A slot's page: reels above, one large button below, all else a tap away. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { fill } from '@uwanja/i18n/fill'
import { Frame, type FrameProps } from '../../../instant/page/Frame.tsx'
import { WaitingRoom } from '../../../instant/page/WaitingRoom.tsx'
import type { FreeSpinsView, PlayRound } from '@uwanja/contract/studio/play'
import { stakeText } from '../../../instant/page/stakes.ts'
import { usePlay, type PlayTable } from '../../../instant/page/use-play.ts'
import { paidNews } from '../../../instant/page/words.ts'
import { money } from '../../../pages/money.ts'
import { useTitle } from '../../../pages/use-title.ts'
import { usePause } from '../../../pages/use-pause.ts'
import { afterRound, type AutoRules, type AutoRun } from './auto.ts'
import { Controls } from './Controls.tsx'
import type { Drawing } from './Face.tsx'
import { Gift } from './Gift.tsx'
import { PayTable } from './PayTable.tsx'
import { Reels } from './Reels.tsx'
import type { SlotSpinView, SlotTable, SlotView } from '@uwanja/contract/studio/slot'
import { spinText } from './said.ts'
import type { SlotStart } from './start.ts'
import { useGift } from './use-gift.ts'
import { useSpins, type Shown, type Spins } from './use-spins.ts'

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Before the first spin the reels stand at the start of their strips. */
function firstSight(table: SlotTable) {
  return { reels: table.strips.map((strip) => strip.slice(0, 3)), wins: [] }
}

function newsOf(shown: Shown | null, isRunning: boolean, stakeMinor: bigint, props: Known): FrameProps['news'] {
  if (!shown || shown.stopped < shown.spin.reels.length) return null
  const { texts } = props.start
  const { me, round } = props.table.state!
  const coin = stakeMinor / BigInt(props.slot.coins)
  if (shown.spin.freeSpins > 0) return { tone: 'win', text: fill(texts.slot.freeWon, { count: shown.spin.freeSpins }) }
  if (shown.coins === 0 && isRunning) return null
  // A gift costs nothing, a bought feature many stakes.
  return paidNews(coin * BigInt(shown.coins), BigInt(round?.costMinor ?? 0), { me, texts })
}

/** A bought feature has no spin before its free ones. */
function freeText({ spin, index, spins, hasPaid }: Shown, texts: SlotStart['texts']): string {
  const paid = hasPaid ? 1 : 0
  return fill(texts.slot.freeSpin, { now: index + 1 - paid, all: spins - paid, multiplier: spin.multiplier })
}

interface Known {
  readonly start: SlotStart
  readonly table: PlayTable
  readonly slot: SlotTable
}

interface Next {
  readonly stakeMinor: bigint
  readonly isTurbo: boolean
  /** Those that it takes one of; null: it is staked. */
  readonly freeSpins: FreeSpinsView | null
}

/** Spinning, once or by itself, until a rule, the player or a refusal ends it. */
function useSpinning(table: PlayTable, spins: Spins, next: Next) {
  const [auto, setAuto] = useState<AutoRun | null>(null)
  const [roundStake, setRoundStake] = useState(next.stakeMinor)
  const isWanted = useRef(false)
  // The loop below outlives the drawing it began in: it asks for the newest of these.
  const latest = useRef({ table, next })
  useEffect(() => {
    latest.current = { table, next }
  })

  async function spin(buy: 'buy' | 'spin'): Promise<PlayRound | null> {
    const { stakeMinor, freeSpins } = latest.current.next
    setRoundStake(stakeMinor)
    const round = await latest.current.table.open(stakeText(stakeMinor), { buy: buy === 'buy' }, freeSpins?.id)
    if (!round?.view) return null
    const pace = latest.current.next.isTurbo ? 'turbo' : 'calm'
    await spins.show(round.view as SlotView, isReduced() ? 'still' : pace)
    return round
  }
  async function startAuto(count: number, rules: AutoRules): Promise<void> {
    isWanted.current = true
    const isGiven = latest.current.next.freeSpins !== null
    // Who let free spins run by themselves has not said that their own money follows.
    const isAsBegun = () => (latest.current.next.freeSpins !== null) === isGiven
    let run: AutoRun | null = { left: count, lostMinor: 0n }
    while (run && isWanted.current && isAsBegun()) {
      setAuto(run)
      const round = await spin('spin')
      run = round ? afterRound(run, rules, round) : null
    }
    isWanted.current = false
    setAuto(null)
  }
  const stopAuto = () => void (isWanted.current = false)
  usePause(stopAuto)
  return { auto, roundStake, spin, startAuto, stopAuto }
}

/** The space bar spins, unless something has the focus that wants it itself. */
function useSpaceBar(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat) return
      if (event.target instanceof Element && event.target.closest('button, input, summary, a')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** What a round showed, for the history: the last sight and every win's line. */
function outcomeOf(props: Known, drawing: Drawing, round: PlayRound) {
  const { spins } = round.view as SlotView
  const last = spins.at(-1)!
  return (
    <Reels
      table={props.slot}
      drawing={drawing}
      spin={last}
      stopped={last.reels.length}
      label={spinText(last, drawing, props.start.symbols)}
    />
  )
}

/** Null: this slot sells no free spins. */
function buyOf({ slot, start: { texts }, table }: Known, stakeMinor: bigint, act: () => void) {
  if (!slot.buy) return null
  const price = money((stakeMinor * BigInt(slot.buy.priceHundredths)) / 100n, table.state!.me, texts)
  return { label: fill(texts.slot.buy, { count: slot.scatter?.spins[3] ?? 0, price }), act }
}

interface SightProps extends Known {
  readonly drawing: Drawing
  /** The free spin that is shown. */
  readonly free: Shown | null
  readonly standing: Pick<SlotSpinView, 'reels' | 'wins'>
  readonly stopped: number
  /** What stands came of a spin; else it stood there when the page came, and nothing is told. */
  readonly isSpun: boolean
}

/** The reels, for the eye and for the ear: told once a spin, when they stand. */
function Sight({ start, table, slot, drawing, free, standing, stopped, isSpun }: SightProps) {
  const { texts, symbols } = start
  const said = stopped < slot.strips.length ? null : spinText(standing, drawing, symbols)
  return (
    <div className="machine" style={{ backgroundColor: table.state!.game.look.colours[1] }}>
      <p className="free-line">{free && freeText(free, texts)}</p>
      <Reels table={slot} drawing={drawing} spin={standing} stopped={stopped} label={said ?? texts.slot.spinning} />
      <p className="sr" role="status">
        {isSpun && said}
      </p>
    </div>
  )
}

/** The same from drawing to drawing, so that reels that stand are left alone. */
function useDrawing(table: PlayTable, { strips }: SlotTable): Drawing {
  const { motif } = table.state!.game.look
  const pictures = strips.length === 3 ? 7 : 5
  return useMemo(() => ({ motif, pictures }), [motif, pictures])
}

function Machine(props: Known) {
  const { start, table, slot } = props
  const { texts } = start
  const { me, round } = table.state!
  const drawing = useDrawing(table, slot)
  const [ownStake, setStake] = useState(10_000n)
  const gift = useGift(me)
  const stakeMinor = gift.spins ? BigInt(gift.spins.stakeMinor) : ownStake
  const [isTurbo, setTurbo] = useState(false)
  const spins = useSpins()
  const spinning = useSpinning(table, spins, { stakeMinor, isTurbo, freeSpins: gift.spins })
  const isBusy = table.isSending || spins.isRunning
  const before = (round?.view as SlotView | null)?.spins.at(-1)
  const { shown } = spins
  const stopped = table.isSending ? 0 : shown ? shown.stopped : slot.strips.length
  useSpaceBar(() => !isBusy && !spinning.auto && void spinning.spin('spin'))
  const news = table.isSending ? null : newsOf(shown, spins.isRunning, spinning.roundStake, props)
  return (
    <Frame
      start={start}
      table={table}
      stakeMinor={stakeMinor}
      setStake={setStake}
      isStakeGiven={gift.spins !== null}
      isShowing={spins.isRunning}
      news={news}
      stage={
        <Sight
          {...props}
          drawing={drawing}
          free={shown?.spin.isFree && !table.isSending ? shown : null}
          standing={shown?.spin ?? before ?? firstSight(slot)}
          stopped={stopped}
          isSpun={shown !== null}
        />
      }
      actions={
        <>
          {me.freeSpins && (
            <Gift start={start} me={me} given={me.freeSpins} gift={gift} isBusy={isBusy || spinning.auto !== null} />
          )}
          <Controls
            texts={texts}
            says={gift.spins ? texts.slot.giftSpin : texts.slot.spin}
            isBusy={isBusy}
            auto={spinning.auto}
            isTurbo={isTurbo}
            setTurbo={setTurbo}
            spin={() => void spinning.spin('spin')}
            startAuto={(count, rules) => void spinning.startAuto(count, rules)}
            stopAuto={spinning.stopAuto}
            buy={gift.spins ? null : buyOf(props, stakeMinor, () => void spinning.spin('buy'))}
          />
        </>
      }
      payTable={
        <PayTable
          table={slot}
          drawing={drawing}
          stakeMinor={stakeMinor}
          me={me}
          texts={texts}
          symbols={start.symbols}
        />
      }
      outcome={(past) => outcomeOf(props, drawing, past)}
    />
  )
}

export function SlotPage({ start }: { start: SlotStart }) {
  const table = usePlay(start.secret)
  useTitle(table.state?.game.name)
  if (!table.state) return <WaitingRoom start={start} table={table} />
  return <Machine start={start} table={table} slot={table.state.game.table as SlotTable} />
}
