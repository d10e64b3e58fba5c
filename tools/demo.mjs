/** The server's demo accounts and its first operator, which it prints as lines of JSON, made readable for the person at the terminal. */

const MARK = 'uwanja-demo '
const OPERATOR_MARK = 'uwanja-operator '

/** @param {string} line */
export function isDemoLine(line) {
  return line.startsWith(MARK)
}

/**
 * One text line an account: `{"login": "8031234567", "password": "…"}` becomes `login 8031234567, password …`. The
 * server decides what stands there; a list and a single account are both understood, and anything else is shown as it came.
 *
 * @param {string} line
 * @returns {string[]}
 */
export function demoLines(line) {
  const text = line.slice(MARK.length)
  try {
    /** @type {unknown} */
    const raw = JSON.parse(text)
    const accounts = Array.isArray(raw) ? raw : [raw]
    return accounts.map((account) => `Demo         ${oneAccount(account)}`)
  } catch {
    return [`Demo         ${text}`]
  }
}

/** @param {unknown} raw */
function oneAccount(raw) {
  if (raw === null || typeof raw !== 'object') return String(raw)
  return Object.entries(raw)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
}

/**
 * Whose phones the demo accounts' are, for the sandbox's list of who exists.
 *
 * @param {string} line
 * @returns {{ msisdn: string, name: string }[]}
 */
export function demoPhones(line) {
  try {
    /** @type {unknown} */
    const raw = JSON.parse(line.slice(MARK.length))
    return (Array.isArray(raw) ? raw : [raw]).flatMap(({ login, name }) =>
      /^\+\d{8,15}$/.test(String(login)) && typeof name === 'string' ? [{ msisdn: login.slice(1), name }] : [],
    )
  } catch {
    return []
  }
}

/** @param {string} line */
export function isOperatorLine(line) {
  return line.startsWith(OPERATOR_MARK)
}

/**
 * Comes once in a database's life: nobody can read the password again.
 *
 * @param {string} line
 */
export function operatorLine(line) {
  const { name, firstPassword } = JSON.parse(line.slice(OPERATOR_MARK.length))
  return `Operator     login ${name}, first password ${firstPassword} (shown this once; you choose your own)`
}
