import { applicationDefault } from 'firebase-admin/app'
import * as logger from 'firebase-functions/logger'

const PATIENCE_MS = 8_000

function address(): string {
  const project = process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'] ?? ''
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  const origin = emulator === undefined ? 'https:/' : `http://${emulator}`
  return `${origin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:sendOobCode`
}

async function serverToken(): Promise<string> {
  if (process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined) return 'owner'
  return (await applicationDefault().getAccessToken()).access_token
}

/**
 * Has Firebase Auth send its mail with the link to set a password, so that the link is never held by us: neither a
 * store nor a log can give it away. False when the mail could not be sent; who asks again sends another.
 */
export async function sendPasswordMail(email: string): Promise<boolean> {
  try {
    const response = await fetch(address(), {
      method: 'POST',
      headers: { authorization: `Bearer ${await serverToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) logger.warn('password mail refused', { status: response.status })
    return response.ok
  } catch (error) {
    logger.warn('password mail failed', {
      failure: error instanceof Error ? error.name : 'unknown',
    })
    return false
  }
}
