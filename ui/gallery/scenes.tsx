/** Dialogs cover the page, so each open one is a page of its own (`?scene=sheet`), which the gallery shows in a frame. */
import type { ReactNode } from 'react'
import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { Field } from '../Field.tsx'
import type { Samples } from './samples/en.ts'

type Scene = (words: Samples, onClose: () => void) => ReactNode

export const SCENES: Readonly<Record<string, Scene>> = {
  sheet: (words, onClose) => (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      <p>{words.sentence}</p>
      <Field label={words.number} prefix="+234 (0)" inputMode="numeric" />
      <Button variant="primary" size="wide" onClick={onClose}>
        {words.deposit}
      </Button>
    </Dialog>
  ),
  'long sheet': (words, onClose) => (
    <Dialog title={words.longTitle} closeLabel={words.close} onClose={onClose}>
      <Alert tone="danger">{words.refused}</Alert>
      {['1', '2', '3'].map((one) => (
        <p key={one}>{words.paragraph}</p>
      ))}
      <Button variant="danger" size="wide" onClick={onClose}>
        {words.remove}
      </Button>
    </Dialog>
  ),
  drawer: (words, onClose) => (
    <Dialog shape="drawer" title={words.messages} closeLabel={words.close} onClose={onClose}>
      <p>{words.paragraph}</p>
      <Button size="wide" onClick={onClose}>
        {words.back}
      </Button>
    </Dialog>
  ),
  'without a way out': (words, onClose) => (
    <Dialog title={words.terms} onClose={null}>
      <p>{words.sentence}</p>
      <Button variant="primary" size="wide" onClick={onClose}>
        {words.adult}
      </Button>
    </Dialog>
  ),
}
