/** Comma-separated values as spreadsheets read them, and as they cannot be tricked by them. */

/**
 * A cell that begins so is a formula to a spreadsheet, in the wide letters of Asian keyboards too; names and references are
 * typed by strangers.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^-?\d+(\.\d+)?$/

function cell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
  // Where the comma parts the decimals, the semicolon and the tab part cells, and what stands behind one would begin anew.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`
