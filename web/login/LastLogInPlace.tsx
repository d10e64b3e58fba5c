/** The line about the last login, on the page to which a login led: its place is there from the first moment, it fills later. */
import { Suspense, useState } from 'react'
import { isSamePath } from '../menus.ts'
import { late } from '../missing/late.ts'
import { useHere } from '../place.ts'
import { useSession } from '../session/session.ts'
import { useLoggedIn } from './last-log-in.ts'

const LastLogIn = late(async () => (await import('./LastLogIn.tsx')).LastLogIn)

export function LastLogInPlace() {
  const token = useSession((session) => session.user?.token ?? '')
  const loggedIn = useLoggedIn((state) => state.token)
  return token !== '' && loggedIn === token && <Landing key={token} token={token} />
}

function Landing({ token }: { token: string }) {
  const { pathname } = useHere()
  // Drawn first while the login still stands there: the page to which it leads is the next one.
  const [landing, setLanding] = useState(pathname)
  if (isSamePath(landing, '/login') && pathname !== landing) setLanding(pathname)
  if (pathname !== landing || isSamePath(pathname, '/login')) return null
  return (
    <div className="h-11 border-b border-line">
      <Suspense>
        <LastLogIn token={token} />
      </Suspense>
    </div>
  )
}
