/** Promotions in words: which there are, what one gives, how its player stands with it, and joining it. */
import { bonus } from '@uwanja/contract/site/bonus'
import { marketing, type Block, type Span } from '@uwanja/contract/site/marketing'
import type { Reply } from '@uwanja/contract/wire/call'
import { html, type Markup } from '@uwanja/contract/wire/printed'
import { promotionLines } from '@uwanja/i18n/promotion-lines'
import { amountText, filled, form, link, momentText, says } from './parts.ts'
import { refusedSaid, told, type Action, type Page, type Visitor } from './visitor.ts'
import { liteWay } from './way.ts'

type Details = Reply<typeof marketing.promotionDetails>

/** More stand on the full site; a page of a few kilobytes holds so many. */
const ROWS = 12

export const promotionsPage: Page = async (visitor) => {
  const { texts, words, values, language } = visitor
  const all = await told(visitor, marketing.getActivePromotions, { lang: language, categoryId: 0 })
  const from = /^\d{1,3}$/.test(values['from'] ?? '') ? Number(values['from']) : 0
  return {
    title: texts.promotions.title,
    main: html`${all.length === 0 ? html`<p>${texts.promotions.none}</p>` : ''}
      <ul class="l">
        ${all.slice(from, from + ROWS).map(
          ({ id, titleMainPage, categoryDescriptionAll, endsAt }) =>
            html`<li>
              ${link(`promotion?id=${String(id)}`, titleMainPage)}
              <p class="s">${categoryDescriptionAll}</p>
              ${endsAt === null ? '' : html`<p class="s">${untilText(visitor, endsAt)}</p>`}
            </li>`,
        )}
      </ul>
      ${all.length > from + ROWS ? link(`promotions?from=${String(from + ROWS)}`, words.readOn) : ''}`,
  }
}

const untilText = (visitor: Visitor, endsAt: string): string =>
  filled(visitor.texts.promotions.until, { day: momentText(visitor, endsAt) })

const idOf = (raw = ''): number => (/^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : 0)

export const promotionPage: Page = async (visitor) => {
  const { texts, words, values, language } = visitor
  const id = idOf(values['id'])
  const details = await told(visitor, marketing.promotionDetails, { lang: language, PromotionID: id })
  const pages = pagesOf(visitor, details)
  const at = Math.min(idOf(values['part']), pages.length - 1)
  const next = at + 1 < pages.length ? link(`promotion?id=${String(id)}&part=${String(at + 1)}`, words.readOn) : ''
  const head = at === 0 ? await headPart(visitor, id, details) : ''
  return {
    title: details.titleMainPage,
    main: html`${head}${pages[at] ?? ''}
      <p>${next}${link('promotions', texts.promotions.back)}</p>`,
  }
}

/** What it gives stands before what an operator wrote of it: that may be long. */
async function headPart(visitor: Visitor, id: number, details: Details): Promise<Markup> {
  const { promotions: words } = visitor.texts
  const { categoryDescriptionAll, endsAt, code, gives } = details
  const lines = gives && promotionLines(says(words), gives, (raw) => amountText(raw ?? 0))
  return html`<p>${categoryDescriptionAll}</p>
    ${endsAt === null ? '' : html`<p class="s">${untilText(visitor, endsAt)}</p>`}
    ${code === '' ? '' : html`<p>${words.code}: <b>${code}</b></p>`} ${gives ? await joinPart(visitor, id, gives) : ''}
    ${
      lines
        ? html`<h2>${words.gives}</h2>
            <p><b>${lines.head}</b></p>
            <ul>
              ${lines.lines.map((line) => html`<li>${line}</li>`)}
            </ul>`
        : ''
    }
    ${gives?.race === undefined ? '' : link(`race?id=${encodeURIComponent(gives.race)}`, words.race)}`
}

async function joinPart(visitor: Visitor, id: number, gives: NonNullable<Details['gives']>): Promise<Markup | string> {
  const { texts, isPlayer } = visitor
  const { promotions: words } = texts
  if (!isPlayer) return link(`login?to=promotions`, words.logIn)
  const { promotions } = await told(visitor, bonus.getPromotions, {})
  const standing = promotions.find((one) => one.id === id)
  if (!standing) return ''
  const { state, given, wagered, required, currency } = standing
  const staked =
    wagered === null || !required
      ? ''
      : filled(words.staked, { wagered: amountText(wagered), required: amountText(required), currency })
  return html`<p><b>${words.state[state]}</b></p>
    ${given > 0 ? html`<p>${filled(words.given, { amount: amountText(given), currency })}</p>` : ''}
    ${staked === '' ? '' : html`<p class="n">${staked}</p>`}
    ${
      state === 'open'
        ? form(visitor, { action: 'join-promotion', hidden: { id: String(id) }, button: words.join })
        : ''
    }
    ${state === 'joined' && gives.base !== 'joining' ? link('deposit', words.deposit) : ''}`
}

export const joinPromotion: Action = async ({ ask }, { id = '' }) => {
  const answer = await ask(bonus.joinPromotion, { PromotionID: idOf(id) || 999_999_999 })
  return { to: `promotion?id=${encodeURIComponent(id)}`, ...(answer.ok ? {} : { said: refusedSaid(answer) }) }
}

/** Of what an operator wrote, on one page: with head, foot and looks it stays below 14 KB. */
const MOST_BYTES = 5_000

interface Piece {
  readonly kind: Block['kind']
  readonly line: readonly Span[]
}

/** The text and the terms, in pages: a paragraph that is longer than one goes on on the next. */
function pagesOf({ texts }: Visitor, { body, terms }: Details): Markup[] {
  const head: readonly Block[] =
    terms.length === 0 ? [] : [{ kind: 'heading', lines: [[{ text: texts.promotions.terms }]] }]
  const pieces = [...body, ...head, ...terms].flatMap(({ kind, lines }) =>
    lines.flatMap((line) =>
      shortLines(line).map((short, at): Piece => ({ kind: at === 0 ? kind : 'text', line: short })),
    ),
  )
  const pages: Piece[][] = [[]]
  let bytes = 0
  for (const piece of pieces) {
    const weight = piece.line.reduce((sum, span) => sum + weightOf(span), 40)
    if (bytes + weight > MOST_BYTES && bytes > 0) {
      pages.push([])
      bytes = 0
    }
    pages.at(-1)!.push(piece)
    bytes += weight
  }
  return pages.map((page) => html`${page.map(piecePart)}`)
}

const weightOf = ({ text, to = '' }: Span): number => Buffer.byteLength(text) + 2 * Buffer.byteLength(to) + 40

/** Two of so many letters fill a page in a writing of three bytes a letter. Cut where a word ends, where there are words. */
const MOST_LETTERS = 800
const SHORT = new RegExp(`[^]{1,${String(MOST_LETTERS)}}(?!\\S)|[^]{1,${String(MOST_LETTERS)}}`, 'gu')

function shortLines(line: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]]
  let letters = 0
  for (const span of line) {
    for (const text of span.text.match(SHORT) ?? []) {
      if (letters + text.length > MOST_LETTERS && letters > 0) {
        lines.push([])
        letters = 0
      }
      lines.at(-1)!.push({ ...span, text })
      letters += text.length
    }
  }
  return lines
}

function piecePart({ kind, line }: Piece): Markup {
  const spans = line.map(spanPart)
  if (kind === 'heading') return html`<h2>${spans}</h2>`
  return kind === 'text' ? html`<p>${spans}</p>` : html`<p>• ${spans}</p>`
}

function spanPart({ text, how, to }: Span): Markup {
  const words = how === 'strong' ? html`<b>${text}</b>` : how === 'em' ? html`<em>${text}</em>` : html`${text}`
  return to === undefined ? words : html`<a href="${liteWay(to)}">${words}</a>`
}
