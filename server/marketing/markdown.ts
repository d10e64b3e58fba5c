/**
 * What operators write in Markdown, as the parts that pages show. A kept parser reads it; of what it finds only headings, text,
 * lists, strong, emphasis and links stay, as data: HTML is never made of it, so there is none to be cleaned (docs/decisions/118).
 */
import { lexer, type Token, type Tokens } from 'marked'
import type { Block, Span } from '@uwanja/contract/site/marketing'

type Line = Span[]

/** Whole addresses that are safe on any page, and those of our own pages. */
const isAllowed = (to: string): boolean =>
  /^\/(?![/\\])[^\p{C}\\]*$/u.test(to) || (URL.canParse(to) && /^https:$/.test(new URL(to).protocol))

/** The lexer leaves entities as they were typed. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}
const plain = (text: string): string => text.replace(/&(?:lt|gt|quot|#39|amp);/g, (one) => ENTITIES[one]!)

function spansOf(tokens: readonly Token[], more: Omit<Span, 'text'> = {}): Line {
  return tokens.flatMap((token): Line => {
    const inner = 'tokens' in token && token.tokens ? token.tokens : null
    switch (token.type) {
      case 'strong':
      case 'em':
        return spansOf(inner ?? [], { ...more, how: token.type })
      case 'link': {
        const { href } = token as Tokens.Link
        return spansOf(inner ?? [], isAllowed(href) ? { ...more, to: href } : more)
      }
      case 'br':
        return [{ text: ' ' }]
      // Shown as it was typed.
      case 'html':
        return [{ ...more, text: token.raw }]
      default:
        return inner
          ? spansOf(inner, more)
          : [{ ...more, text: plain('text' in token ? String(token.text) : token.raw) }]
    }
  })
}

const isSaid = (line: Line): boolean => line.some(({ text }) => text.trim() !== '')

/** Lists in lists stand one after the other. */
function itemsOf({ items }: Tokens.List): Line[] {
  return items.flatMap(({ tokens }) => {
    const nested = tokens.filter((one) => one.type === 'list') as Tokens.List[]
    return [spansOf(tokens.filter((one) => one.type !== 'list')), ...nested.flatMap(itemsOf)]
  })
}

export function blocksOf(markdown: string): Block[] {
  const blocks = lexer(markdown, { gfm: false }).flatMap((token): Block[] => {
    if (token.type === 'space' || token.type === 'hr' || token.type === 'def') return []
    if (token.type === 'list') {
      const list = token as Tokens.List
      return [{ kind: list.ordered ? 'numbers' : 'list', lines: itemsOf(list) }]
    }
    if (token.type === 'blockquote') return blocksOf((token as Tokens.Blockquote).text)
    const kind = token.type === 'heading' ? 'heading' : 'text'
    const inner = 'tokens' in token && token.tokens ? token.tokens : [token]
    return [{ kind, lines: [spansOf(inner)] }]
  })
  return blocks
    .map(({ kind, lines }) => ({ kind, lines: lines.filter(isSaid) }))
    .filter(({ lines }) => lines.length > 0)
}
