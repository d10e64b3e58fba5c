/**
 * What takes the place of a longer form begins below the header instead of under it; what stands lower stays where it is.
 * For a `ref`, so that it runs once, when the element comes.
 */
export function belowHeader(element: HTMLElement | null): void {
  if (!element) return
  const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  if (element.getBoundingClientRect().top < room) element.scrollIntoView()
}
