import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leadRepository } from '@/data/leads/leadRepository'
import { systemClock } from '@/data/store/clock'
import { partsOver } from '@/data/repositories'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { emptyLeadForm, leadFormSchema, newLead } from '@/domain/leads/leadForm'
import { civilDateIn } from '@/domain/shared/calendar'
import { openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

const IRON = 'iron'
const today = civilDateIn(new Date(), 'Asia/Kolkata')
const { store: server } = openAdminStore()
const stored = async () => (await server.get('leads/kiran'))?.data
const form = { ...emptyLeadForm(today), name: 'Kiran Shah', phone: '98765 43211' }
const fields = newLead(leadFormSchema(settingsWith(), today, null).parse(form), IRON)
const put = (more: Partial<Lead>) =>
  server.batch((writer) => writer.set('leads/kiran', { ...fields, gymId: IRON, deleted: false, ...more }))

describe('a lead that somebody else changes meanwhile', () => {
  let client: OpenStore
  const leads = () => leadRepository(partsOver(client.store, systemClock))

  beforeAll(() => {
    client = openWebStore(ownerOf(IRON))
  })
  afterAll(() => client.close())
  beforeEach(async () => {
    await emptyStore()
    await putGym(server, IRON)
  })

  it('is back with Undo of an assignment to whose the write found it, and not to whose it was chosen', async () => {
    await put({ ownerId: 'ravi' })
    await leads().change(IRON, 'kiran', { ownerId: 'meera' })
    const how = await leads().assign(IRON, 'kiran', 'asha')
    expect(await stored()).toMatchObject({ ownerId: 'asha' })
    await leads().takeBackFrom(IRON, 'kiran', how)
    expect(await stored()).toMatchObject({ ownerId: 'meera' })
  })

  it('is given to nobody once it was put away', async () => {
    await put({ deleted: true, ownerId: 'ravi' })
    await expect(leads().assign(IRON, 'kiran', 'asha')).rejects.toMatchObject({ code: 'refused' })
    expect(await stored()).toMatchObject({ ownerId: 'ravi' })
  })

  it('is deleted a second time without a failure, and nothing is written then', async () => {
    await put({})
    await leads().archive(IRON, 'kiran')
    const once = await stored()
    expect(once).toMatchObject({ deleted: true, updatedBy: IRON })
    await leads().archive(IRON, 'kiran')
    expect(await stored()).toEqual(once)
  })
})
