/** Texts that hold links in words of their own: `<link>terms</link>`. Everything else in them is text. */
import { html, type Markup } from '@uwanja/contract/wire/printed'

/** @param links Names of the tags, and where each leads. Another tag's words are plain. */
export function escapedLinks(text: string, links: Readonly<Record<string, string>>): Markup {
  const parts = text.split(/(<\w+>[^<]*<\/\w+>)/)
  return html`${parts.map((part) => {
    const [, name, words] = /^<(\w+)>([^<]*)<\/\w+>$/.exec(part) ?? []
    if (name === undefined || words === undefined) return part
    const to = Object.hasOwn(links, name) ? links[name] : undefined
    return to === undefined ? words : html`<a href="${to}">${words}</a>`
  })}`
}
