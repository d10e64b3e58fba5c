/** A sportsbook's frame as an element: what it may do is the same whoever makes it. */
export function newFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.allow = 'fullscreen; clipboard-write'
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  // Last: what it may do is decided when it begins to load.
  frame.src = address
  return frame
}
