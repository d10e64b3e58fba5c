/** What a browser calls itself. */

/** Longer than any browser's name: the rest is somebody's try to keep a pattern busy. */
const LONGEST = 300

/** Cut before any pattern sees it. */
export const cutAgent = (raw: string | undefined): string => raw?.slice(0, LONGEST) ?? ''
