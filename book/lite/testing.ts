/** A browser without scripts, cookies or pictures: it follows links and sends forms, and that is all. */
import type { DatabaseKind } from '@uwanja/database/testing'
import { aBetWorld, matches } from '../bets/testing.ts'
import type { Book } from '../process/book.ts'
import { aDatabase } from '../process/testing.ts'
import { LITE } from './answers.ts'

interface Form {
  readonly action: string
  readonly isPost: boolean
  readonly hidden: Readonly<Record<string, string>>
  readonly buttons: readonly { readonly name: string; readonly value: string; readonly text: string }[]
}

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, plain(value)]))

function formsOf(markup: string): Form[] {
  return [...markup.matchAll(/<form([^>]*)>([\s\S]*?)<\/form\s*>/g)].map(([, head, inner]) => {
    const { action = '', method = 'get' } = attributes(head!)
    const fields = [...inner!.matchAll(/<input([^>]*)>/g)].map(([, tag]) => attributes(tag!))
    const hidden = fields.flatMap(({ type, name, value = '' }) => (type === 'hidden' ? [[name!, value]] : []))
    const buttons = [...inner!.matchAll(/<button([^>]*)>([\s\S]*?)<\/button\s*>/g)].flatMap(([, tag, text]) => {
      const { name = '', value = '', disabled } = attributes(tag!)
      return disabled === undefined ? [{ name, value, text: plain(text!) }] : []
    })
    return { action, isPost: method === 'post', hidden: Object.fromEntries(hidden), buttons }
  })
}

export interface PlainPage {
  readonly http: number
  readonly url: string
  readonly markup: string
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
  /** Bytes on the wire, compressed as a phone asks for it. */
  readonly bytes: number
  readonly forms: readonly Form[]
}

export function aBrowser(book: Book, agent: Readonly<Record<string, string>> = {}) {
  let url = 'http://book.test/'
  const seen: PlainPage[] = []

  async function load(address: string, body?: Readonly<Record<string, string>>): Promise<PlainPage> {
    const target = new URL(address.replaceAll('&amp;', '&'), url)
    const path = `${target.pathname}${target.search}`
    const posted = { 'content-type': 'application/x-www-form-urlencoded', ...agent }
    const answer = await book.app.inject(
      body === undefined
        ? { url: path, headers: agent }
        : { method: 'POST', url: path, headers: posted, payload: new URLSearchParams(body).toString() },
    )
    url = target.href
    if (answer.statusCode === 303) return load(String(answer.headers['location']))
    const packed = await book.app.inject({ url: path, headers: { 'accept-encoding': 'gzip' } })
    const page = {
      http: answer.statusCode,
      url: path,
      markup: answer.payload,
      text: plain(answer.payload.replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, '')),
      headers: answer.headers,
      bytes: packed.rawPayload.length,
      forms: formsOf(answer.payload),
    }
    seen.push(page)
    return page
  }
  const last = (): PlainPage => seen.at(-1)!
  return {
    load,
    last,
    /** Every page that it was shown. */
    seen: seen as readonly PlainPage[],
    /** The first link of this page that has these words. */
    follow(words: string): Promise<PlainPage> {
      const links = [...last().markup.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/g)]
      const found = links.find(([, , text]) => plain(text!).includes(words))
      if (!found) throw new Error(`no link "${words}" on ${last().text}`)
      return load(found[1]!)
    },
    /** Presses the first button whose words fit, in its form. @param typed What is filled in. */
    press(words: string | RegExp, typed: Readonly<Record<string, string>> = {}): Promise<PlainPage> {
      for (const form of last().forms)
        for (const button of form.buttons)
          if (typeof words === 'string' ? button.text.startsWith(words) : words.test(button.text)) {
            const own = button.name === '' ? {} : { [button.name]: button.value }
            const values = { ...form.hidden, ...own, ...typed }
            return form.isPost
              ? load(form.action, values)
              : load(`${form.action}?${new URLSearchParams(values).toString()}`)
          }
      throw new Error(`no button "${String(words)}" on ${last().text}`)
    },
  }
}
export type PlainBrowser = ReturnType<typeof aBrowser>

/** Whose pages frame it. */
export const SITE = 'https://site.example'

/** A book with its light door, matches ahead, and players who come by a launch. */
export async function aLiteWorld(kind: DatabaseKind) {
  const db = await aDatabase(kind)
  const world = await aBetWorld(db, { door: LITE, framedBy: [SITE] })
  const ids = await matches(db, 24)
  const book = await world.book()
  const enter = async (bearer: string | null, { lang = 'en-GB', place = '', more = '' } = {}) => {
    const browser = aBrowser(book)
    const session = bearer === null ? '' : `currentSession=${bearer}&`
    await browser.load(`/${LITE}/${lang}/${place}?${session}basePath=%2FSports%2FAltenarLite${more}`)
    return browser
  }
  return {
    db,
    world,
    ids,
    book,
    enter,
    async aPlayer(minor = 1_000_000) {
      const bearer = await world.aPlayer(minor)
      return { bearer, name: world.playerOf(bearer), browser: await enter(bearer) }
    },
    close: () => world.close(),
  }
}
export type LiteWorld = Awaited<ReturnType<typeof aLiteWorld>>

/** Puts that the home side wins on the slip. */
export async function pickHome(browser: PlainBrowser, id: string): Promise<PlainPage> {
  await browser.load(`event?id=${id}`)
  return browser.press('Bahari')
}

export async function quoted(
  browser: PlainBrowser,
  stake: string,
  choice = 'multiple',
  policy = 'higher',
): Promise<PlainPage> {
  await browser.load('slip')
  return browser.press('Show what it pays', { stake, choice, policy })
}
