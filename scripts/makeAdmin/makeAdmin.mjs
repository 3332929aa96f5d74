import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { ClearError } from '../steps/clearError.mjs'
import { nameQuotaProject } from '../steps/quotaProject.mjs'

const isAddress = (email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)

/** What the SDK's codes mean here, and what to do. */
const sentences = {
  'auth/user-not-found': (email, projectId) =>
    `Nobody signs in to ${projectId} with ${email}. Check the address, or make the account with --create.`,
  'auth/email-already-exists': (email) => `Somebody signs in with ${email} already: leave --create out.`,
  'auth/configuration-not-found': (_email, projectId) =>
    `Sign-in is not set up in ${projectId}: enable Authentication with e-mail and password in its console.`,
  'auth/insufficient-permission': (_email, projectId) =>
    `These credentials may not change the accounts of ${projectId}: the role Firebase Authentication Admin is needed.`,
  'quota project': (_email, projectId) =>
    `These credentials count to no project. Run "gcloud auth application-default set-quota-project ${projectId}".`,
  'auth/invalid-credential': () =>
    'This machine has no credentials for a real project. Run "gcloud auth application-default login", or set ' +
    "GOOGLE_APPLICATION_CREDENTIALS to a service account's key file.",
}

/**
 * An owner's or employee's account would lose its centre: who is both needs two accounts.
 * @param {import('firebase-admin/auth').UserRecord} user
 * @param {string} email
 */
function requireFree({ customClaims }, email) {
  if (customClaims?.admin === true || customClaims?.gymId === undefined) return
  throw new ClearError(
    `${email} belongs to the centre ${customClaims.gymId}, and an admin belongs to none: use another account.`,
  )
}

async function work(auth, email, isNew) {
  if (isNew) {
    const { uid } = await auth.createUser({ email })
    await auth.setCustomUserClaims(uid, { admin: true })
    const link = await auth.generatePasswordResetLink(email)
    return [
      `${email} is a super admin now.`,
      'Whoever opens this link sets the password; hand it to nobody else:',
      link,
    ]
  }
  const user = await auth.getUserByEmail(email)
  requireFree(user, email)
  if (user.customClaims?.admin === true) return [`${email} is a super admin already.`]
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true })
  return [
    `${email} is a super admin now.`,
    'Where signed in: sign out and in again, so that it takes effect.',
  ]
}

/**
 * Answers with what to tell; rejects with a ClearError where somebody can do something about it.
 * @param {{email: string, isNew: boolean, target: import('./authTarget.mjs').AuthTarget}} asked
 * @returns {Promise<string[]>}
 */
export async function makeAdmin({ email, isNew, target: { projectId, emulator } }) {
  if (!isAddress(email)) throw new ClearError(`${email} is no e-mail address.`)
  if (emulator !== null) {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator
    // Keeps Google's libraries from looking for credentials that an emulator does not need.
    process.env.METADATA_SERVER_DETECTION = 'none'
  } else nameQuotaProject(projectId)
  const real = emulator === null ? { credential: applicationDefault() } : {}
  const app = initializeApp({ projectId, ...real }, `make-admin-${projectId}`)
  try {
    return [
      `Project ${projectId}${emulator === null ? '' : `, emulator at ${emulator}`}`,
      ...(await work(getAuth(app), email, isNew)),
    ]
  } catch (error) {
    const said = [/quota project/i, /credential/i].findIndex((words) => words.test(error.message))
    const say = sentences[['quota project', 'auth/invalid-credential'][said] ?? error.code]
    if (error instanceof ClearError || say === undefined) throw error
    throw new ClearError(say(email, projectId))
  } finally {
    await deleteApp(app)
  }
}
