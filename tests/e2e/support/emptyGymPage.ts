import type { Page } from 'playwright-core'
import { DEMO_PASSWORD, EMPTY } from '../../../scripts/seed/accounts'
import { adminAuth, adminStore } from '../../support/emulators'
import { signInWith } from './browser'

/**
 * A centre like the demo's empty one, for a file of tests that fills it: those that look at the demo's run beside it. Made with the
 * first sign-in of its owner.
 * @param gymId of this file alone
 */
export function emptyGymPage(gymId: string) {
  const email = `${gymId}@demo.test`
  const gym = () => adminStore().doc(`gyms/${gymId}`)
  return {
    gymId,
    async make(): Promise<void> {
      const demo = await adminStore().doc(`gyms/${EMPTY}`).get()
      // A run that was broken off, or the first of two, has left them.
      await adminAuth()
        .deleteUser(gymId)
        .catch(() => undefined)
      await adminAuth().createUser({
        uid: gymId,
        email,
        password: DEMO_PASSWORD,
        displayName: 'Sameer Qureshi',
      })
      await adminAuth().setCustomUserClaims(gymId, { role: 'Client', clientType: 'GYM', gymId })
      await gym().set({ ...demo.data(), email })
    },
    async signIn(page: Page): Promise<void> {
      await page.goto('/login')
      await signInWith(page, email, DEMO_PASSWORD)
      await page.waitForURL((url) => url.pathname !== '/login')
    },
    /** No list shows it any more, and of these collections nothing stays. */
    async remove(collections: readonly string[]): Promise<void> {
      for (const collection of collections) {
        const own = await adminStore().collection(collection).where('gymId', '==', gymId).get()
        const batch = adminStore().batch()
        for (const { ref } of own.docs) batch.delete(ref)
        await batch.commit()
      }
      await gym().delete()
      await adminAuth().deleteUser(gymId)
    },
  }
}
