/** Sessions of the office's tab: the one that ends takes nothing of the one that begins. */
import { afterEach, expect, it, vi } from 'vitest'
import { office, type OfficeSession } from '@uwanja/contract/operators/office'
import { ask, logOut } from './ask.ts'
import { keepSession, useSession } from './session.ts'

const SESSION = { token: 'one', name: 'amina', role: 'finance', zone: 'Africa/Lagos' } as OfficeSession
const refused = () => Response.json({ statusCode: 1, status: 'UNAUTHORIZED', data: null })

afterEach(() => vi.unstubAllGlobals())

/** A network whose answers wait until they are given. */
function network() {
  const asked: { readonly path: string; answer(response: Response): void }[] = []
  vi.stubGlobal('fetch', (path: string) => new Promise<Response>((answer) => asked.push({ path, answer })))
  return asked
}

it('O02 the tab forgets at once; a log-in waits for the answer that takes the cookie away', async () => {
  const asked = network()
  keepSession(SESSION)
  logOut()
  expect(useSession.getState().session).toBeNull()
  const entering = ask(office.login, { name: 'amina', password: 'seven lamps' }).catch(() => 'refused')
  await Promise.resolve()
  expect(asked.map(({ path }) => path)).toEqual(['/api/office/LogOff'])
  asked[0]!.answer(Response.json({ statusCode: 0, status: 'SUCCESS', data: null }))
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/office/LogOff', '/api/office/Login']))
  asked[1]!.answer(refused())
  expect(await entering).toBe('refused')
})

it('O02 a refusal of a session that is over does not end the one that began since', async () => {
  const asked = network()
  keepSession(SESSION)
  const old = ask(office.me, {}).catch(() => 'refused')
  keepSession({ ...SESSION, token: 'two' })
  asked[0]!.answer(refused())
  expect(await old).toBe('refused')
  expect(useSession.getState().session?.token).toBe('two')
  const own = ask(office.me, {}).catch(() => 'refused')
  asked[1]!.answer(refused())
  expect(await own).toBe('refused')
  expect(useSession.getState().session).toBeNull()
})
