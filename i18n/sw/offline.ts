/** The page that a browser shows by itself when there is no connection. */
import type { offline as en } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline: Translation<typeof en> = {
  title: 'Huna mtandao',
  text: 'Ukurasa huu haufunguki bila mtandao. Hakuna kilichotumwa, na pesa zako ziko kama zilivyokuwa.',
  retry: 'Jaribu tena',
}
