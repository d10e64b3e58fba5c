/** What the script in a page's head knows of a kind of page that frames a company's: its launch, the frame and where it stands. */

export interface EarlyPage {
  /** Of the launch, with its query. */
  readonly path: string
  /** `anyone`: a visitor's is launched too. */
  readonly whose: 'player' | 'anyone'
  /** What of the browser the frame may use. */
  readonly allow: string
  /** The address that the site would frame; null: the site shows something else. */
  addressOf(answer: Readonly<Record<string, unknown>>): string | null
  /** @returns the element that holds the frame until the site has its own place for it. */
  stand(frame: HTMLIFrameElement, answer: Readonly<Record<string, unknown>>): HTMLElement
}
