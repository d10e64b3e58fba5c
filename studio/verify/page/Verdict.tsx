/** One line of a verdict, said by its mark and its words, not by its colour alone. */
import type { ReactNode } from 'react'

export function Verdict({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <p className={isGood ? 'verdict good' : 'verdict bad'}>
      <span aria-hidden="true">{isGood ? '✓' : '✗'}</span> {children}
    </p>
  )
}
