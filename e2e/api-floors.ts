/**
 * What browsers younger than the floor brought, and which Chrome had it first (MDN's data). By name, because a built script
 * tells no types: a name that something else has too is left out, unless nothing of ours is called so.
 */

/** The oldest Chrome that is promised the site, the office and the games (tools/bundle.mjs, decision 061). */
export const CHROME_FLOOR = 99

/** `Object.name`, however the object is reached. */
export const STATICS: Readonly<Record<string, number>> = {
  'AbortSignal.any': 116,
  'AbortSignal.timeout': 103,
  'Array.fromAsync': 121,
  'Atomics.pause': 133,
  'Document.parseHTMLUnsafe': 124,
  'Error.isError': 134,
  'Intl.DurationFormat': 129,
  'Iterator.concat': 146,
  'Iterator.from': 122,
  'Map.groupBy': 117,
  'Math.f16round': 135,
  'Math.sumPrecise': 147,
  'Object.groupBy': 117,
  'Promise.try': 128,
  'Promise.withResolvers': 119,
  'ReadableStream.from': 147,
  'RegExp.escape': 136,
  'Response.json': 105,
  'URL.canParse': 120,
  'URL.parse': 126,
  'Uint8Array.fromBase64': 140,
  'Uint8Array.fromHex': 140,
  'scheduler.yield': 129,
}

/** Methods and properties of whatever object. */
export const MEMBERS: Readonly<Record<string, number>> = {
  checkVisibility: 105,
  commandForElement: 135,
  getHTML: 125,
  getOrInsert: 145,
  getOrInsertComputed: 145,
  getSetCookie: 113,
  hidePopover: 114,
  isDisjointFrom: 122,
  isSubsetOf: 122,
  isSupersetOf: 122,
  isWellFormed: 111,
  moveBefore: 133,
  requestClose: 134,
  setFromBase64: 140,
  setHTML: 146,
  setHTMLUnsafe: 124,
  showPopover: 114,
  startViewTransition: 111,
  symmetricDifference: 122,
  throwIfAborted: 100,
  toBase64: 140,
  togglePopover: 114,
  toReversed: 110,
  toSorted: 110,
  toSpliced: 110,
  toWellFormed: 111,
  transferToFixedLength: 114,
  transferToImmutable: 150,
}

/** Objects of the window's. */
export const GLOBALS: Readonly<Record<string, number>> = {
  AsyncDisposableStack: 134,
  CloseWatcher: 126,
  DisposableStack: 134,
  Float16Array: 135,
  Highlight: 105,
  Iterator: 122,
  Sanitizer: 146,
  SuppressedError: 134,
  Temporal: 144,
  navigation: 102,
}

/** Iterators have an array's methods since Chrome 122: seen where one is asked for and used in the same breath. */
export const ITERATORS_SINCE = 122
export const ITERATOR_MAKERS = ['values', 'keys', 'entries', 'matchAll']
export const ITERATOR_METHODS = [
  'map',
  'filter',
  'take',
  'drop',
  'flatMap',
  'reduce',
  'toArray',
  'forEach',
  'some',
  'every',
  'find',
]

/** Styles that a rule cannot do without; where a younger form only looks better, an older one stands before it. */
export const STYLES: readonly { readonly what: string; readonly since: number; readonly seen: RegExp }[] = [
  { what: 'a range in a media query', since: 104, seen: /@media[^{]*\([^){]*[<>]/ },
  { what: 'a container query', since: 105, seen: /(?<!\\)@container/ },
  { what: '@scope', since: 118, seen: /@scope\b/ },
  { what: 'a nested rule', since: 112, seen: /[;{]\s*&/ },
]
