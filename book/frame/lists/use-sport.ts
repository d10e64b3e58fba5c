/** The sport that the address names; football without one. */
import { type Sport, SPORTS } from '../answers/ask.ts'
import { usePlace } from '../place.ts'

export const sportIn = (search: string): Sport =>
  SPORTS.find((one) => one === new URLSearchParams(search).get('sport')) ?? 'football'

export const useSport = (): Sport => sportIn(usePlace(({ search }) => search))
