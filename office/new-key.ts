/** One key a form: pressed twice, or after an answer that was lost, it is still one wish. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
