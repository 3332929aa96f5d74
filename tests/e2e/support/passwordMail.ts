import { expect } from 'vitest'
import { z } from 'zod'
import { host, ports, projectId } from '../../support/emulators'
import { soon } from './members'

const mailsSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
})

async function mailsTo(email: string) {
  const url = `http://${host}:${ports.auth}/emulator/v1/projects/${projectId}/oobCodes`
  const { oobCodes } = mailsSchema.parse(await (await fetch(url)).json())
  return oobCodes.filter((mail) => mail.email === email && mail.requestType === 'PASSWORD_RESET')
}

/** How many mails with the link to set a password went to that address, by the Auth emulator. */
export const passwordMailsTo = async (email: string): Promise<number> => (await mailsTo(email)).length

/** Opens the latest link that was sent there and sets the password by it, as its reader does. */
export async function setPasswordByMail(email: string, password: string): Promise<void> {
  await soon(() => passwordMailsTo(email)).toBeGreaterThan(0)
  const mail = (await mailsTo(email)).at(-1)
  const answer = await fetch(`${mail?.oobLink ?? ''}&newPassword=${encodeURIComponent(password)}`)
  expect(answer.ok, 'the link to set a password').toBe(true)
}
