/** Starts the player site: language and first page, then React over the server's HTML or anew, then the session's polls. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { applyAppearance, storedAppearance } from '@uwanja/ui/appearance'
import { toasts } from '@uwanja/ui/toasts'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { followRefcode } from './campaign/refcode.ts'
import { keepSite } from './keep-site.ts'
import { logFailure } from './log.ts'
import { openNavigation } from './navigation.ts'
import { takeFlag } from './session/flags.ts'
import { onLoggedOut, rereadCookie, useSession } from './session/session.ts'
import { Site } from './Site.tsx'
import { sheetThere } from './sheet-there.ts'
import './styles.css'
import { isTakingOver, replayInput } from './replay-input.ts'
import { openLanguage, useLanguage } from './texts/language.ts'

applyAppearance(storedAppearance())
/** With its refcode: a page that wants a log-in is not where the visitor ends. */
const arrivedAt = new URL(location.href)
const language = await openLanguage(useSession.getState().user === null ? 'first' : 'player')
const navigation = await openNavigation(language)
await sheetThere()
onLoggedOut(() => {
  // First away from the page, then the clearing: a page that still stands would ask again without a token.
  const cleared = navigation.open('/').then(async () => (await import('./queries.ts')).queries.clear())
  cleared.catch((error: unknown) => logFailure('what was read was not cleared', error))
})

const root = document.getElementById('root')!
const giveBack = replayInput(root)
const app = (
  <App onReady={giveBack}>
    <Site navigation={navigation} />
  </App>
)
/**
 * The server renders for visitors' browsers, and home is a player's too: what is a visitor's own in it stays hidden until the
 * player's stands. From others, and in another language, index.html has kept its HTML.
 */
if (root.dataset['language'] === language && isTakingOver()) {
  // In slices: a tap in the meantime is answered in the meantime.
  startTransition(() => void hydrateRoot(root, app))
} else {
  document.documentElement.dataset['shell'] = 'other'
  root.replaceChildren()
  flushSync(() => createRoot(root).render(app))
}

/** Polls and push are a player's: who has not logged in does not download them. */
const follow = async () => (await import('./session/follow.ts')).follow()
const onFirstPlayer = ({ user }: { user: unknown }) => {
  if (user === null) return
  stopWaiting()
  follow().catch((error: unknown) => logFailure('the session is not followed', error))
}
const stopWaiting = useSession.subscribe(onFirstPlayer)
onFirstPlayer(useSession.getState())
// For visitors too, who may log in elsewhere.
setInterval(() => void rereadCookie(), CONSTANTS.pendingWithdrawPollMs)
followRefcode(arrivedAt)
keepSite()
if (takeFlag('orderCancelled')) toasts.show('success', useLanguage.getState().texts?.shell.orderCancelled ?? '')
