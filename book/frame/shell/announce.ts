/** What screen readers are told when they have a moment: goals, and prices of what stands on the slip. One sentence at a time. */
import { create } from 'zustand'

export const useAnnounced = create<{ readonly said: string }>(() => ({ said: '' }))

export const say = (sentence: string): void => useAnnounced.setState({ said: sentence })
