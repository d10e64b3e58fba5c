/** The page of the place that is shown, and the line on which its prices come. */
import { useLayoutEffect } from 'react'
import { useStream } from '../answers/stream.ts'
import { arrived } from '../place.ts'
import { routeOf, type Route } from '../routes.ts'
import { ShownContext, useLatePlace } from '../shown.ts'
import { useSaid } from '../texts.ts'
import { scoreWords } from '../words.ts'
import { Page } from './Page.tsx'

/** Pages on which nothing moves. */
const STILL: readonly Route['name'][] = ['results', 'my-bets', 'leagues', 'missing']

export function Shown() {
  const said = useSaid()
  const place = useLatePlace()
  const { name, id } = routeOf(place.pathname)
  useStream(name === 'event' ? id : null, !STILL.includes(name), (row) => scoreWords(row, said))
  useLayoutEffect(() => arrived(place), [place])
  return (
    <ShownContext value={place}>
      <Page name={name} id={id} />
    </ShownContext>
  )
}
