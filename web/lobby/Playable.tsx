/** Games for everybody but a player who has promised themselves not to play: they are told so, and shown none. */
import { Suspense, type ReactNode } from 'react'
import { restrictionOf, useOwnRules } from '../protection/own-rules.ts'
import { late } from '../missing/late.ts'

/** Few need it, and every visitor would download it. */
const PromiseNotice = late(async () => (await import('../protection/RestrictionNotice.tsx')).RestrictionNotice)

export function Playable({ children }: { children: ReactNode }) {
  const { rules } = useOwnRules()
  if (!restrictionOf(rules)) return children
  return (
    <Suspense>
      <PromiseNotice rules={rules} place="elsewhere" />
    </Suspense>
  )
}
