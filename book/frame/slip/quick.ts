/** Quick bets: while they are on, one tap on odds places a single. They are switched on for this visit alone. */
import { create } from 'zustand'
import { bearer } from '../session.ts'
import { useChoices } from './choices.ts'
import { minorOf } from './figures.ts'
import { openSlip } from './open.ts'
import { place } from './placing.ts'
import { setOnTap, type Selection } from './slip.ts'

interface Quick {
  readonly isOn: boolean
  /** In major units, as it was typed. */
  readonly typed: string
}
export const useQuick = create<Quick>(() => ({ isOn: false, typed: '' }))

function onTap(selection: Selection): boolean {
  const { isOn, typed } = useQuick.getState()
  const unit = minorOf(typed)
  if (!isOn || unit === null || bearer() === '') return false
  const { event, market, specifiers, outcome, epoch, odds } = selection
  const { policy } = useChoices.getState()
  place({ legs: [{ odds, picks: [{ event, market, specifiers, outcome, epoch }] }], unit, policy }, [selection])
  openSlip()
  return true
}

export function setQuick(change: Partial<Quick>): void {
  useQuick.setState(change)
  setOnTap(useQuick.getState().isOn ? onTap : null)
}
