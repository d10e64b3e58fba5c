/** A partner's code as it travels in links, cookies and registrations. Apart from the calls: every page looks for one, and few ask. */

/** Short, and nothing that cannot be seen. */
export const REFCODE = /^[^\p{C}\s](?:[^\p{C}]*[^\p{C}\s])?$/u
export const REFCODE_LENGTH = 128

/** The code as it may be kept and sent; empty when it is none. */
export function codeOf(rawCode: string): string {
  const code = rawCode.trim()
  return code.length <= REFCODE_LENGTH && REFCODE.test(code) ? code : ''
}
