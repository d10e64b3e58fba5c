/** The built renderer of the frame (book/frame/server-entry.tsx): found by its path, loaded when the first page is asked for. */
import type { Sport } from '../markets/table.ts'

/** What a page is made of first, by the names of contract/book/read. */
export type Need =
  | { readonly call: 'sports' }
  | { readonly call: 'live'; readonly values: { readonly sport?: Sport; readonly tournament?: string } }
  | {
      readonly call: 'events'
      readonly values: {
        readonly sport?: Sport
        readonly tournament?: string
        readonly hours: number
        readonly offset: number
      }
    }
  | { readonly call: 'event'; readonly values: { readonly id: string } }

export interface First {
  readonly need: Need
  readonly data: unknown
}

export interface RenderedFrame {
  /** Of the root element. */
  readonly html: string
  readonly skin: string
  readonly language: string
  readonly title: string
}

export interface FrameRenderer {
  needs(href: string): readonly Need[]
  render(href: string, firsts: readonly First[]): Promise<RenderedFrame>
}

/** Without one every page is as it was built, and the browser does everything. */
const NONE: FrameRenderer = {
  needs: () => [],
  render: () => Promise.reject(new Error('the frame’s renderer was not built')),
}

export function frameRenderer(url: string | null): () => Promise<FrameRenderer> {
  let loading: Promise<FrameRenderer> | null = null
  return () => (loading ??= url === null ? Promise.resolve(NONE) : (import(url) as Promise<FrameRenderer>))
}
