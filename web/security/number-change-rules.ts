/** How a refused change of the number reads. Pure. */

/** The text to show, by key: where a status means something else here than elsewhere, it has other words. */
export function numberRefusal(status: string): string {
  if (status === 'VALIDATION_ERROR') return 'message.mobile_number_invalid'
  if (status === 'OLD_PASSWORD_INCORRECT') return 'message.password_incorrect'
  return status
}
