/** States of what holds other parts: cards and dialogs. */
import { addressOf, type View } from '../address.ts'
import { Card } from '../../Card.tsx'
import { DialogOpener } from '../DialogOpener.tsx'
import type { Samples } from '../samples/en.ts'
import { SCENES } from '../scenes.tsx'
import type { State } from '../state.ts'

export function cardStates(words: Samples): readonly State[] {
  return [
    { name: 'with a text', show: <Card>{words.sentence}</Card> },
    {
      name: 'by night',
      show: (
        <Card className="night">
          <h4 className="mb-1 text-lg font-bold">{words.title}</h4>
          <p className="text-muted">{words.sentence}</p>
        </Card>
      ),
    },
    {
      name: 'long text',
      show: (
        <Card>
          <h4 className="mb-1 text-lg font-bold">{words.longTitle}</h4>
          <p className="text-muted">{words.paragraph}</p>
        </Card>
      ),
    },
  ]
}

export function dialogStates(words: Samples, view: View): readonly State[] {
  const framed = Object.keys(SCENES).map((scene): State => ({
    name: scene,
    show: (
      // Inert, so that a dialog that opens in a frame does not take the focus from the page.
      <iframe
        inert
        title={`Dialog, ${scene}`}
        src={addressOf({ ...view, width: null, scene })}
        className="block h-[32rem] w-full rounded-lg border border-line"
      />
    ),
  }))
  return [...framed, { name: 'to try', show: <DialogOpener words={words} /> }]
}
