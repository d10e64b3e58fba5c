/** The sport that the address names; football without one. */
import { type Sport, SPORTS } from '../answers/ask.ts'
import { useShown } from '../shown.ts'

export const sportIn = (search: string): Sport =>
  SPORTS.find((one) => one === new URLSearchParams(search).get('sport')) ?? 'football'

export const useSport = (): Sport => sportIn(useShown().search)
