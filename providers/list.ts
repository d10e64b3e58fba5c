/** The list of payment and game companies: a new one is a folder and a line here. */
export { betconstruct } from './games/betconstruct/company.ts'
export { betsolutions } from './games/betsolutions/company.ts'
export { egt } from './games/egt/company.ts'
export { endorphina, globalbet, qtech, vivo } from './games/gsw/companies.ts'
export { softgaming } from './games/softgaming/company.ts'
export { fasthub } from './payments/fasthub/company.ts'
export { kudipal } from './payments/kudipal/company.ts'
export { selcom } from './payments/selcom/company.ts'
