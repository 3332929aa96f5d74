import type { AuthPort } from '@/data/auth/authPort'

const AGAIN_AFTER_MS = 60_000

const askedAt = new Map<string, number>()

/**
 * Asks for the mail with the link to set a password: one, however often the button is pressed within a minute. Answers
 * what to say. Rejects with AppError when it could not be sent; then it may be asked for again at once.
 */
export async function askForPasswordMail(
  auth: Pick<AuthPort, 'sendPasswordReset'>,
  email: string,
  now: Date,
): Promise<string> {
  const at = now.getTime()
  const before = askedAt.get(email)
  if (before !== undefined && Math.abs(at - before) < AGAIN_AFTER_MS)
    return `The mail to ${email} is on its way already. Wait a minute before you send another.`
  askedAt.set(email, at)
  try {
    await auth.sendPasswordReset(email)
  } catch (error) {
    askedAt.delete(email)
    throw error
  }
  return `A mail with the link to set a password is on its way to ${email}.`
}
