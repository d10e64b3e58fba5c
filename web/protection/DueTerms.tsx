/** Asks a player again when the words of terms or privacy policy are newer than those that they agreed to. */
import { Suspense, useState } from 'react'
import { late } from '../missing/late.ts'
import { useHere } from '../place.ts'
import { everyPage } from '@uwanja/contract/site/every-page'
import { ask } from '../ask.ts'
import { useLive } from '../live/capabilities.ts'
import { isSamePath } from '../menus.ts'
import { useQuery } from '../queries.ts'
import { withAllTexts } from '../texts/language.ts'
import { useSession } from '../session/session.ts'

const TermsDialog = late(() => withAllTexts(async () => (await import('./TermsDialog.tsx')).TermsDialog))

/** Where the words themselves stand nothing lies over them; where money is under way neither. */
const LEFT_IN_PEACE = ['/Terms', '/PrivacyPolicy', '/deposit', '/withdraw']

export function DueTerms() {
  const token = useSession((session) => session.user?.token ?? '')
  const isThere = useLive((live) => live.calls?.includes('Protection/GetTerms') === true)
  const { pathname } = useHere()
  const [answeredFor, setAnsweredFor] = useState('')
  const { data } = useQuery({
    queryKey: ['terms', token],
    queryFn: ({ signal }) => ask(everyPage.getTerms, {}, signal),
    enabled: token !== '' && isThere,
    staleTime: Infinity,
  })
  const version = data?.version ?? ''
  const isDue = version !== '' && data?.acceptedVersion !== version && answeredFor !== token
  if (!isDue || token === '' || LEFT_IN_PEACE.some((path) => isSamePath(path, pathname))) return null
  return (
    <Suspense fallback={null}>
      <TermsDialog version={version} onAnswered={() => setAnsweredFor(token)} />
    </Suspense>
  )
}
