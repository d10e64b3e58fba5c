/** Fetches one picture for one look: with the session's token, so never by an address that could be given on. */
import { HOLD_PICTURE_PATH } from '@uwanja/contract/operators/holds'
import { useSession } from '../session.ts'

/** @returns what an `img` may show; our pages may load no others. Rejects for every other answer. */
export async function pictureFor(id: string): Promise<string> {
  const token = useSession.getState().session?.token ?? ''
  const answer = await fetch(`${HOLD_PICTURE_PATH}?${new URLSearchParams({ id }).toString()}`, {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok || answer.headers.get('content-type') !== 'image/jpeg') throw new Error('refused')
  const blob = await answer.blob()
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(reader.result as string))
    reader.addEventListener('error', () => fail(new Error('unreadable')))
    reader.readAsDataURL(blob)
  })
}
