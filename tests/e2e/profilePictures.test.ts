import { getStorage } from 'firebase-admin/storage'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminApp, adminAuth, adminStore } from '../support/emulators'
import { browserOf, expectQuiet } from './support/browser'
import { dialog, messageWith, stored } from './support/members'
import { letInAsSupport, outAgain } from './support/supportVisit'

const { signedInAs } = browserOf()

/** A red square of 2 by 2 pixels. */
const picture = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Stands for the place and the camera that a phone writes into a photo. */
const PLACE = 'Exif: 22.7196 N, 75.8577 E'

/** A JPEG of 1600 by 1200 pixels, as a phone takes it. */
async function largePhoto(page: Page) {
  const drawn = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 1200
    canvas.getContext('2d')?.fillRect(100, 100, 800, 800)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  const jpeg = Buffer.from(drawn)
  const note = Buffer.from(`Exif\0\0${PLACE}`)
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, note.length + 2]), note])
  const buffer = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
  return { name: 'phone.jpg', mimeType: 'image/jpeg', buffer }
}

/** Width and height in pixels. */
const sidesOf = (page: Page, bytes: Buffer): Promise<number[]> =>
  page.evaluate(
    async (list) => {
      const { width, height } = await createImageBitmap(new Blob([new Uint8Array(list)]))
      return [width, height]
    },
    [...bytes],
  )

async function openFromProfile(page: Page, act: string | RegExp) {
  await page.getByRole('button', { name: 'Profile and appearance' }).click()
  await page
    .getByRole('region', { name: 'Profile and appearance' })
    .getByRole('button', { name: act })
    .click()
}

/** As the demo was: no logo, no photos. */
afterAll(async () => {
  await outAgain(IRON)
  await adminStore().doc(`gyms/${IRON}`).update({ dp: '' })
  await adminStore().doc('staff/demo-desk').update({ dp: '' })
  for (const uid of [IRON, 'demo-desk']) await adminAuth().updateUser(uid, { photoURL: null })
})

describe('pictures from the profile menu (SPECIFICATION 7)', () => {
  it("an owner's logo is stored under site-config and its address goes to the centre and the owner's photo", async () => {
    const page = await signedInAs('iron')
    await openFromProfile(page, 'Centre logo')
    const sheet = dialog(page, 'Centre logo')
    await sheet.getByRole('button', { name: 'Use this logo' }).click()
    await sheet.getByText('Choose a picture first').waitFor()
    await sheet.locator('input[type=file]').setInputFiles(picture)
    await sheet.getByRole('img', { name: 'The new one' }).waitFor()
    await sheet.getByRole('button', { name: 'Use this logo' }).click()
    await messageWith(page, 'The logo of Iron House Fitness is changed.')
    const { dp } = await stored(`gyms/${IRON}`)
    expect(dp).toContain(`/o/${encodeURIComponent(`${IRON}/site-config/logo`)}`)
    expect((await adminAuth().getUser(IRON)).photoURL).toBe(dp)
    await page.locator(`header img[src="${String(dp)}"]`).waitFor()
    expectQuiet(page)
  })

  it('one that support changes goes to the centre and the owner, and not to the account of whoever is in', async () => {
    const before = (await adminAuth().getUser('demo-admin')).photoURL
    const had = (await stored(`gyms/${IRON}`))['dp']
    await letInAsSupport(IRON)
    const page = await signedInAs('admin')
    await page.goto(`/settings/site-config?section=branding&centre=${IRON}`)
    await page.getByRole('button', { name: /^(Add a|Change the) logo$/ }).click()
    const sheet = dialog(page, 'Centre logo')
    await sheet.getByText('becomes the owner’s photo too', { exact: false }).waitFor()
    await sheet.locator('input[type=file]').setInputFiles(picture)
    await sheet.getByRole('button', { name: 'Use this logo' }).click()
    await messageWith(page, 'The logo of Iron House Fitness is changed.')
    const { dp } = await stored(`gyms/${IRON}`)
    expect(dp).not.toBe(had)
    expect((await adminAuth().getUser(IRON)).photoURL).toBe(dp)
    expect((await adminAuth().getUser('demo-admin')).photoURL).toBe(before)
    expectQuiet(page)
  })

  it("a manager's own photo goes to the account and the staff record, at most 512 px and without its place", async () => {
    const page = await signedInAs('desk')
    await openFromProfile(page, 'Add your photo')
    const sheet = dialog(page, 'Your photo')
    await sheet.locator('input[type=file]').setInputFiles(await largePhoto(page))
    await sheet.getByRole('button', { name: 'Use this photo' }).click()
    await messageWith(page, 'Your photo is changed.')
    const dp = String((await stored('staff/demo-desk'))['dp'])
    expect(dp).toMatch(new RegExp(`^${IRON}/staff/demo-desk/photo-`))
    const [kept] = await getStorage(adminApp()).bucket().file(dp).download()
    expect(await sidesOf(page, kept)).toEqual([512, 384])
    expect(kept.includes(PLACE), 'what the phone wrote into it').toBe(false)
    await page.getByRole('button', { name: 'Profile and appearance' }).click()
    const panel = page.getByRole('region', { name: 'Profile and appearance' })
    await panel.locator('img[src^="blob:"]').waitFor()
    expect(await panel.getByRole('button', { name: 'Centre logo' }).count()).toBe(0)
    expectQuiet(page)
  })
})
