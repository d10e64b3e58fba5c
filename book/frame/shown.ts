/**
 * The place whose page is shown. A tap changes the place at once, and with it what says where we are; another page is made in slices,
 * so that the tap is heard meanwhile. On the same page (another sport, other words) both are one.
 */
import { createContext, useContext, useDeferredValue } from 'react'
import { usePlace, type Place } from './place.ts'

export const ShownContext = createContext<Place>({ skin: 'altenar', culture: 'en', pathname: '/', search: '' })

export const useShown = (): Place => useContext(ShownContext)

export function useLatePlace(): Place {
  const place = usePlace()
  const late = useDeferredValue(place)
  return late.pathname === place.pathname ? place : late
}
