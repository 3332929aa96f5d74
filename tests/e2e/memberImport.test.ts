import { readFile } from 'node:fs/promises'
import { parse } from 'papaparse'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectQuiet, phone } from './support/browser'
import { choose } from './support/choose'
import { emptyGymPage } from './support/emptyGymPage'
import { keepDownload } from './support/keepDownload'

const { open, signedInAs } = browserOf()
const gym = emptyGymPage('import-gym')
const ends = addDays(civilDateIn(new Date(), 'Asia/Kolkata'), 40)
let page: Page

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})
const window = () => page.getByRole('dialog', { name: /^Import members/ })
const steps = () => page.getByRole('region', { name: 'Set up your centre' })
const members = async () =>
  (await adminStore().collection('members').where('gymId', '==', gym.gymId).get()).docs.map((doc) =>
    doc.data(),
  )
const chooseFile = (chosen: ReturnType<typeof file>) =>
  window().getByLabel('File of members', { exact: true }).and(page.locator('input')).setInputFiles(chosen)
const press = (name: string | RegExp) => window().getByRole('button', { name }).click()
const tab = (name: RegExp) => window().getByRole('tab', { name })

beforeAll(async () => {
  await gym.make()
  await adminStore()
    .doc('memberPackages/import-gold')
    .set({
      ...{ id: 'import-gold', gymId: gym.gymId, name: 'Gold', nameLower: 'gold', price: 1500 },
      ...{ duration: 1, durationType: 'Month', type: 'Non Recurring', isActive: true, deleted: false },
    })
  page = await open()
  await gym.signIn(page)
})
afterAll(() => gym.remove(['members', 'memberDirectory', 'memberImports', 'memberPackages', 'snoozes']))

describe('An owner brings the members of another software', () => {
  it('from the first steps: the columns are recognised, and what a package is called here is chosen', async () => {
    await page.goto('/dashboard')
    await steps().getByText('Bring in your members (to do)').waitFor()
    await steps().getByRole('link', { name: 'Import members' }).click()
    await window().waitFor()
    await chooseFile(file('photo.png', ['x']))
    await window().getByText('Choose a CSV file.', { exact: false }).waitFor()
    await chooseFile(
      file('old members.csv', [
        'Sr,Member Name,Mobile No.,DOB,Plan,Expiry Date',
        `1,Asha Rao,98765 43210,31/01/1995,Golden,${ends}`,
        `2,Ravi Jain,98111,31/02/1995,Golden,${ends}`,
        '3,Meera Shah,9822222222,,,',
        '4,Asha Rao,+91 98765 43210,,,',
        '5,Kiran Rao,9876543210,,,',
      ]),
    )
    const columns = window().getByRole('table', { name: 'Columns of the file' })
    await columns.getByRole('row', { name: /^Mobile No\. 98765 43210, 98111, 9822222222 Phone/ }).waitFor()
    await columns.getByRole('row', { name: /^Sr .* Don’t import/ }).waitFor()
    await expectAccessible(page, 'the columns of an import', { within: '[role=dialog]' })
    await choose(window().getByRole('combobox', { name: 'Your package for “Golden”' }), 'Gold')
  })

  it('sees what each row becomes before anything is saved', async () => {
    await press('Check the rows')
    await tab(/^To correct\s*1/).waitFor()
    await window()
      .getByRole('row', { name: /^Ravi Jain 3 98111/ })
      .waitFor()
    await window().getByText('There is no day 31/02/1995', { exact: false }).waitFor()
    await window().getByText('Phone: Enter a phone number of 10 digits', { exact: false }).waitFor()
    await tab(/^Already there\s*2/).click()
    await window().getByText('Same phone as Asha Rao in row 2. Not added').first().waitFor()
    await window().getByLabel('Add people who share a phone number with somebody of another name').check()
    await tab(/^Already there\s*1/).waitFor()
    await tab(/^New\s*3/).click()
    await window().getByText('Gold until', { exact: false }).waitFor()
    await expectAccessible(page, 'the check of an import', { within: '[role=dialog]' })
    expect(await members()).toEqual([])
  })

  it('adds them, and gets the faulty rows as a file', async () => {
    await press('Import 3 members')
    await window().getByText('3 members added.').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), press('Download 1 row')])
    expect(download.suggestedFilename()).toBe('old members-to-correct.csv')
    const text = await readFile(await keepDownload(download), 'utf8')
    const { data } = parse<string[]>(text.trim())
    expect(data[0]?.at(-1)).toBe('What to correct')
    expect(data[1]?.slice(0, 3)).toEqual(['2', 'Ravi Jain', '98111'])
    expect(data).toHaveLength(2)
    await expectAccessible(page, 'the result of an import', { within: '[role=dialog]' })
    const stored = await members()
    expect(stored.map(({ name }) => String(name)).sort()).toEqual(['Asha Rao', 'Kiran Rao', 'Meera Shah'])
    expect(stored.find(({ name }) => name === 'Asha Rao')).toMatchObject({
      totalDueAmount: 0,
      currentPackage: { name: 'Gold', endDate: ends, takenOver: true },
    })
    // The corrected file, with the column of what was wrong left in it.
    await press('Import another file')
    const corrected = text.replace('98111,', '9811111111,').replace('31/02/1995', '28/02/1995')
    await chooseFile(file('corrected.csv', [corrected]))
    await choose(window().getByRole('combobox', { name: 'Your package for “Golden”' }), 'Gold')
    await press('Check the rows')
    await press('Import 1 member')
    await window().getByText('1 member added.').waitFor()
    await press('Done')
    await page.getByRole('row').filter({ hasText: 'Ravi Jain' }).first().waitFor()
  })

  it('says so on the package, and the step has ticked itself', async () => {
    await page.getByRole('link', { name: 'Asha Rao' }).first().click()
    await page.getByRole('dialog').getByRole('tab', { name: 'Package' }).click()
    await page.getByText('Imported, without an invoice').waitFor()
    await page.goto('/dashboard')
    await steps().getByText('Add your staff').waitFor()
    expect(await steps().getByText('Bring in your members').count()).toBe(0)
  })

  it('reads dates with the month first where the file proves it, and as the owner says', async () => {
    await page.goto('/members?import=true')
    await chooseFile(
      file('american.csv', [
        'Name,Phone,DOB',
        'Ann Lee,9833333333,03/04/1990',
        'Bob Lee,9844444444,12/25/1991',
        'Cid Lee,98111,05/06/1992',
      ]),
    )
    const order = window().getByRole('combobox', { name: 'How dates are written in the file' })
    await window().getByText('Month first: 01/31/2026').filter({ visible: true }).waitFor()
    await press('Check the rows')
    await tab(/^New\s*2/).waitFor()
    const downloading = page.waitForEvent('download')
    await press('Download 1 row')
    const corrected = await readFile(await keepDownload(await downloading), 'utf8')
    expect(corrected).toContain('1992-05-06')
    await press('Back')
    await choose(order, 'Day first: 31/01/2026')
    await press('Check the rows')
    await tab(/^To correct\s*2/).click()
    await window().getByText('There is no day 12/25/1991. Write the day first', { exact: false }).waitFor()
  })

  it('rolls an import back: whoever was changed since stays', async () => {
    const meera = (await members()).find(({ name }) => name === 'Meera Shah')
    await adminStore()
      .doc(`members/${String(meera?.['id'])}`)
      .update({ notes: 'Knee', updatedAt: new Date() })
    await page.goto('/members?import=true')
    const row = window().getByRole('row', { name: /old members\.csv/ })
    await row.getByText('3 members added').waitFor()
    await row.getByRole('button', { name: 'Roll back' }).click()
    await page.getByRole('button', { name: 'Roll back the import' }).click()
    await page.getByText('2 members removed. Meera Shah stays.').waitFor()
    await row.getByText('Rolled back, 2 removed, 1 kept').waitFor()
    expect((await members()).map(({ name }) => String(name)).sort()).toEqual(['Meera Shah', 'Ravi Jain'])
    await expectAccessible(page, 'earlier imports', { within: '[role=dialog]' })
    expectQuiet(page)
  })
})

describe('Whoever may not import', () => {
  it('the desk sees no way to it, whatever the address says', async () => {
    const desk = await signedInAs('desk', { at: '/members?import=true', viewport: phone })
    await desk.getByRole('heading', { level: 1, name: /^Active members/ }).waitFor()
    await desk.getByRole('button', { name: 'New member' }).waitFor()
    expect(await desk.getByRole('link', { name: 'Import' }).count()).toBe(0)
    expect(await desk.getByRole('dialog').count()).toBe(0)
  })
})
