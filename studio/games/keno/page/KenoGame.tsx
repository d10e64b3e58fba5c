/** Keno by oneself: forty numbers, up to eight picks, ten balls that fall one after another. */
import { useState } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { KenoFacts, KenoView } from '@uwanja/contract/studio/table'
import type { GameProps } from '../../../tables/page/words.ts'

function someNumbers(count: number, of: number): number[] {
  const picks = new Set<number>()
  while (picks.size < count) picks.add(1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % of))
  return [...picks]
}

interface NumbersProps {
  readonly facts: KenoFacts
  readonly picks: readonly number[]
  readonly drawn: readonly number[]
  readonly words: GameProps['words']
  readonly isOpen: boolean
  readonly toggle: (number: number) => void
}

function Numbers({ facts, picks, drawn, words, isOpen, toggle }: NumbersProps) {
  return (
    <div className="keno" role="group" aria-label={words.live.table}>
      {Array.from({ length: facts.numbers }, (_, at) => at + 1).map((number) => (
        <button
          key={number}
          type="button"
          aria-pressed={picks.includes(number)}
          aria-label={fill(words.table.picked, { number })}
          className={`${picks.includes(number) ? 'picked' : ''} ${drawn.includes(number) ? 'drawn' : ''}`}
          style={{ animationDelay: `${String(120 * Math.max(0, drawn.indexOf(number)))}ms` }}
          disabled={!isOpen}
          onClick={() => toggle(number)}
        >
          {number}
        </button>
      ))}
    </div>
  )
}

export function KenoGame({ play, round, words, stake, mayOpen }: GameProps) {
  const facts = play.state!.game.table as KenoFacts
  const [picks, setPicks] = useState<readonly number[]>([])
  const [isOld, setOld] = useState(false)
  const view = isOld ? null : (round?.view as KenoView | null)
  const toggle = (number: number) => {
    setOld(true)
    setPicks((before) =>
      before.includes(number)
        ? before.filter((one) => one !== number)
        : before.length < facts.mostPicks
          ? [...before, number]
          : before,
    )
  }
  return (
    <>
      <p className="hint">{fill(words.table.pick, { count: facts.mostPicks })}</p>
      <Numbers facts={facts} picks={picks} drawn={view?.drawn ?? []} words={words} isOpen={mayOpen} toggle={toggle} />
      <ol className="pays-list">
        {(facts.pays[picks.length] ?? []).map((pays, hits) =>
          pays === 0 ? null : (
            <li key={hits} className={mayOpen && view?.hits === hits ? 'hit' : ''}>
              {fill(words.table.hitPays, { hits })} <strong className="figures">{(pays / 100).toFixed(2)}×</strong>
            </li>
          ),
        )}
      </ol>
      {view && mayOpen && <p className="hint">{fill(words.table.hits, { hits: view.hits, picks: picks.length })}</p>}
      <div className="tools">
        <button type="button" disabled={!mayOpen || picks.length === 0} onClick={() => setPicks([])}>
          {words.table.clear}
        </button>
        <button
          type="button"
          disabled={!mayOpen}
          onClick={() => {
            setOld(true)
            setPicks(someNumbers(facts.mostPicks, facts.numbers))
          }}
        >
          {words.table.quick}
        </button>
      </div>
      <button
        type="button"
        className="main"
        disabled={!mayOpen || picks.length === 0}
        onClick={() => {
          setOld(false)
          void play.open(stake, { picks })
        }}
      >
        {words.table.play.keno}
      </button>
    </>
  )
}
