/** States of what is pressed: buttons, tabs, headings that open. */
import { Button } from '../../Button.tsx'
import { Disclosure } from '../../Disclosure.tsx'
import { buttonVariant, type ButtonVariant } from '../../looks/button.ts'
import { Tabs } from '../../Tabs.tsx'
import type { Samples } from '../samples/en.ts'
import type { Forced, State } from '../state.ts'

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const satisfies readonly ButtonVariant[]
const HANDS = ['hover', 'pressed', 'focus'] as const satisfies readonly Forced[]

/** The four looks in one state. */
function everyVariant(words: Samples, state: { disabled?: true; busyLabel?: string }) {
  const said = { primary: words.deposit, secondary: words.withdraw, quiet: words.back, danger: words.remove }
  return (
    <div className="flex flex-wrap gap-3">
      {LOOKS.map((variant) => (
        <Button key={variant} variant={variant} {...state}>
          {said[variant]}
        </Button>
      ))}
    </div>
  )
}

export function buttonStates(words: Samples): readonly State[] {
  return [
    { name: 'rest', show: everyVariant(words, {}) },
    ...HANDS.map((forced) => ({ name: forced, forced, show: everyVariant(words, {}) })),
    { name: 'disabled', show: everyVariant(words, { disabled: true }) },
    { name: 'busy', show: everyVariant(words, { busyLabel: words.sending }) },
    { name: 'large', show: <Button size="large">{words.back}</Button> },
    {
      name: 'wide',
      show: (
        <Button variant="primary" size="wide">
          {words.deposit}
        </Button>
      ),
    },
    {
      name: 'wide, busy',
      show: (
        <Button variant="primary" size="wide" busyLabel={words.sending}>
          {words.deposit}
        </Button>
      ),
    },
    {
      name: 'long text',
      show: (
        <Button variant="primary" size="wide">
          {words.longAct}
        </Button>
      ),
    },
    {
      name: 'a link',
      show: (
        <a href="#Button" className={buttonVariant('secondary')}>
          {words.logIn}
        </a>
      ),
    },
  ]
}

function tabs(names: readonly string[], label: string) {
  return (
    <Tabs
      label={label}
      links={names.map((name, at) => ({
        key: name,
        current: at === 0 ? 'page' : undefined,
        render: (variant) => (
          <a href="#Tabs" {...variant}>
            {name}
          </a>
        ),
      }))}
    />
  )
}

export function tabsStates(words: Samples): readonly State[] {
  const two = [words.deposit, words.withdraw]
  const three = [...two, words.history]
  return [
    { name: 'two', show: tabs(two, words.deposit) },
    { name: 'three', show: tabs(three, words.deposit) },
    { name: 'four', show: tabs([...three, words.messages], words.deposit) },
    { name: 'hover', forced: 'hover', show: tabs(two, words.deposit) },
    { name: 'focus', forced: 'focus', show: tabs(two, words.deposit) },
    { name: 'long text', show: tabs([words.deposit, words.longAct], words.deposit) },
  ]
}

export function disclosureStates(words: Samples): readonly State[] {
  return [
    { name: 'closed', show: <Disclosure title={words.deposit}>{words.sentence}</Disclosure> },
    {
      name: 'closed, with a summary',
      show: (
        <Disclosure title={words.withdraw} summary={<p className="text-muted">{words.amountHint}</p>}>
          {words.sentence}
        </Disclosure>
      ),
    },
    {
      name: 'open',
      show: (
        <Disclosure title={words.deposit} startsOpen>
          {words.sentence}
        </Disclosure>
      ),
    },
    { name: 'hover', forced: 'hover', show: <Disclosure title={words.deposit}>{words.sentence}</Disclosure> },
    { name: 'focus', forced: 'focus', show: <Disclosure title={words.deposit}>{words.sentence}</Disclosure> },
    { name: 'long text', show: <Disclosure title={words.longTitle}>{words.sentence}</Disclosure> },
  ]
}
