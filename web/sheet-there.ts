/** The site's stylesheet: a page brings the rules of its first words alone, and index.html asks for the rest beside the scripts. */

/**
 * Until it is there nothing may be drawn; `window.sheet` is what is awaited. One that does not come is the line's, of which
 * index.html says so, and begins anew.
 */
export async function sheetThere(): Promise<void> {
  const { sheet } = window as { sheet?: HTMLLinkElement | null }
  if (sheet) await new Promise((resolve) => (sheet.onload = resolve))
}
