/** The widget kit: a page runs this script, calls init and addSportsBook, and the sportsbook stands in the page itself. */
;(() => {
  // Set by the book when it starts: what its build named.
  const PARTS = __PARTS__
  const book = new URL(document.currentScript.src).origin
  let options = {}
  let drawn = null

  async function draw(container, options) {
    for (const file of PARTS.ahead) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href: book + file, crossOrigin: 'anonymous' })
      document.head.append(link)
    }
    const [parts, styles] = await Promise.all([
      import(book + PARTS.script),
      fetch(book + PARTS.styles, { credentials: 'omit' }).then((answer) => {
        if (!answer.ok) throw new Error(`styles: ${answer.status}`)
        return answer.text()
      }),
    ])
    return parts.draw({ book, container, options, styles })
  }

  window.AltenarNew = {
    /** `integration` (a skin), `culture`, `token`, `basePath`, `route`, and callbacks. */
    init(said) {
      options = Object.assign({}, said)
    },
    /** Another session; an empty token is a visitor's. */
    set({ token }) {
      options.token = token
      if (drawn) drawn.then((one) => one.set(token))
    },
    /** A promise: rejects where the sportsbook did not come. */
    addSportsBook({ container }) {
      this.remove()
      drawn = draw(container, options)
      return drawn.then(() => undefined)
    },
    remove() {
      const gone = drawn
      drawn = null
      if (gone) gone.then((one) => one.remove()).catch(() => undefined)
    },
    goToBetslip() {
      if (drawn) drawn.then((one) => one.goToBetslip())
    },
  }
})()
