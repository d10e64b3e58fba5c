/** Games for everybody but a player who has promised themselves not to play: they are told so, and shown none. */
import { lazy, Suspense, type ReactNode } from 'react'
import { promiseOf, useOwnRules } from '../protection/own-rules.ts'

/** Few need it, and every visitor would download it. */
const PromiseNotice = lazy(async () => ({
  default: (await import('../protection/PromiseNotice.tsx')).PromiseNotice,
}))

export function Playable({ children }: { children: ReactNode }) {
  const { rules } = useOwnRules()
  if (!promiseOf(rules)) return children
  return (
    <Suspense>
      <PromiseNotice rules={rules} place="elsewhere" />
    </Suspense>
  )
}
