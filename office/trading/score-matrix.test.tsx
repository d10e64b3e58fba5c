/** The picture of what each final score costs: told in words, red where it costs, and the stronger the more. */
import { office as en } from '@uwanja/i18n/en/office'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { speak, SpeechContext } from '../speech.ts'
import { ScoreMatrix } from './ScoreMatrix.tsx'

const picture = (scores: Parameters<typeof ScoreMatrix>[0]['scores']): string =>
  renderToString(
    <SpeechContext value={speak('en', en)}>
      <ScoreMatrix scores={scores} />
    </SpeechContext>,
  )

/** Colour, strength and figure of each score, in their order. */
const cells = (html: string): string[][] =>
  [...html.matchAll(/class="fill-(loss|win)" fill-opacity="([\d.]+)"><\/rect><text[^>]*>([^<]*)</g)].map((one) =>
    one.slice(1, 4),
  )

it('O45 Y49 the dearest score is told in words, and each score by its colour and its figure', () => {
  const html = picture([
    { home: 0, away: 0, minor: -50_000 },
    { home: 2, away: 1, minor: 200_000 },
    { home: 6, away: 6, minor: 20_000_000 },
    // Beyond the picture; what it costs is in the figures above it.
    { home: 7, away: 0, minor: 90_000_000 },
  ])
  expect(html).toContain('aria-label="The dearest score is 6:6: 200,000.00"')
  expect(cells(html)).toEqual([
    ['win', '0.0808', '-500'],
    ['loss', '0.0832', '2000'],
    ['loss', '0.4', '200k'],
  ])
  // Home goals go down, away goals to the right: 2:1 is in the third row and the second column, beside the axes.
  expect(html).toContain('transform="translate(152 102)"')
})
