/** What the screens of a first visit say, of visitors above all: the first download. The rest comes with the first screen that wants it. */
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

export const first = {
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
} as const
