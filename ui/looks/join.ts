/** Joins class names, leaving out what is absent. */

export function join(...names: readonly (string | undefined | null | false)[]): string {
  return names.filter(Boolean).join(' ')
}
