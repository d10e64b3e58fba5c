/** Text that becomes a part of HTML. */
const escaped = (letter: string) => `&#${letter.charCodeAt(0)};`

/** Text as it stands in an element or in an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, escaped)

/** As it stands in an attribute within single quotes: JSON is shorter so. */
export const escapeInSingle = (text: string) => text.replace(/[&<>']/g, escaped)
