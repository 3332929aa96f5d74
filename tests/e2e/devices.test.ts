import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '@/domain/members/member'
import { createTerminal, type Terminal } from '../../scripts/device/terminal'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore, hostingUrl } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, visit } from './support/browser'
import { emptyGymPage } from './support/emptyGymPage'
import { actInDrawer, dialog, messageWith, soon, stored } from './support/members'
import { putMember, putPackage, someone, todayInIndia } from './support/people'
import { questionsOf } from './support/questionsOf'

const { open } = browserOf()

const gym = emptyGymPage(`doors-${Date.now()}`)
const SN = `SIM-${Date.now()}`
const asha = someone('Asha')
const PIN = '7'

let owner: Page
let desk: Page
let member: Member
let terminal: Terminal

const devices = () => owner.getByRole('region', { name: 'Devices', exact: true })
const numbers = () => owner.getByRole('region', { name: 'Numbers on the devices' })
const today = () => desk.getByRole('region', { name: 'Today', exact: true })

const terminalWith = (secret: string) =>
  createTerminal({
    ...{ url: hostingUrl, sn: SN, secret, timeoutMs: 60_000 },
    users: [
      [PIN, asha.name.toUpperCase()],
      ['8', 'STRANGER'],
    ],
  })

beforeAll(async () => {
  await gym.make()
  const monthly = await stored(`memberPackages/${IRON}-monthly`)
  const id = `${gym.gymId}-monthly`
  await adminStore()
    .doc(`memberPackages/${id}`)
    .set({ ...monthly, id, gymId: gym.gymId })
  member = await putMember(asha, gym.gymId)
  await putPackage(member, todayInIndia())
  owner = await open()
  await gym.signIn(owner)
})

afterAll(async () => {
  for (const part of ['commands', 'roster', 'secrets']) {
    const { docs } = await adminStore().collection(`biometricDevices/${SN}/${part}`).get()
    for (const { ref } of docs) await ref.delete()
  }
  await gym.remove([
    ...['biometricDevices', 'biometricUsers', 'biometricUnknownDevices', 'biometricRejects', 'punches'],
    ...['members', 'memberPackages', 'memberDirectory', 'lastVisits', 'attendance', 'attendanceDays'],
  ])
})

describe('a terminal at the door', () => {
  it('is registered by its number, with a secret that is shown once', async () => {
    await owner.goto('/settings/site-config?section=devices')
    await expectHeading(owner, /^Site config/)
    await owner.getByText('It needs no computer at the centre', { exact: false }).waitFor()
    await expectAccessible(owner, 'no device')
    await owner.getByRole('button', { name: 'Register device' }).click()
    const form = dialog(owner, 'Register device')
    await form.getByLabel('Serial number').fill('not a number')
    await form.getByLabel('Name').fill('Front door')
    await owner.keyboard.press('Control+Enter')
    await form.getByText('Enter the serial number printed on the device').waitFor()
    await form.getByLabel('Serial number').fill(SN.toLowerCase())
    expect(await form.getByLabel('Name').inputValue()).toBe('Front door')
    await expectAccessible(owner, 'the form', { within: '[role=dialog]' })
    await owner.keyboard.press('Control+Enter')
    const shown = dialog(owner, 'Connect Front door')
    const secret = await shown.locator('code').first().innerText()
    expect(secret).toMatch(/^[A-Z0-9]{8,}$/)
    await expectAccessible(owner, 'the secret', { within: '[role=dialog]' })
    await shown.getByRole('button', { name: 'The secret is entered' }).click()
    await devices().getByText('Never connected').waitFor()
    expect(await owner.getByText(secret).count()).toBe(0)
    terminal = terminalWith(secret)
  })

  it('is turned away with another secret, and said so', async () => {
    const { status } = await terminalWith('WRONG00000').handshake()
    expect(status).toBe(401)
    const row = owner.getByRole('region', { name: 'Turned away' }).getByRole('row').filter({ hasText: SN })
    await row.getByText('Wrong secret').waitFor()
  })

  it('is online after its first call, and the numbers on it are linked at a press', async () => {
    await terminal.handshake()
    while ((await terminal.poll()) > 0);
    await terminal.uploadRoster()
    await devices().getByText('Online').waitFor()
    const row = numbers().getByRole('row').filter({ hasText: asha.name.toUpperCase() })
    await expectAccessible(owner, 'numbers that nobody has')
    await row.getByRole('button', { name: `Choose another person for number ${PIN}` }).click()
    const link = dialog(owner, `Link number ${PIN}`)
    await link.getByRole('button', { name: `Link to ${asha.name}` }).waitFor()
    await expectAccessible(owner, 'linking', { within: '[role=dialog]' })
    await link.getByRole('button', { name: 'Cancel' }).click()
    await row.getByRole('button', { name: `Link to ${asha.name}, number ${PIN}` }).click()
    await messageWith(owner, `Number ${PIN} is ${asha.name}’s.`)
    await row.waitFor({ state: 'detached' })
    // Taken back, the number would be shut for whoever has it on the device and came in before.
    const messages = owner.getByRole('region', { name: 'Messages' })
    expect(await messages.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    const pinOf = async () => (await stored(`members/${member.id}`))['biometricUserId']
    expect(await pinOf()).toBe(Number(PIN))
    await numbers()
      .getByRole('tab', { name: /^Linked/ })
      .click()
    await numbers().getByRole('row').filter({ hasText: asha.name }).waitFor()
    while ((await terminal.poll()) > 0);
    expect(terminal.users().find((user) => user.PIN === PIN)?.EndDatetime).toMatch(
      /^\d{4}-\d\d-\d\dT23:59:59$/,
    )
    await expectAccessible(owner, 'the section')
  })

  it('is said to send what nobody can read, with what to do about it', async () => {
    terminal.enrol('9876543210', 'KIRAN')
    await terminal.punch('9876543210')
    await devices().getByText('Sends punches or people that can’t be read').waitFor()
    await devices().getByRole('button', { name: 'Front door' }).click()
    const drawer = dialog(owner, 'Front door')
    await drawer
      .getByText('Give everyone on the device a number of 1 to 9 digits', { exact: false })
      .waitFor()
    await drawer.getByText(/^1, the last /).waitFor()
    await expectAccessible(owner, 'a device that is not read', { within: '[role=dialog]' })
    await owner.keyboard.press('Escape')
  })

  it('sends a punch, and the desk’s list moves', async () => {
    desk = await open()
    await gym.signIn(desk)
    await desk.goto('/members/attendance')
    await today().getByText('Waiting for the first check-in.').waitFor()
    const questions = questionsOf(desk)
    expect(await terminal.punch(PIN)).toEqual({ isOpen: true })
    // Nothing is done later, by a trigger or a schedule: the visit stands when the terminal has its answer.
    const { people } = await stored(`attendanceDays/${gym.gymId}_${todayInIndia()}`)
    expect(people).toMatchObject({ [member.id]: { name: asha.name } })
    const row = today().getByRole('row').filter({ hasText: asha.name })
    await row.getByText('Inside').waitFor()
    // No reload and no question brought the row, so the listener that was open did.
    expect(questions()).toEqual([])
    await row.getByText('Front door').waitFor()
    const panel = desk.getByRole('region', { name: 'Devices', exact: true })
    await panel.getByText('Online').waitFor()
    await expectAccessible(desk, 'the desk')
  })

  it('is told to stop somebody: the desk hears of a punch before that, and the door refuses after', async () => {
    await visit(owner, `/members?id=${member.id}`)
    await actInDrawer(owner, asha.name, 'Door access')
    const door = dialog(owner, `Door access of ${asha.name}`)
    await door.getByRole('button', { name: 'Stop at the door' }).click()
    await door.getByText('Waiting for the device').waitFor()
    await door.getByText('Stopped', { exact: true }).waitFor()

    // The terminal's clock counts whole seconds.
    terminal.drift(2)
    expect((await terminal.punch(PIN)).isOpen).toBe(true)
    const alert = desk.getByRole('alert', { name: 'Stop at the door' })
    await alert.getByText(asha.name).waitFor()
    await alert.getByText('Stopped at the door by your centre.').waitFor()
    await expectAccessible(desk, 'a stopped punch')
    await alert.getByRole('button', { name: `Seen: ${asha.name}` }).click()
    await alert.waitFor({ state: 'detached' })

    while ((await terminal.poll()) > 0);
    await door.getByText('Done', { exact: true }).waitFor()
    expect(await terminal.punch(PIN)).toEqual({ isOpen: false, why: 'validity' })
    await expectAccessible(owner, 'door access', { within: '[role=dialog]' })
  })

  it('lets in again, and stops by itself after the last day with the line down', async () => {
    const door = dialog(owner, `Door access of ${asha.name}`)
    await door.getByRole('button', { name: 'Let in' }).click()
    await door.getByText('Waiting for the device').waitFor()
    while ((await terminal.poll()) > 0);
    await door.getByText('Done', { exact: true }).waitFor()
    expect(terminal.opensFor(PIN)).toEqual({ isOpen: true })
    terminal.setLine(false)
    terminal.drift(40 * 86_400)
    expect(await terminal.punch(PIN)).toEqual({ isOpen: false, why: 'validity' })
    terminal.drift(0)
    terminal.setLine(true)
  })

  it('is asked for punches again, told everybody anew, switched off and removed', async () => {
    await owner.goto(`/settings/site-config?section=devices&device=${SN}`)
    const drawer = dialog(owner, 'Front door')
    await drawer.getByRole('button', { name: 'Get punches again' }).click()
    await dialog(owner, 'Get punches again from Front door')
      .getByRole('button', { name: 'Get punches' })
      .click()
    await messageWith(owner, 'Front door sends the punches of these days')
    await drawer.getByText('Send punches again').waitFor()
    await expectAccessible(owner, 'the drawer', { within: '[role=dialog]' })
    await terminal.poll()
    await drawer.getByText('Nothing. The device has all that it should.').waitFor()

    await actInDrawer(owner, 'Front door', 'Send people again')
    await messageWith(owner, 'Front door is sent everybody again.')
    await soon(() => terminal.poll()).toBe(1)
    await drawer.getByText('Nothing. The device has all that it should.').waitFor()

    await actInDrawer(owner, 'Front door', 'Switch off')
    await owner.getByRole('button', { name: 'Switch off Front door' }).click()
    await messageWith(owner, 'Front door is off.')
    await drawer.getByText('Off', { exact: true }).waitFor()
    expect((await terminal.handshake()).status).toBe(401)
    await actInDrawer(owner, 'Front door', 'Remove')
    await owner.getByRole('button', { name: 'Remove Front door' }).click()
    await messageWith(owner, 'Front door is removed.')
    await owner.getByText('It needs no computer at the centre', { exact: false }).waitFor()
    expectQuiet(owner)
    expectQuiet(desk)
    await soon(async () => (await adminStore().doc(`biometricDevices/${SN}`).get()).exists).toBe(false)
  })
})
