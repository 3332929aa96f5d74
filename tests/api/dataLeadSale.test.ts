import { beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/data/store/clock'
import type { Lead } from '@/domain/leads/lead'
import { repositoriesOver } from '../support/repositories'
import { cashRow, deskActs, doneAs, keyOf, ownerActs, runAs, saleInputOn } from './support/acts'
import { formOf, gymInfo, monthly } from './support/gymFixtures'
import { beginLeads, fieldsOf, ICE, IRON, now, put, server, stored, today } from './support/leadGym'

const owner = ownerActs(IRON)
const desk = deskActs(IRON)

beforeEach(async () => {
  await beginLeads()
  await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
})

describe('the sale that converts a lead', () => {
  const join = (id: string, name: string) =>
    repositoriesOver(server, systemClock).members.add(IRON, id, formOf({ name }), gymInfo(IRON))
  const saleOf = (memberId: string, leadId: string, fields: Parameters<typeof saleInputOn>[1] = {}) => ({
    ...{ memberId, templateId: monthly.id, asks: false, leadId },
    terms: saleInputOn(now, fields),
  })
  const putLead = (fields: Partial<Lead> = {}, gymId = IRON) =>
    put('leads/kiran', { ...fieldsOf('Kiran Shah'), gymId, ...fields })

  beforeEach(async () => {
    await putLead()
    await join('m1', 'Kiran Shah')
  })

  it('makes it a paid member’s in one go', async () => {
    await putLead({ ownerId: 'ravi' })
    const input = saleOf('m1', 'kiran', { payments: [cashRow(1000)] })
    const sold = await doneAs(server, IRON, desk, { act: 'assign', input, key: keyOf('sold') })
    // Whose commission it is, where that follows the lead.
    expect(await stored(`invoices/${sold.invoice?.id ?? ''}`)).toMatchObject({
      ...{ leadOwnerId: 'ravi', createdBy: desk.uid },
    })
    expect(await stored('leads/kiran')).toMatchObject({
      ...{ status: 'Converted', memberId: 'm1', convertedOn: today, nextFollowUpOn: null },
      soldFor: 1000,
      updatedBy: desk.uid,
    })
    expect(await stored('members/m1')).toMatchObject({ leadId: 'kiran', totalDueAmount: 0 })
  })

  it('is refused a second time, and sells nothing then', async () => {
    await doneAs(server, IRON, desk, { act: 'assign', input: saleOf('m1', 'kiran') })
    await join('m2', 'Kiran Shah')
    const again = await runAs(server, IRON, desk, { act: 'assign', input: saleOf('m2', 'kiran') })
    expect(again).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/is a member already/) as string,
    })
    expect(await stored('members/m2')).toMatchObject({ currentPackage: null })
    expect(await stored('leads/kiran')).toMatchObject({ memberId: 'm1' })
  })

  it('knows no lead of another centre, and none that is not there', async () => {
    await putLead({}, ICE)
    for (const leadId of ['kiran', 'nobody'])
      await expect(
        runAs(server, IRON, owner, { act: 'assign', input: saleOf('m1', leadId) }),
      ).rejects.toMatchObject({ code: 'not-found' })
    expect(await stored('leads/kiran')).toMatchObject({ status: 'New' })
  })

  /** A sale above the desk’s limit: the owner accepts it, and the desk completes it. */
  const asked = () => ({
    ...saleOf('m1', 'kiran', { discount: 300, discountReason: 'Student' }),
    asks: true,
  })
  const waiting = async () =>
    (await doneAs(server, IRON, desk, { act: 'assign', input: asked() })).invoice?.id ?? ''
  async function complete(invoiceId: string) {
    await doneAs(server, IRON, owner, { act: 'approve', input: { invoiceId } })
    const { memberId, templateId, terms } = asked()
    const input = { invoiceId, memberId, templateId, terms }
    await doneAs(server, IRON, desk, { act: 'completeSale', input })
  }

  it('that waits for the owner converts it when it is completed', async () => {
    const invoiceId = await waiting()
    expect(await stored('leads/kiran')).toMatchObject({ status: 'New' })
    await complete(invoiceId)
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Converted', memberId: 'm1' })
    expect(await stored('members/m1')).toMatchObject({ leadId: 'kiran' })
  })

  describe('of whom another lead has become meanwhile', () => {
    const mergedInto = (id: string, into: string) =>
      put(`leads/${id}`, {
        ...fieldsOf('Kiran Shah'),
        ...{ gymId: IRON, deleted: true, mergedInto: into, ownerId: 'asha' },
      })
    const putLast = (fields: Partial<Lead> = {}) =>
      put('leads/last', { ...fieldsOf('Kiran S'), gymId: IRON, ownerId: 'ravi', ...fields })

    it('converts the one that stays, over several steps, and its owner’s is the commission', async () => {
      const invoiceId = await waiting()
      await mergedInto('kiran', 'middle')
      await mergedInto('middle', 'last')
      await putLast()
      await complete(invoiceId)
      expect(await stored('leads/last')).toMatchObject({ status: 'Converted', memberId: 'm1' })
      expect(await stored('members/m1')).toMatchObject({ leadId: 'last' })
      expect(await stored(`invoices/${invoiceId}`)).toMatchObject({ leadOwnerId: 'ravi' })
      expect(await stored('leads/kiran')).toMatchObject({ status: 'New', deleted: true })
    })

    it('is asked for as that one, where it waits only now', async () => {
      await mergedInto('kiran', 'last')
      await putLast()
      const invoiceId = await waiting()
      expect(await stored(`invoices/${invoiceId}`)).toMatchObject({ sale: { leadId: 'last' } })
    })

    it('is refused where that one is a member already, and goes through where the owner has accepted it', async () => {
      const invoiceId = await waiting()
      await mergedInto('kiran', 'last')
      await putLast({ status: 'Converted', memberId: 'm0' })
      await join('m2', 'Kiran Shah')
      expect(await runAs(server, IRON, desk, { act: 'assign', input: saleOf('m2', 'kiran') })).toMatchObject({
        kind: 'refused',
        reason: expect.stringMatching(/^Kiran S is a member/) as string,
      })
      await complete(invoiceId)
      expect(await stored('leads/last')).toMatchObject({ memberId: 'm0' })
      expect(await stored('members/m1')).toMatchObject({ currentPackage: { packageId: monthly.id } })
    })

    it('sells all the same where two name each other, or the one that stays is not there', async () => {
      const invoiceId = await waiting()
      await mergedInto('kiran', 'last')
      await mergedInto('last', 'kiran')
      await complete(invoiceId)
      expect(await stored('members/m1')).not.toHaveProperty('leadId')
      await mergedInto('kiran', 'nobody')
      await join('m2', 'Kiran Shah')
      expect(await runAs(server, IRON, desk, { act: 'assign', input: saleOf('m2', 'kiran') })).toMatchObject({
        kind: 'refused',
        reason: expect.stringMatching(/was deleted/) as string,
      })
    })
  })
})
