/** What a wallet of the outside world shows: mobile money, and an account at a bank. */
import * as z from 'zod/mini'

const text = z.string()

export const wallet = z.object({
  balance: text,
  currency: text,
  movements: z.array(
    z.object({ id: text, at: text, kind: z.enum(['in', 'out']), amount: text, party: text, reference: text }),
  ),
})
