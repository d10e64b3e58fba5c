/** Swahili: what the screens of a first visit say. */
import type { Translation } from '../translation.ts'
import type { first as english } from '../en/first.ts'
import { account } from './account.ts'
import { home } from './home.ts'
import { lobby } from './lobby.ts'
import { location } from './location.ts'
import { message } from './message.ts'
import { names } from './names.ts'
import { pages } from './pages.ts'
import { partner } from './partner.ts'
import { responsible } from './responsible.ts'
import { shell } from './shell.ts'

export const first: Translation<typeof english> = {
  ...names,
  ...account,
  ...home,
  ...lobby,
  ...shell,
  ...partner,
  ...location,
  ...responsible,
  message,
  pages,
}
