/**
 * A value as one text, whatever order its keys have. What has been through the database comes back with its keys in another order
 * than a feed says them in: texts that are compared, or hashed, must not tell the two apart.
 */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
