/** The site in a browser: follows where its visitor goes. */
import { startTransition, useLayoutEffect, useState } from 'react'
import type { Navigation } from './navigation.ts'
import { Standing } from './Standing.tsx'

export function Site({ navigation }: { navigation: Navigation }) {
  const [shown, setShown] = useState(navigation.shown)
  // In slices: a tap while a page is made is answered meanwhile.
  useLayoutEffect(() => navigation.follow((next) => startTransition(() => setShown(next))), [navigation])
  return <Standing shown={shown} navigator={navigation.navigator} />
}
