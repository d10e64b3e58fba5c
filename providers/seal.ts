/** What stands for one cut of a signed text, where more than one is possible (docs/decisions/053). */

/**
 * Where values are signed without their names, the text can be cut into values in more ways than one. The platform keeps
 * the first cut of a signature that it hears, and takes no other one ever.
 */
export interface Seal {
  /** As the call carried it, lower-case hexadecimal. */
  readonly signature: string
  /** A digest of the values as they were cut. */
  readonly cut: string
}
