/** The names under which the book is framed, one row a provider: its word mark, and how it names its messages to the page around it. */

export interface Skin {
  /** What the word mark says: the first part in the skin's colour, the second in that of the text. */
  readonly mark: readonly [string, string]
  /** Before the names of its messages; hosts take them with it and without. */
  readonly prefix: '' | 'OMFE:'
}

export const SKINS = {
  bsbetting: { mark: ['BS', 'Betting'], prefix: '' },
  altenar: { mark: ['Alte', 'nar'], prefix: 'OMFE:' },
  altenarlite: { mark: ['Altenar', 'Lite'], prefix: 'OMFE:' },
  bti: { mark: ['BT', 'I'], prefix: '' },
} as const satisfies Readonly<Record<string, Skin>>

export type SkinName = keyof typeof SKINS

export const isSkinName = (raw: unknown): raw is SkinName => typeof raw === 'string' && Object.hasOwn(SKINS, raw)
