import { expect } from 'vitest'
import { hostingUrl } from '../../support/emulators'

/** Right after the demo data the triggers keep the emulator busy, and the first call waits longer than a page does. */
export const apiAnswers = () =>
  expect
    .poll(async () => (await fetch(`${hostingUrl}/api/gymByReferralCode?code=NONE2345`)).status, {
      timeout: 55_000,
      interval: 5_000,
    })
    .toBe(422)
