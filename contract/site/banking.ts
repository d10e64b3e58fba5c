/** Area Banking: deposits and withdrawals. */
import { kudipalRows } from './banking-kudipal.ts'
import { methodRows } from './banking-methods.ts'
import { selcomRows } from './banking-selcom.ts'
import { cashier } from './cashier.ts'

export const banking = { ...cashier, ...kudipalRows, ...selcomRows, ...methodRows }
