import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leadSchema } from '@/domain/leads/lead'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectQuiet, phone } from './support/browser'
import { emptyGymPage } from './support/emptyGymPage'

const { open, signedInAs } = browserOf()
const gym = emptyGymPage('lead-import-gym')
let page: Page

const window = () => page.getByRole('dialog', { name: /^Import leads/ })
const leads = async () =>
  (await adminStore().collection('leads').where('gymId', '==', gym.gymId).get()).docs.map((doc) => doc.data())
const names = async () => (await leads()).map(({ name }) => String(name)).sort()
const press = (name: string | RegExp) => window().getByRole('button', { name }).click()
const tab = (name: RegExp) => window().getByRole('tab', { name })
const chooseFile = (name: string, lines: readonly string[]) =>
  window()
    .getByLabel('File of leads', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })

const held = leadSchema.parse({
  ...{ id: 'lead-import-held', gymId: gym.gymId, name: 'Asha Rao', nameLower: 'asha rao' },
  ...{ phone: '9833333333', phoneDigits: '9833333333', status: 'New', createdAt: new Date() },
})

beforeAll(async () => {
  await gym.make()
  page = await open()
  await gym.signIn(page)
})
afterAll(() => gym.remove(['leads', 'memberImports']))

describe('An owner brings the leads of a sheet', () => {
  it('from the empty list: the columns are recognised', async () => {
    await page.goto('/leads')
    await page.getByRole('button', { name: 'Import from a file' }).click()
    await window().waitFor()
    await expectAccessible(page, 'the choice of a file of leads', { within: '[role=dialog]' })
    await adminStore().doc(`leads/${held.id}`).set(held)
    await chooseFile('enquiries.csv', [
      'Lead name,Mobile No.,Source,Rating,Follow-up date,Remarks',
      'Kiran Shah,98765 43211,instagram,hot,,Mornings',
      'Ravi Jain,98111,Radio,Boiling,01/01/2020,',
      'Asha R,+91 98333 33333,,,,',
      'Meera Shah,9822222222,,,,',
      'Kiran S,9876543211,,,,',
    ])
    const columns = window().getByRole('table', { name: 'Columns of the file' })
    await columns.getByRole('row', { name: /^Mobile No\. 98765 43211, 98111, .* Phone/ }).waitFor()
    await columns.getByRole('row', { name: /^Rating hot, Boiling Temperature/ }).waitFor()
    await expectAccessible(page, 'the columns of an import of leads', { within: '[role=dialog]' })
  })

  it('sees every fault and whoever is there already, before anything is saved', async () => {
    await press('Check the rows')
    await tab(/^To correct\s*1/).waitFor()
    for (const text of [
      'Phone: Enter a phone number of 10 digits',
      'Source: “Radio” is not a source of this centre.',
      'Temperature: “Boiling” is not known. Write Hot, Warm or Cold',
      'Next follow-up: 01 Jan, 2020 is over. Write today or a later day, or leave it empty for today',
    ])
      await window().getByText(text, { exact: false }).waitFor()
    await expectAccessible(page, 'the check of an import of leads', { within: '[role=dialog]' })
    await tab(/^Already there\s*2/).click()
    await window().getByText('Same phone as Asha Rao, a lead (New). Not added').waitFor()
    await window().getByText('Same phone as Kiran Shah in row 2. Not added').waitFor()
    expect(await names()).toEqual(['Asha Rao'])
  })

  it('adds the rest, which are on the list of today', async () => {
    await press('Import 2 leads')
    await window().getByText('2 leads added.').waitFor()
    await window().getByRole('button', { name: 'Download 1 row' }).waitFor()
    await press('Done')
    await page.getByRole('link', { name: 'Kiran Shah' }).waitFor()
    await page.getByRole('link', { name: 'Meera Shah' }).waitFor()
    expect((await leads()).find(({ name }) => name === 'Kiran Shah')).toMatchObject({
      ...{ source: 'Instagram', temperature: 'Hot', notes: 'Mornings', status: 'New', ownerId: gym.gymId },
    })
    expectQuiet(page)
  })

  it('takes rows that are pasted out of a spreadsheet', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const pasted = ['Name\tPhone', 'Tara Iyer\t9844444444'].join('\n')
    await window().getByRole('textbox', { name: 'Rows of a spreadsheet' }).fill(pasted)
    await press('Use the pasted rows')
    await press('Check the rows')
    await press('Import 1 lead')
    await window().getByText('1 lead added.').waitFor()
    await press('Done')
    await page.getByRole('link', { name: 'Tara Iyer' }).waitFor()
  })

  it('rolls an import back: whoever was changed since stays', async () => {
    const kiran = (await leads()).find(({ name }) => name === 'Kiran Shah')
    await adminStore()
      .doc(`leads/${String(kiran?.['id'])}`)
      .update({ notes: 'Evenings', updatedAt: new Date() })
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const row = window().getByRole('row', { name: /enquiries\.csv/ })
    await row.getByText('2 leads added').waitFor()
    await row.getByRole('button', { name: 'Roll back' }).click()
    await page.getByRole('button', { name: 'Roll back the import' }).click()
    await page.getByText('1 lead removed. Kiran Shah stays.').waitFor()
    await row.getByText('Rolled back, 1 removed, 1 kept').waitFor()
    expect(await names()).toEqual(['Asha Rao', 'Kiran Shah', 'Tara Iyer'])
    expectQuiet(page)
  })
})

describe('The desk', () => {
  it('adds leads one by one, and sees no import', async () => {
    const desk = await signedInAs('desk', { at: '/leads', viewport: phone })
    await desk.getByRole('button', { name: 'New lead' }).waitFor()
    expect(await desk.getByRole('button', { name: 'Import' }).count()).toBe(0)
  })
})
