/** How much room a widget has within its page: what the stylesheet knows of the window is not it. */

/** As the variant `roomy` of styles.css has it for a page of its own. */
const ROOMY_REM = 64

/** @returns what ends it. */
export function followRoom(root: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    if (entry && entry.contentRect.width < ROOMY_REM * rem) root.dataset['narrow'] = ''
    else delete root.dataset['narrow']
  })
  observer.observe(root)
  return () => observer.disconnect()
}
