/** The five cards: each is a button that holds it, while there is something to decide. */
import { Card } from '../../../live/page/stages/Card.tsx'
import type { PlayTexts } from '@uwanja/i18n/en/studio-play'
import type { PokerView } from '@uwanja/contract/studio/poker'
import { isIn, PLACES, type Holds } from './use-holds.ts'

export interface HandProps {
  readonly roundId: string | null
  /** Null: nothing dealt yet. */
  readonly view: PokerView | null
  readonly holds: Holds
  readonly advice: number | null
  readonly isOpen: boolean
  readonly texts: PlayTexts
}

export function Hand({ roundId, view, holds, advice, isOpen, texts }: HandProps) {
  const isHeld = (place: number) => (view?.held ? view.held[place] === true : isOpen && isIn(holds.mask, place))
  return (
    <div role="group" aria-label={texts.poker.hand} className="poker-hand">
      {PLACES.map((place) => (
        <button
          // A new card is a new element, so that it is dealt in; a held one stays where it lies.
          key={`${roundId ?? ''}/${String(place)}`}
          type="button"
          aria-pressed={isHeld(place)}
          aria-keyshortcuts={String(place + 1)}
          disabled={!isOpen}
          onClick={() => holds.toggle(place)}
        >
          <span className="poker-tip">{advice !== null && isIn(advice, place) ? texts.poker.advice : ''}</span>
          <Card key={view?.cards[place] ?? 'back'} card={view?.cards[place] ?? null} />
          <span className="poker-hold">{isHeld(place) ? texts.poker.held : isOpen ? texts.poker.hold : ''}</span>
        </button>
      ))}
    </div>
  )
}
