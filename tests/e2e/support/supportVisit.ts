import { FieldValue } from 'firebase-admin/firestore'
import { adminStore } from '../../support/emulators'

const HOUR = 3_600_000
const VISIT = 'support.visits.demo-admin'

/** As if the owner had allowed support and the demo's super admin had opened the centre. */
export const letInAsSupport = (gymId: string) =>
  adminStore()
    .doc(`gyms/${gymId}`)
    .update({
      'support.allowedUntil': new Date(Date.now() + 24 * HOUR),
      [VISIT]: {
        ...{ key: 'test', name: 'Meera Iyer', reason: 'A test', openedAt: new Date() },
        until: new Date(Date.now() + HOUR),
      },
    })

export const outAgain = (gymId: string) =>
  adminStore()
    .doc(`gyms/${gymId}`)
    .update({ [VISIT]: FieldValue.delete() })
