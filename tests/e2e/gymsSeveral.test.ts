import { readFileSync } from 'node:fs'
import { parse } from 'papaparse'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gymPackageSchema } from '@/domain/gyms/gym'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { lowerName } from '@/domain/shared/text'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { keepDownload } from './support/keepDownload'
import { dialog, messageWith, soon, stored } from './support/members'
import { someone, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

/** Names that no earlier run knows. */
const mark = someone('Several').phone.slice(-5)
const today = todayInIndia()
const inFive = addDays(today, 5)
const lately = addDays(today, -3)
const nextYear = addDays(today, 200)
const gymOf = (name: string, isTrial: boolean, endDate: CivilDate) => ({
  id: `several-${mark}-${lowerName(name)}`,
  name: `Several ${mark} ${name}`,
  isTrial,
  endDate,
})
const running = gymOf('Amber', true, inFive)
const ended = gymOf('Birch', true, lately)
const paying = gymOf('Cedar', false, nextYear)
/** Is never ticked. */
const other = gymOf('Dune', true, inFive)
const gyms = [running, ended, paying, other]
const ticked = [running, ended, paying]
const emailOf = ({ id }: { id: string }) => (id === ended.id ? '' : `${id}@several.test`)

let admin: Page

const address = `/gyms?q=${encodeURIComponent(`Several ${mark}`)}`
const rowOf = ({ name }: { name: string }) =>
  admin.getByRole('row').filter({ has: admin.getByRole('link', { name, exact: true }) })
const bar = () => admin.getByRole('toolbar', { name: 'With the selected rows' })
const endOf = async ({ id }: { id: string }) =>
  ((await stored(`gyms/${id}`))['currentPackage'] as { endDate: string }).endDate
const queued = async () =>
  (await adminStore().collection('outbox').where('to', 'in', [running, paying].map(emailOf)).get()).docs

beforeAll(async () => {
  const now = new Date()
  for (const { id, name, isTrial, endDate } of gyms)
    await adminStore()
      .doc(`gyms/${id}`)
      .set({
        ...{ id, name, nameLower: lowerName(name), type: 'GYM', isDisabled: false, ownerName: 'Kavya Nair' },
        ...{ email: emailOf({ id }), createdAt: now, updatedAt: now, packageHistory: [], preference: {} },
        ...{ city: 'Kochi', state: 'Kerala' },
        currentPackage: gymPackageSchema.parse({
          ...{ name: isTrial ? 'Trial' : 'Growth', isTrial, startDate: addDays(today, -20), endDate },
        }),
      })
  admin = await signedInAs('admin', { at: address })
  await expectHeading(admin, /^Registered Gyms/)
})

/** What is begun over a choice lets it go. */
async function tick(): Promise<void> {
  for (const { name } of ticked) await admin.getByRole('checkbox', { name: `Select ${name}` }).check()
  await bar().getByText('3 centres selected').waitFor()
}

/** The demo has as many centres as before. */
afterAll(async () => {
  for (const { ref } of await queued()) await ref.delete()
  for (const { id } of gyms)
    for (const collection of ['gyms', 'gymsPublic']) await adminStore().doc(`${collection}/${id}`).delete()
})

describe('an administrator ticks several centres (PRODUCT 4, screen 2)', () => {
  it('and sees how many, and what may be done with them', async () => {
    await soon(() => admin.getByRole('button', { name: /^Actions for/ }).count()).toBe(gyms.length)
    expect(await bar().count()).toBe(0)
    await tick()
    for (const name of ['Renew package', 'Extend trial', 'Message owners', 'Export'])
      await bar().getByRole('button', { name, exact: true }).waitFor()
    await expectAccessible(admin, 'several centres')
  })

  it('and makes their trials longer at once: the one that is no trial is named and left as it is', async () => {
    await bar().getByRole('button', { name: 'Extend trial' }).click()
    const form = dialog(admin, 'Extend 3 trials')
    await form.getByText('Centres that are not on trial are left as they are and named.').waitFor()
    const days = form.getByRole('textbox', { name: 'Days more' })
    await days.fill('0')
    await form.getByRole('button', { name: 'Extend 3 trials' }).click()
    await form.getByText('Enter 1 day or more').waitFor()
    await days.fill('10')
    await admin.keyboard.press('Control+Enter')
    const failed = admin.getByRole('list', { name: 'Not done' })
    await failed.getByText('The centre is not on trial.').waitFor()
    await messageWith(admin, '2 trials are 10 days longer.')
    expect(await failed.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining(paying.name) as string,
    ])
    await dialog(admin, 'Extend 3 trials').getByText('Close', { exact: true }).click()
  })

  it('which each then says in the list; an ended one runs from today, and the others are as before', async () => {
    for (const [gym, end] of [
      [running, addDays(inFive, 10)],
      [ended, addDays(today, 9)],
      [paying, nextYear],
      [other, inFive],
    ] as const) {
      await rowOf(gym).getByText(formatCivil(end)).waitFor()
      expect(await endOf(gym)).toBe(end)
    }
    await rowOf(ended).getByText('Trial', { exact: true }).first().waitFor()
  })

  it('and writes to their owners at once, told before who has no address', async () => {
    expect(await bar().count()).toBe(0)
    await tick()
    await bar().getByRole('button', { name: 'Message owners' }).click()
    const form = dialog(admin, 'Message 2 owners')
    await form.getByText(`${ended.name}: no e-mail address`).waitFor()
    await form.getByRole('textbox', { name: 'Message' }).fill('Your trial is 10 days longer.')
    await form.getByRole('button', { name: 'Send to 2 owners' }).click()
    await messageWith(admin, 'The message to 2 owners is on its way.')
    await soon(async () => (await queued()).map((each) => each.get('to') as string).sort()).toEqual(
      [running, paying].map(emailOf).sort(),
    )
    await form.waitFor({ state: 'detached' })
  })

  it('and exports them, no others, as they are now', async () => {
    await tick()
    await bar().getByRole('button', { name: 'Export', exact: true }).click()
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('menuitem', { name: 'CSV file of the selection' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('registered-gyms.csv')
    const text = readFileSync(await keepDownload(file), 'utf8').replace(/^\uFEFF/, '')
    const lines = parse<Record<string, string>>(text, { header: true, delimiter: ',' }).data
    const known = lines.filter(({ Name }) => Name?.startsWith('Several'))
    expect(known.map(({ Name, 'Ends on': ends }) => [Name, ends])).toEqual([
      [running.name, addDays(inFive, 10)],
      [ended.name, addDays(today, 9)],
      [paying.name, nextYear],
    ])
    expectQuiet(admin)
  })

  it('and is told who is done and who is not, where the server takes no more for the moment', async () => {
    const error = { code: 'too-many-attempts', message: 'Too many attempts. Wait a second, then try again.' }
    let calls = 0
    await admin.route('**/api/extendTrial', (route) => {
      calls += 1
      return calls === 1 ? route.continue() : route.fulfill({ status: 429, json: { error } })
    })
    await tick()
    await bar().getByRole('button', { name: 'Extend trial' }).click()
    await admin.getByRole('textbox', { name: 'Days more' }).fill('3')
    await admin.keyboard.press('Control+Enter')
    await admin
      .getByText('Too many at once. Wait a minute, then go on with those that are not done.')
      .waitFor()
    const listed = (name: string) => admin.getByRole('list', { name, exact: true }).getByRole('listitem')
    expect(await listed('Done').allInnerTexts()).toEqual([running.name])
    expect(await listed('Not done').count()).toBe(2)
    expect(calls).toBe(2)
    await expectAccessible(admin, 'what a limit left', { within: '[role=dialog]' })
    await admin.unroute('**/api/extendTrial')
  })
})

describe('Sales', () => {
  it('sees the same centres, ticks none and exports none', async () => {
    const page = await signedInAs('sales', { at: address })
    await expectHeading(page, /^Registered Gyms/)
    for (const { name } of gyms) await page.getByRole('link', { name, exact: true }).waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    for (const name of ['Renew package', 'Extend trial', 'Message owners', 'Export', 'Add gym'])
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0)
    expectQuiet(page)
  })
})
