/** Which of a sport's columns a phone shows; the same on every list. */
import { create } from 'zustand'

export const useColumn = create<{ readonly at: number }>(() => ({ at: 0 }))
