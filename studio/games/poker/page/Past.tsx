/** A round of before: its five cards, and which of them were held. */
import type { PlayTexts } from '@uwanja/i18n/en/studio-play'
import { Hand } from './Hand.tsx'
import type { PokerView } from '@uwanja/contract/studio/poker'

const STILL = { mask: 0, toggle: () => {} }

export function Past({ view, texts }: { view: PokerView; texts: PlayTexts }) {
  return (
    <div className="poker-past">
      <Hand roundId={null} view={view} holds={STILL} advice={null} isOpen={false} texts={texts} />
      <p className="hint">{view.hand ? texts.poker.names[view.hand] : texts.poker.nothing}</p>
    </div>
  )
}
