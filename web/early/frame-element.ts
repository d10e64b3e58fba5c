/** A company's frame as an element: what it may do is the same whoever makes it. */

/** @param allow What of the browser it may use, beside what every frame of ours may. */
export function newFrame(address: string, allow: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.allow = allow
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  // Last: what it may do is decided when it begins to load.
  frame.src = address
  return frame
}
