/** A browser of 2012 for this folder's tests: it keeps cookies, follows links and sends forms, and that is all. */
import type { Db } from '@uwanja/money/sql'
import { aNumber, aPlayer, type House } from './house.ts'

export const PASSWORD = 'the canary sings at 5'

export interface PlainForm {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  readonly button: string
}

export interface PlainPage {
  readonly http: number
  readonly path: string
  readonly markup: string
  readonly text: string
  readonly setCookies: readonly string[]
  readonly headers: Headers
  readonly forms: readonly PlainForm[]
}

const plain = (markup: string): string =>
  markup
    .replaceAll(/<style>[^]*?<\/style>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#39;/g, "'")
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&lt;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, plain(value)]))

/** As they would be sent untouched: hidden ones, what stands in fields, the first choice of each list. */
function formsOf(markup: string): PlainForm[] {
  return [...markup.matchAll(/<form([^>]*)>([^]*?)<\/form>/g)].map(([, head, inner]) => {
    const inputs = [...inner!.matchAll(/<input([^>]*)>/g)].map(([, tag]) => attributes(tag!))
    const given = inputs.flatMap(({ type, name, value = '' }) =>
      type === 'radio' || type === 'checkbox' ? [] : [[name!, value] as const],
    )
    const lists = [...inner!.matchAll(/<select[^>]* name="([^"]*)"[^>]*>([^]*?)<\/select>/g)].map(
      ([, name, options]) => [name!, /<option value="([^"]*)"/.exec(options!)?.[1] ?? ''] as const,
    )
    const button = plain(/<button[^>]*>([^]*?)<\/button>/.exec(inner!)?.[1] ?? '')
    return { action: attributes(head!)['action'] ?? '', fields: Object.fromEntries([...given, ...lists]), button }
  })
}

export type PlainBrowser = ReturnType<typeof plainBrowser>

export function plainBrowser(apiUrl: string, headers: Readonly<Record<string, string>> = {}) {
  const jar = new Map<string, string>()
  const seen: PlainPage[] = []

  async function fetchOnce(path: string, body?: URLSearchParams): Promise<PlainPage & { readonly to: string | null }> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL(path, apiUrl), {
      ...(body ? { method: 'POST', body } : {}),
      headers: { 'accept-encoding': 'identity', ...headers, ...(cookie ? { cookie } : {}) },
      redirect: 'manual',
    })
    const setCookies = answer.headers.getSetCookie()
    for (const line of setCookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/Max-Age=0\b/.test(line)) jar.delete(name!)
      else jar.set(name!, value!)
    }
    const markup = await answer.text()
    const page = { http: answer.status, path, markup, text: plain(markup), setCookies, headers: answer.headers }
    return { ...page, forms: formsOf(markup), to: answer.headers.get('location') }
  }

  async function load(path: string, body?: URLSearchParams): Promise<PlainPage> {
    let page = await fetchOnce(path, body)
    for (let steps = 0; page.http === 303 && page.to!.startsWith('/') && steps < 5; steps++)
      page = await fetchOnce(page.to!)
    seen.push(page)
    return page
  }
  const last = (): PlainPage => seen.at(-1)!

  return {
    jar,
    seen,
    last,
    fetchOnce,
    load,
    open: (place: string) => load(place === '' ? '/lite' : `/lite/${place}`),
    /** The form with this button, with what is typed over what stands in it; also one of a page that was gone back to. */
    async submit(button: string, typed: Readonly<Record<string, string>> = {}, on = last()): Promise<PlainPage> {
      const form = on.forms.find((one) => one.button === button)
      if (!form) throw new Error(`no form "${button}" on ${on.path}: ${on.text}`)
      return load(form.action, new URLSearchParams({ ...form.fields, ...typed }))
    },
  }
}

/** An open round, put where the office would have put it: thirteen matches with the longest names, and three reserves. */
export async function aRound(db: Db, name = 'Saturday 13'): Promise<number> {
  const rule = {
    matches: 13,
    reserves: 3,
    mostTickets: 5,
    salesShare: 6_000,
    fixed: [],
    cancelledEnds: 4,
    tiers: [{ right: 13, share: 10_000 }],
    onCancelled: 'refund',
    unpickedReserve: 'wrong',
  }
  const [row] = await db.sql<{ id: bigint }>`
    with rule as (insert into jackpot_rule (name, version, type_id, rule) values (${name}, 1, 10, ${rule}) returning id),
      round as (
        insert into jackpot (rule_id, name, currency, price_minor, state, published_at, closes_at)
        select id, ${name}, 'NGN', 10000, 'open', house_now(), house_now() + interval '1 day' from rule returning id),
      match as (
        insert into jackpot_match (jackpot_id, is_reserve, number, participant1, participant2, league, starts_at, first_starts_at)
        select round.id, n > 13, case when n > 13 then n - 13 else n end, 'Mchezaji wa Kwanza United ' || n,
          'Wanderers Athletic Club ' || n, 'Ligi', house_now() + interval '25 hours', house_now() + interval '25 hours'
        from round, generate_series(1, 16) n)
    select id from round`
  return Number(row!.id)
}

/** A race that runs, put where the office would have put it, with its ten prizes and as many players as have a place. */
export async function aRunningRace(db: Db, urlSuffix = 'week-48'): Promise<void> {
  const rule = {
    counts: 'volume',
    step: '1000',
    leastStake: '500',
    scope: { by: 'company', which: ['betsolutions'] },
    prizes: ['500000', '250000', '100000', '50000', '40000', '30000', '20000', '10000', '5000', '2500'],
    payAs: 'bonus',
    times: 3,
    days: 7,
  }
  await db.sql`
    with rule as (insert into race_rule (name, version, rule) values (${urlSuffix}, 1, ${rule}) returning id),
      race as (
        insert into race (rule_id, names, url_suffix, currency, from_at, to_at, planned_to, state)
        select id, '{"en":"Race of the week","sw":"Mbio za wiki","zh":"每周竞赛"}'::jsonb, ${urlSuffix}, 'NGN', house_now() - interval '1 hour',
          house_now() + interval '2 days', house_now() + interval '2 days', 'running' from rule returning id)
    insert into race_points (race_id, player_id, points, rounds)
    select race.id, player.id, 12000 - row_number() over (order by player.id) * 100, 4
    from race, (select id from player order by id limit 40) player`
}

/** Who has a browser and is logged in there. */
export function members(house: () => House) {
  return {
    async aMember(): Promise<{ browser: PlainBrowser; number: string }> {
      const browser = plainBrowser(house().apiUrl)
      const national = aNumber()
      await browser.open('register')
      const typed = { mobile: `0${national}`, password: PASSWORD, confirmPassword: PASSWORD, terms: '1' }
      await browser.submit('Finish', typed)
      return { browser, number: `234${national}` }
    },
    /** With 1,000.00, which came behind the doors. */
    async aRichMember(): Promise<{ browser: PlainBrowser; number: string }> {
      const { number } = await aPlayer(house(), { cash: 100_000n })
      const { browser } = await this.aMember()
      await house().db.sql`update player set password_hash = (
        select password_hash from player where password_hash <> 'none' order by id desc limit 1) where number = ${number}`
      await browser.open('')
      await browser.submit('Log out')
      await browser.open('login')
      await browser.submit('Log in', { mobile: number.slice(3), password: PASSWORD })
      return { browser, number }
    },
    async codeOf(number: string): Promise<string> {
      const [newest] = (await house().world(`/api/phones/${number}/messages`)) as unknown as { text: string }[]
      return /\d{6}/.exec(newest!.text)![0]
    },
  }
}
