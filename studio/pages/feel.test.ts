/** The switch of sound: off until it is wanted, remembered, and harmless where nothing is kept. */
import { expect, it } from 'vitest'
import { openFeel } from './feel.ts'

it('R79 sound is off until somebody wants it, and stays as it was left', () => {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  const first = openFeel(storage)
  expect(first.isOn()).toBe(false)
  first.set(true)
  expect(openFeel(storage).isOn()).toBe(true)
  first.set(false)
  expect(openFeel(storage).isOn()).toBe(false)
})

it('R79 where nothing is kept the choice lasts as long as the page', () => {
  const nothing = openFeel(() => {
    throw new Error('no storage in this frame')
  })
  expect(nothing.isOn()).toBe(false)
  nothing.set(true)
  expect(nothing.isOn()).toBe(true)
})
