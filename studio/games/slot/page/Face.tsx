/** One symbol of the reels, drawn. */
import { memo } from 'react'
import { glyphSvg } from './glyphs.ts'
import { faceOf, themeOf } from './themes.ts'

export interface Drawing {
  /** The title's theme. */
  readonly motif: string
  /** How many of its pictures the reels have; the rest are cards. */
  readonly pictures: number
}

const CARD_COLOURS = ['#ff8a77', '#7fd4ff', '#b6f0c0', '#ffc93c', '#c79cf2', '#f3f6f1']

export const Face = memo(function Face({ symbol, drawing }: { symbol: string; drawing: Drawing }) {
  const face = faceOf(symbol, themeOf(drawing.motif), drawing.pictures)
  if (typeof face === 'string') {
    return <svg viewBox="-1 -1 26 26" aria-hidden="true" dangerouslySetInnerHTML={{ __html: glyphSvg(face) }} />
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <text
        x="12"
        y="19"
        fontSize={face.card.length > 1 ? 15 : 19}
        textAnchor="middle"
        fontWeight="900"
        fill={CARD_COLOURS[face.card.length > 1 ? 4 : face.card.charCodeAt(0) % 4]}
      >
        {face.card}
      </text>
    </svg>
  )
})
