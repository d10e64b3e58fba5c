/** Where the book answers: beside its own pages, or at its origin for a widget that stands in another page. */
let origin = ''

export function answersAt(book: string): void {
  origin = book
}

export const atBook = (path: string): string => origin + path
