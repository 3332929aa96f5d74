import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { firstOf } from '@/data/store/firstOf'
import { addDays } from '@/domain/shared/calendar'
import { managerOf, openWebStore } from './support/dataStores'
import {
  beginLeads,
  by,
  contact,
  fieldsOf,
  ICE,
  IRON,
  leadsOf,
  price,
  put,
  stored,
  today,
  tomorrow,
} from './support/leadGym'

const client = openWebStore(managerOf(IRON))
afterAll(() => client.close())
const leads = () => leadsOf(client)

beforeEach(beginLeads)

describe('a lead that is moved with others, through the page of the desk', () => {
  it('is given up with others, and is back with Undo unless something became of it since', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await expect(leads().moveChosen(IRON, 'kiran', price, today)).rejects.toMatchObject({
      code: 'refused',
      message: 'Log a contact with Kiran Shah first.',
    })
    await leads().log(IRON, 'kiran', contact(), by)
    const [before] = (await firstOf(leads().open(IRON))).rows
    if (before === undefined) throw new Error('There is no open lead.')
    await leads().moveChosen(IRON, 'kiran', price, today)
    expect(await stored('leads/kiran')).toMatchObject({
      ...{ status: 'Lost', lostReason: 'Price', nextFollowUpOn: null, attempts: 1 },
    })
    await expect(
      leads().moveChosen(IRON, 'kiran', { ...price, lostReason: 'Timing' }, today),
    ).rejects.toMatchObject({
      message: 'Kiran Shah is lost already.',
    })
    await leads().takeBack(IRON, before, price, today)
    expect(await stored('leads/kiran')).toMatchObject({
      ...{ status: 'Contacted', lostReason: '', nextFollowUpOn: tomorrow },
    })
    await expect(leads().takeBack(IRON, before, price, today)).rejects.toMatchObject({
      message: 'Kiran Shah was changed meanwhile, and stays as it is.',
    })
  })

  it('is moved to Later with others, and is back with Undo, but not once it has another day', async () => {
    const later = { to: 'Later', nextFollowUpOn: addDays(today, 30) } as const
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await expect(leads().moveChosen(IRON, 'kiran', later, today)).rejects.toMatchObject({
      message: 'Log a contact with Kiran Shah first.',
    })
    await leads().log(IRON, 'kiran', contact(), by)
    const [before] = (await firstOf(leads().open(IRON))).rows
    if (before === undefined) throw new Error('There is no open lead.')
    await leads().moveChosen(IRON, 'kiran', later, today)
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Later', nextFollowUpOn: addDays(today, 30) })
    await leads().takeBack(IRON, before, later, today)
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Contacted', nextFollowUpOn: tomorrow })
    await leads().moveChosen(IRON, 'kiran', later, today)
    await leads().change(IRON, 'kiran', { nextFollowUpOn: addDays(today, 60) })
    await expect(leads().takeBack(IRON, before, later, today)).rejects.toMatchObject({
      message: 'Kiran Shah was changed meanwhile, and stays as it is.',
    })
  })

  it('that had changed between the choice and the move is back with Undo as the move found it', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await leads().log(IRON, 'kiran', contact(), by)
    const nextFollowUpOn = addDays(today, 9)
    await leads().change(IRON, 'kiran', { nextFollowUpOn })
    const found = await leads().moveChosen(IRON, 'kiran', price, today)
    expect(found).toMatchObject({ id: 'kiran', status: 'Contacted', nextFollowUpOn })
    if (found === null) throw new Error('There is no such lead.')
    await leads().takeBack(IRON, found, price, today)
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Contacted', lostReason: '', nextFollowUpOn })
  })

  it('that is a member, or another centre’s, is not given up', async () => {
    await put('leads/kiran', { ...fieldsOf('Kiran Shah'), gymId: IRON, status: 'Converted', memberId: 'm1' })
    await expect(leads().moveChosen(IRON, 'kiran', price, today)).rejects.toMatchObject({
      message: 'Kiran Shah is a member already.',
    })
    await put('leads/other', { ...fieldsOf('Their Lead'), gymId: ICE })
    await expect(leads().moveChosen(IRON, 'other', price, today)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Converted', memberId: 'm1' })
  })
})
