/**
 * A value as one text, whatever order its keys have. What has been through the database comes back with its keys in another order
 * than a feed says them in: texts that are compared, or hashed, must not tell the two apart.
 */
export function canonical(value: unknown): string {
  // What JSON has no word for is nothing.
  if (typeof value !== 'object' || value === null) return (JSON.stringify(value) as string | undefined) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const said = Object.entries(value).filter(([, inner]) => inner !== undefined)
  said.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${said.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
