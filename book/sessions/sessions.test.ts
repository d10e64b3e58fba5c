/** Sessions: launched by a platform alone, alive as long as its wallet says so. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBook, type Book } from '../process/book.ts'
import { aDatabase } from '../process/testing.ts'
import { aPlatform, aWhile } from './testing.ts'

const FRAMED_BY = 'https://site.example'
/** The page from its sources, as the browser's part would be built, and what renders it. */
const PAGES = {
  folder: mkdtempSync(join(tmpdir(), 'uwanja-frame-')),
  renderer: new URL('../frame/server-entry.tsx', import.meta.url).href,
}
mkdirSync(join(PAGES.folder, '.vite'))
writeFileSync(join(PAGES.folder, '.vite/manifest.json'), '{}')
copyFileSync(new URL('../frame/index.html', import.meta.url), join(PAGES.folder, 'index.html'))

afterAll(() => rmSync(PAGES.folder, { recursive: true }))

describe.each(RULE_KINDS)('sessions on %s', (kind) => {
  let db: Db, book: Book, url: string
  let platform: Awaited<ReturnType<typeof aPlatform>>
  const open = (doors: Parameters<typeof openBook>[0]['doors']): Book => {
    const place = { url: 'https://book.example/', framedBy: [FRAMED_BY], pages: PAGES }
    return openBook({ db, feed: null, deskKey: '', doors: doors!, place, onFault: () => {} })
  }
  beforeAll(async () => {
    db = await aDatabase(kind)
    platform = await aPlatform()
    book = open([platform.door])
    url = await book.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await book.close()
    await platform.close()
    await db.close()
  })
  const launched = async (id: string): Promise<string> =>
    (await platform.launch(url, { player: { id, token: platform.logIn(id) } })).session

  it('Y70 opens a session for whom the wallet names behind a launch, and none for a guest', async () => {
    const player = { id: 'p1', token: platform.logIn('p1') }
    const { url: frame, session } = await platform.launch(url, { player })
    expect(frame).toBe('https://book.example/altenar')
    expect(await book.sessions.sessionOf(session)).toMatchObject({
      wallet: 'altenar',
      walletPlayer: 'p1',
      walletToken: `private-${player.token}`,
      currency: 'NGN',
      lang: 'sw',
      skin: 'altenar',
    })
    expect(await platform.launch(url)).toEqual({ url: 'https://book.example/altenar', session: '' })
    expect(await book.sessions.sessionOf('')).toBeNull()
    expect(await book.sessions.sessionOf(`${session}x`)).toBeNull()
    const [row] = await db.sql`select * from book.session where encode(hash, 'escape') like ${`%${session}%`}`
    expect(row).toBeUndefined()
  })

  it('Y70 one player of a wallet is one player of the book, however often they come', async () => {
    const [first, second, other] = [await launched('p2'), await launched('p2'), await launched('p3')]
    const [one, two, three] = await Promise.all([first, second, other].map((each) => book.sessions.sessionOf(each)))
    expect(one!.player).toBe(two!.player)
    expect(one!.player).not.toBe(three!.player)
  })

  it('Y70 a token that was used, another player’s token and a stranger’s signature open none', async () => {
    const token = platform.logIn('p4')
    await expect(platform.launch(url, { player: { id: 'p5', token } })).rejects.toThrow('403')
    await expect(platform.launch(url, { player: { id: 'p4', token } })).rejects.toThrow('403')
    const stranger = { ...platform.keys, secret: 'guessed' }
    await expect(platform.launch(url, {}, stranger)).rejects.toThrow('401')
    const reply = await fetch(`${url}/altenar/gsw/v1/launch`, { method: 'POST', body: '{' })
    expect([reply.status, reply.headers.get('x-gsw-signature')]).toEqual([401, null])
  })

  it('Y72 a launch that leads to an origin that no setting names is none', async () => {
    const nowhere = { ...platform.keys, frameOrigins: '' }
    await expect(platform.launch(url, {}, nowhere)).rejects.toThrow('leads elsewhere')
  })

  it('Y70 keys change under way: the one before is good while it is kept', async () => {
    const before = { ...platform.keys }
    Object.assign(platform.keys, { secret: 'second-secret', secretPrevious: before['secret']! })
    expect((await platform.launch(url, {}, before)).url).toBe('https://book.example/altenar')
    delete platform.keys['secretPrevious']
    await expect(platform.launch(url, {}, before)).rejects.toThrow('401')
  })

  it('Y71 a session that ended at the wallet ends at the book within 20 s', async () => {
    const session = await launched('p6')
    platform.logOut()
    await aWhile(db)
    expect(await book.sessions.sessionOf(session)).toBeNull()
    expect(await book.sessions.sessionOf(session)).toBeNull()
  })

  it('Y71 a wallet that is silent ends none and opens none; after twelve hours it ends by itself', async () => {
    const session = await launched('p7')
    const deaf = open([{ ...platform.door, url: 'http://127.0.0.1:1' }])
    const deafUrl = await deaf.app.listen({ host: '127.0.0.1', port: 0 })
    await aWhile(db)
    expect(await deaf.sessions.sessionOf(session)).toMatchObject({ walletPlayer: 'p7' })
    const player = { id: 'p7', token: platform.logIn('p7') }
    await expect(platform.launch(deafUrl, { player })).rejects.toThrow('503')
    await db.sql`update book.session set ends_at = ends_at - interval '12 hours'`
    expect(await deaf.sessions.sessionOf(session)).toBeNull()
    await deaf.close()
  })

  it('Y70 the launched address is the book’s page in its language, which the platform’s pages alone may frame', async () => {
    const page = await fetch(`${url}/altenar/zh-CN/?currentSession=s&basePath=/Sports/Altenar`)
    const html = await page.text()
    expect(html).toContain('<html lang="zh" data-skin="altenar"')
    expect(html).toContain('正在进行')
    expect(html).not.toContain('currentSession')
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${FRAMED_BY}`)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await fetch(`${url}/unknown/zh-CN/`)).status).toBe(404)
  })
})
