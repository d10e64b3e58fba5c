/**
 * Where a light page stands: `~`, the word of its visit and, where the page around it has chosen them, its colours. All links
 * within are relative to that, so that they keep both.
 */
const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Null: as the device has them. */
export const themeOf = (raw: string): Theme | null => THEMES.find((one) => one === raw) ?? null

interface Parts {
  readonly token: string
  readonly theme: Theme | null
  readonly name: string
}

/** Null: no page of a visit. */
export function partsOf(path: string): Parts | null {
  const [, token, theme = '', name = ''] = /^~([\w-]+)(?:\.(light|dark))?\/([a-z-]*)$/.exec(path) ?? []
  return token === undefined ? null : { token, theme: themeOf(theme), name }
}

export const pathOf = ({ token, theme, name }: Parts): string => `~${token}${theme === null ? '' : `.${theme}`}/${name}`
