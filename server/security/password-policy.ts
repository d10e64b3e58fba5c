/** Which passwords are taken (U04): long enough, not the user name, not one that everybody tries first. */
import { fullNumber, type Jurisdiction } from '../jurisdictions/jurisdictions.ts'

/** What people here and elsewhere choose when nobody stops them. Runs and repetitions are a rule of their own below. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd pass123 pass1234 passpass mypassword
  qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertyui asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx q1w2e3r4 zaq12wsx abc123 abcd1234 abc1234 aa123456 a123456 123abc 123qwe
  123123 123123123 112233 11223344 121212 131313 123321 1234321 147258 147258369 159753 159357 696969 420420 007007
  100200 102030 10203040 654123 789456 789456123 147852 258456 201020 202020 112211 123654 1234qwer
  iloveyou iloveyou1 loveyou loveme mylove letmein welcome welcome1 admin123 admin1 administrator login123 secret
  dragon monkey sunshine princess football soccer master shadow superman batman michael jordan23 ashley
  arsenal chelsea liverpool barcelona realmadrid manchester manutd ronaldo messi10 supereagles taifastars yanga simba
  nigeria tanzania kenya lagos abuja nakupenda jesus1 jesuschrist blessed blessing godisgood emmanuel favour mungu
  uwanja uwanja1 uwanja123 betting casino jackpot winner money123 changeme default guest123 test123 testing`
    .split(/\s+/)
    .filter(Boolean),
)

/** "111111", "123456", "987654", "abcdef": each letter follows the one before by the same step. */
function isRun(letters: readonly number[]): boolean {
  const step = (letters[1] ?? 0) - (letters[0] ?? 0)
  if (Math.abs(step) > 1) return false
  return letters.every((letter, place) => place === 0 || letter - letters[place - 1]! === step)
}

/** The number in any spelling: with or without prefix, plus, zeros, blanks, brackets and dashes. */
function spellsPhone(jurisdiction: Jurisdiction, number: string, password: string): boolean {
  const digits = password.replace(/[\s()+./_-]/g, '').replace(/^00/, '')
  return fullNumber(jurisdiction, digits) === number
}

export function isAcceptablePassword(
  jurisdiction: Jurisdiction,
  minLength: number,
  account: { readonly number: string; readonly password: string },
): boolean {
  const letters = [...account.password]
  const lower = account.password.trim().toLowerCase()
  if (letters.length < minLength || COMMON.has(lower) || spellsPhone(jurisdiction, account.number, account.password)) {
    return false
  }
  const codes = [...lower].map((letter) => letter.codePointAt(0)!)
  // The keyboard's row of digits ends with 0, so 1234567890 and 0987654321 are runs too.
  const withoutZero = lower.replace(/(?<=9)0$|^0(?=9)/, '')
  return !isRun(codes) && !isRun([...withoutZero].map((letter) => letter.codePointAt(0)!))
}
