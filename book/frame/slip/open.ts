/** Is the slip open? On a phone it covers the page; where there is room it stands beside it. */
import { create } from 'zustand'

export const useOpen = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export function openSlip(): void {
  useOpen.setState({ isOpen: true })
}
export function closeSlip(): void {
  useOpen.setState({ isOpen: false })
}
