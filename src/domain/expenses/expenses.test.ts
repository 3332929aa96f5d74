import { describe, expect, it, test } from 'vitest'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { refuseSameName } from '@/domain/shared/refuseSameName'
import { budgetsOf } from './budget'
import { expenseSchema, type Expense } from './expense'
import {
  beginningCategories,
  categoryFieldsOf,
  categoryFormSchema,
  colourOf,
  expenseCategorySchema,
  refuseRemoval,
  upgradeExpenseCategory,
} from './expenseCategory'
import { recurringDrafts } from './recurringDrafts'
import { learnWords, suggestCategories } from './suggestCategory'

const today = civil('2026-11-20')
const now = new Date('2026-11-20T06:30:00Z')
const spent = (fields: Partial<Expense> = {}) =>
  expenseSchema.parse({
    id: 'e1',
    gymId: 'g1',
    categoryId: 'rent',
    amount: 30_000,
    date: '2026-08-31',
    ...fields,
  })
const categories = beginningCategories('g1').map(({ fields: { name, order } }) =>
  expenseCategorySchema.parse({ id: name.toLowerCase(), gymId: 'g1', name, order, monthlyBudget: 1000 }),
)

describe('an expense that comes again', () => {
  const rent = spent({
    isRecurring: true,
    bill: 'g1/bills/1.webp',
    recurrence: {
      every: 1,
      everyType: 'Month',
      anchor: civil('2026-08-31'),
      madeThrough: civil('2026-08-31'),
      endsOn: null,
    },
  })

  it('makes a draft for every missed month, each on the last day it can be, with ids that stay the same', () => {
    const made = recurringDrafts(rent, civil('2027-03-01'), now)
    expect(made?.drafts.map(({ id }) => id)).toEqual(
      ['2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'].map(
        (on) => `g1_e1_${on}`,
      ),
    )
    expect(made?.drafts[0]).toMatchObject({
      date: '2026-09-30',
      status: 'Draft',
      amount: 30_000,
      isRecurring: false,
      recurrence: null,
      recurringOf: 'e1',
      bill: '',
    })
    expect(made?.source.recurrence?.madeThrough).toBe('2027-02-28')
  })

  it('is done once: run again, nothing is due', () => {
    const made = recurringDrafts(rent, today, now)
    expect(made?.drafts).toHaveLength(2)
    expect(recurringDrafts(made?.source ?? expect.fail(), today, now)).toBeNull()
  })

  test.each([
    ['deleted', { deleted: true }],
    ['no longer recurring', { recurrence: null }],
    ['ended', { recurrence: { ...(rent.recurrence ?? expect.fail()), endsOn: civil('2026-09-15') } }],
  ])('makes nothing once it is %s', (_case, fields) => {
    expect(recurringDrafts({ ...rent, ...fields }, today, now)).toBeNull()
  })
})

describe('categories', () => {
  it('in use are never removed', () => {
    expect(refuseRemoval({ name: 'Rent' }, 0)).toBeNull()
    expect(reasonOf(refuseRemoval({ name: 'Rent' }, 12) ?? expect.fail())).toBe(
      'Rent has 12 expenses. Archive it, or move them to another category first.',
    )
    expect(refuseRemoval({ name: 'Rent' }, 1)?.reason).toMatch(/^Rent has an expense\./)
  })

  it('of a centre made before there were budgets read with their kind and no budget', () => {
    const older = { gymId: 'g1', name: 'Rent', isFixed: true, monthlyBudget: null, order: 0 }
    const { data, repairs } = upgradeExpenseCategory('g1_rent', older)
    expect(expenseCategorySchema.parse(data)).toMatchObject({
      id: 'g1_rent',
      kind: 'fixed',
      monthlyBudget: 0,
    })
    expect(repairs).toEqual({ kind: 'fixed', monthlyBudget: 0 })
    expect(upgradeExpenseCategory('g1_rent', data).repairs).toBeNull()
    const variable = upgradeExpenseCategory('x', { ...older, isFixed: false }).data
    expect(expenseCategorySchema.parse(variable)).toMatchObject({ kind: 'variable' })
  })

  it('a centre begins with are the starter set, with ids that follow from its own and colours that differ', () => {
    const set = beginningCategories('g1')
    expect(set.map(({ id }) => id).slice(0, 3)).toEqual(['g1_rent', 'g1_electricity', 'g1_salaries'])
    expect(new Set(set.map(({ fields }) => fields.colour)).size).toBe(set.length)
    expect(colourOf({ colour: 'teal', order: 0 })).toBe('teal')
    expect(colourOf({ colour: '#123456', order: 12 })).toBe('amber')
  })

  it('have names of their own, whatever the case', () => {
    expect(refuseSameName('RENT ', 'new', categories)?.reason).toBe('Rent exists already.')
    expect(refuseSameName('Rent', 'rent', categories)).toBeNull()
    const archived = categories.map((one) => ({ ...one, isActive: false }))
    expect(refuseSameName('rent', 'new', archived)?.reason).toMatch(/Restore it/)
  })

  it('come out of the form tidy', () => {
    const form = categoryFormSchema.parse({
      name: ' Tea  and snacks',
      colour: 'teal',
      monthlyBudget: null,
      kind: 'variable',
    })
    expect(categoryFieldsOf(form)).toMatchObject({
      name: 'Tea and snacks',
      nameLower: 'tea and snacks',
      monthlyBudget: 0,
    })
    expect(categoryFormSchema.safeParse({ ...form, name: ' ' }).error?.issues[0]?.message).toBe(
      'Enter a name',
    )
  })

  it.each([
    [0, 'within', 0],
    [799.99, 'within', 79],
    [800, 'near', 80],
    [1000, 'near', 100],
    [1000.01, 'over', 100],
  ])('with %d of 1000 spent are %s', (amount, state, percent) => {
    const list = [
      spent({ amount, date: civil('2026-11-05') }),
      spent({ amount: 900, date: civil('2026-10-05') }),
      spent({ amount: 900, date: civil('2026-11-06'), status: 'Draft' }),
      spent({ amount: 900, date: civil('2026-11-06'), deleted: true }),
    ]
    expect(budgetsOf(categories, list, '2026-11').get('rent')).toEqual({
      spent: amount,
      percent,
      state,
      lastUsed: '2026-11-05',
    })
  })

  it('without a budget have no bar', () => {
    expect(budgetsOf([{ id: 'x', monthlyBudget: 0 }], [], '2026-11').get('x')).toMatchObject({
      state: 'none',
    })
  })
})

describe('the category that is meant', () => {
  const best = (text: string, learned = learnWords([])) =>
    suggestCategories(text, categories, learned).map(({ name }) => name)[0]

  test.each([
    ['bijli bill', 'Electricity'],
    ['bij', 'Electricity'],
    ['Kiraya november', 'Rent'],
    ['elect', 'Electricity'],
    ['paani tanker', 'Water'],
    ['flex banner', 'Marketing'],
  ])('%s is %s', (text, name) => expect(best(text)).toBe(name))

  it('is learned from what this centre wrote before, which beats the guess', () => {
    const learned = learnWords([
      spent({ categoryId: 'misc', description: 'Chai for trainers', vendor: 'Sharma' }),
      spent({ categoryId: 'maintenance', description: 'light fitting' }),
      spent({ categoryId: 'rent', description: 'chai', deleted: true }),
    ])
    expect(best('chai', learned)).toBe('Misc')
    expect(best('sharma', learned)).toBe('Misc')
    expect(best('light', learned)).toBe('Maintenance')
  })

  it('is not guessed from nothing, nor offered when it is archived', () => {
    expect(best('xyz 500')).toBeUndefined()
    expect(
      suggestCategories(
        'rent',
        categories.map((one) => ({ ...one, isActive: false })),
        new Map(),
      ),
    ).toEqual([])
  })
})
