import { getStorage } from 'firebase-admin/storage'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminApp, adminStore, host, ports } from '../support/emulators'
import { html, pdf, png } from '../support/files'
import { browserOf, expectQuiet, visit } from './support/browser'
import { dialog, memberIdOf, messageWith, openMembers, soon, stored } from './support/members'
import { someone, takeAway } from './support/people'

const { signedInAs } = browserOf()

const joins = someone('Oorja')
let desk: Page
let owner: Page
let id = ''

const asPdf = (buffer: Buffer) => ({ name: 'card.pdf', mimeType: 'application/pdf', buffer })
const proofOf = async () => String((await stored(`members/${id}`))['idProof'])
const files = () => getStorage(adminApp()).bucket()
const stands = async (path: string) => (await files().file(path).exists())[0]
const looks = async () => {
  const { docs } = await adminStore()
    .collection('auditLogs')
    .where('documentId', '==', id)
    .where('act', '==', 'idProof.read')
    .get()
  return docs.map((entry) => String(entry.data()['by'])).sort()
}

async function choose(page: Page, form: string | RegExp, file: ReturnType<typeof asPdf>) {
  await dialog(page, form).getByLabel('ID proof', { exact: true }).last().setInputFiles(file)
}

async function openDocuments(page: Page) {
  await visit(page, `/members?q=${joins.name.split(' ')[0] ?? ''}&id=${id}`)
  const drawer = dialog(page, joins.name)
  await drawer.getByRole('tab', { name: 'Documents' }).click()
  return drawer
}

beforeAll(async () => {
  desk = await signedInAs('desk')
  owner = await signedInAs('iron')
})
afterAll(() => takeAway(joins.name))

describe('an ID proof at the desk', () => {
  it('that is no PDF but in its name is refused at its field', async () => {
    await openMembers(desk)
    await desk.getByRole('button', { name: 'New member' }).click()
    const form = dialog(desk, 'New member')
    await form.getByRole('textbox', { name: 'Phone' }).fill(joins.phone)
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(joins.name)
    await choose(desk, 'New member', asPdf(html))
    await form.getByText("This file is named like a PDF but isn't one.").waitFor()
    await choose(desk, 'New member', asPdf(pdf('the first card')))
    await form.getByText('card.pdf').waitFor()
  })

  it('that could not be uploaded leaves the member, says so, and is sent with the next press', async () => {
    const form = dialog(desk, 'New member')
    await form.getByText('Then sell a package').click()
    await desk.route('**/api/putFile', (route) => route.fulfill({ status: 422, body: '{}' }))
    await form.getByRole('button', { name: 'Add member' }).click()
    await form
      .getByText(
        `${joins.name} is added. The ID proof could not be uploaded. Check the connection, then try again.`,
      )
      .waitFor()
    id = await memberIdOf(joins.name)
    expect(await proofOf()).toBe('')
    await desk.unroute('**/api/putFile')
    await form.getByRole('button', { name: 'Add member' }).click()
    // The first call of a suite wakes its function.
    await desk
      .getByRole('region', { name: 'Messages' })
      .getByText(`${joins.name} is added.`)
      .waitFor({ timeout: 60_000 })
    expect(await proofOf()).toMatch(new RegExp(`^${IRON}/members/${id}/idProof-[0-9a-f]{40}\\.pdf$`))
    expect(await memberIdOf(joins.name)).toBe(id)
  })

  it('is shown when asked for, and the look is recorded; no address of it opens to anybody', async () => {
    const drawer = await openDocuments(desk)
    await drawer.getByText('Each view is recorded').waitFor()
    expect(await looks()).toEqual([])
    await drawer.getByRole('button', { name: 'Show ID proof' }).click()
    await drawer.getByText('PDF document').waitFor()
    const address = await drawer.getByRole('link', { name: /^Open the ID proof/ }).getAttribute('href')
    expect(address).toMatch(/^blob:/)
    expect(await looks()).toEqual(['demo-desk'])
    const [{ bucket }] = await files()
      .file(await proofOf())
      .getMetadata()
    const direct = `http://${host}:${String(ports.storage)}/v0/b/${String(bucket)}/o/${encodeURIComponent(await proofOf())}`
    for (const query of ['', '?alt=media', '?alt=media&token=anything'])
      expect((await fetch(`${direct}${query}`)).status).toBe(403)
  })

  it('is confirmed by the owner, and from then on replaced but not removed by the desk', async () => {
    const first = await proofOf()
    const drawer = await openDocuments(owner)
    await drawer.getByRole('button', { name: 'Show ID proof' }).click()
    await drawer.getByRole('button', { name: 'Confirm' }).click()
    await messageWith(owner, `The ID proof of ${joins.name} is confirmed.`)
    await drawer.getByText(/^Confirmed /).waitFor()
    expect(await looks()).toEqual(['demo-desk', IRON].sort())

    await visit(desk, `/members?edit=${id}`)
    const form = dialog(desk, `Edit ${joins.name}`)
    await form.getByText('An ID proof is stored').waitFor()
    const field = form.getByRole('group', { name: 'ID proof' })
    await field.getByRole('button', { name: 'Remove' }).last().click()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('The owner has confirmed this ID proof, so only the owner can remove it.').waitFor()
    await choose(desk, `Edit ${joins.name}`, { name: 'card.png', mimeType: 'image/png', buffer: png })
    await form.getByRole('button', { name: 'Save' }).click()
    await messageWith(desk, `${joins.name} is saved.`)
    expect(await proofOf()).not.toBe(first)
    expect(await stands(first)).toBe(true)
  })

  it('that was replaced stays for the owner, who may delete it', async () => {
    const drawer = await openDocuments(owner)
    await drawer.getByText('Earlier ID proof').waitFor()
    const earlier = drawer.getByRole('figure').filter({ hasText: 'Earlier ID proof' })
    await drawer
      .getByRole('figure')
      .filter({ hasNotText: 'Earlier' })
      .getByRole('button', { name: 'Show ID proof' })
      .click()
    await drawer.getByRole('img', { name: `ID proof of ${joins.name}` }).waitFor()
    await earlier.getByRole('button', { name: /^More for/ }).click()
    await owner.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog(owner, 'Delete this ID proof?').getByRole('button', { name: 'Delete ID proof' }).click()
    await messageWith(owner, `The ID proof of ${joins.name} is deleted.`)
    await soon(() => drawer.getByText('Earlier ID proof').count()).toBe(0)
    expectQuiet(owner)
  })
})
