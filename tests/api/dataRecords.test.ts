import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { partsOver } from '@/data/repositories'
import { expenseCategoryRepository } from '@/data/expenses/expenseCategoryRepository'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { promoCodeRepository } from '@/data/promoCodes/promoCodeRepository'
import { emptyPromoForm, promoFieldsOf } from '@/domain/promoCodes/promoForm'
import { putGym } from './support/gymFixtures'
import { openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const [IRON, ICE] = ['iron', 'ice']

describe('a plain record, through an owner’s page', () => {
  let client: OpenStore
  let server: DocumentStore
  const categories = () => expenseCategoryRepository(partsOver(client.store, systemClock))
  const promos = () => promoCodeRepository(partsOver(client.store, systemClock))
  const expenses = () => expenseRepository(partsOver(client.store, systemClock))
  const put = (path: string, data: StoredData) => server.batch((writer) => writer.set(path, data))
  const stored = async (path: string) => (await server.get(path))?.data
  const rent = { name: 'Rent', nameLower: 'rent', kind: 'fixed' as const, monthlyBudget: 1000 }

  beforeAll(() => {
    client = openWebStore(ownerOf(IRON))
    server = openAdminStore().store
  })
  afterAll(() => client.close())
  beforeEach(async () => {
    await emptyStore()
    await putGym(server, IRON)
    await putGym(server, ICE)
  })

  it('is stamped with who wrote it and when, at first and at each change', async () => {
    await categories().add(IRON, 'c1', rent)
    const first = await stored('expenseCategories/c1')
    expect(first).toMatchObject({ gymId: IRON, isActive: true, order: 0, updatedBy: IRON })
    expect(first?.['createdAt']).toBeInstanceOf(Date)
    await put('expenseCategories/c1', { ...first, updatedBy: 'another' })
    await categories().change(IRON, 'c1', { monthlyBudget: 2 })
    const second = await stored('expenseCategories/c1')
    expect(second).toMatchObject({ ...rent, monthlyBudget: 2, updatedBy: IRON })
    expect(second?.['createdAt']).toEqual(first?.['createdAt'])
  })

  it('of three versions ago is brought up to date by its next change', async () => {
    await put('expenseCategories/old', { gymId: IRON, name: 'Rent', isFixed: true, monthlyBudget: null })
    expect(await firstOf(categories().list(IRON))).toMatchObject({
      rows: [{ id: 'old', kind: 'fixed', monthlyBudget: 0, isActive: true }],
    })
    await categories().archive(IRON, 'old')
    expect(await stored('expenseCategories/old')).toMatchObject({
      kind: 'fixed',
      monthlyBudget: 0,
      isActive: false,
    })
  })

  it('of a code with a name and a percentage alone is changed without touching what only the server counts', async () => {
    await put('promoCodes/old', { gymId: IRON, name: 'Diwali', percentOff: '10' })
    await promos().change(IRON, 'old', { isActive: false })
    const code = await stored('promoCodes/old')
    expect(code).toMatchObject({ name: 'Diwali', percentOff: 10, isActive: false })
    expect(code).not.toHaveProperty('usedCount')
    await put('promoCodes/used', {
      ...promoFieldsOf({ ...emptyPromoForm, name: 'HOLI' }),
      ...{ id: 'used', gymId: IRON, usedCount: 7 },
    })
    await promos().change(IRON, 'used', { usedCount: 0, percentOff: 20 })
    expect(await stored('promoCodes/used')).toMatchObject({ usedCount: 7, percentOff: 20 })
  })

  it('of a used code without the name that lists sort by is ended all the same: its name stays', async () => {
    await put('promoCodes/used', { gymId: IRON, name: 'Holi', percentOff: '10', usedCount: 3 })
    await promos().archive(IRON, 'used')
    expect(await stored('promoCodes/used')).toMatchObject({ name: 'Holi', percentOff: 10, archived: true })
    await expect(promos().change(IRON, 'used', { name: 'HOLI' })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('of an expense without a category is deleted and comes back: only another category is looked up', async () => {
    await put('expenses/old', { gymId: IRON, amount: '400.50', createdAt: new Date('2026-03-05T06:00:00Z') })
    await expenses().archive(IRON, 'old')
    expect(await stored('expenses/old')).toMatchObject({ deleted: true, amount: 400.5, date: '2026-03-05' })
    await expenses().restore(IRON, 'old')
    expect(await stored('expenses/old')).toMatchObject({ deleted: false })
    await expect(expenses().change(IRON, 'old', { categoryId: 'of-nobody' })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('of another centre is not there, by whatever name it is asked for', async () => {
    await put('expenseCategories/its', { ...rent, id: 'its', gymId: ICE })
    await expect(categories().archive(ICE, 'its')).rejects.toMatchObject({ name: 'AppError' })
    await expect(categories().archive(IRON, 'its')).rejects.toMatchObject({ name: 'AppError' })
    expect(await stored('expenseCategories/its')).toEqual({ ...rent, id: 'its', gymId: ICE })
    await categories().add(IRON, 'own', rent)
    await categories().change(IRON, 'own', { gymId: ICE, name: 'Hall' })
    expect(await stored('expenseCategories/own')).toMatchObject({ gymId: IRON, name: 'Hall' })
  })

  it('changed by two at once keeps what both changed', async () => {
    await categories().add(IRON, 'c1', rent)
    await Promise.all([
      categories().change(IRON, 'c1', { monthlyBudget: 5 }),
      categories().change(IRON, 'c1', { colour: 'teal' }),
      categories().change(IRON, 'c1', ({ order }) => ({ order: order + 1 })),
      categories().change(IRON, 'c1', ({ order }) => ({ order: order + 1 })),
    ])
    expect(await stored('expenseCategories/c1')).toMatchObject({ monthlyBudget: 5, colour: 'teal', order: 2 })
  })

  it('that is removed leaves for good only where nothing needs it, and a repeat changes nothing', async () => {
    await categories().add(IRON, 'c1', rent)
    expect(await categories().remove(IRON, 'c1')).toBeNull()
    expect(await categories().remove(IRON, 'c1')).toBeNull()
    expect(await stored('expenseCategories/c1')).toMatchObject({ deleted: true, isActive: false })
    await expect(categories().remove(IRON, 'gone')).rejects.toMatchObject({ code: 'not-found' })
  })
})
