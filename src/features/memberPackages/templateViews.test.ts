import { describe, expect, it } from 'vitest'
import { templateWith } from '@/domain/packages/fixtures'
import { arrange, type View } from '@/domain/shared/arrange'
import { templateViews } from './templateViews'

const monthly = templateWith({ id: 'm', name: 'Monthly', price: 1500, duration: 1 })
const yearly = templateWith({ id: 'y', name: 'Yearly', price: 12000, duration: 1, durationType: 'Year' })
const morning = templateWith({
  id: 'p',
  name: 'Morning pass',
  price: 900,
  duration: 30,
  durationType: 'Day',
  category: 'Pass',
})
const old = templateWith({ id: 'o', name: 'Old monthly', isActive: false })
const gone = templateWith({ id: 'g', name: 'Gone', deleted: true })
const all = [yearly, gone, morning, old, monthly]

const usual = {
  tab: 'onSale',
  q: '',
  sort: { by: 'name', direction: 'asc' },
  filters: {},
} as const
type Shown = Partial<View<'onSale' | 'archived', 'name' | 'price' | 'duration', 'category' | 'starter'>>
const idsOf = (view: Shown) => arrange(all, { ...usual, ...view }, templateViews).map(({ id }) => id)
const names = (view: Shown = {}) => arrange(all, { ...usual, ...view }, templateViews).map(({ name }) => name)

describe('the list of packages', () => {
  it('keeps what is neither active nor deleted apart from what is on sale', () => {
    expect(idsOf({ tab: 'archived' })).toEqual(['g', 'o'])
    expect(names()).toEqual(['Monthly', 'Morning pass', 'Yearly'])
  })

  it('sorts by price and by how long the package lasts, whatever unit it is written in', () => {
    expect(names({ sort: { by: 'price', direction: 'desc' } })).toEqual(['Yearly', 'Monthly', 'Morning pass'])
    expect(names({ sort: { by: 'duration', direction: 'asc' } })).toEqual([
      'Morning pass',
      'Monthly',
      'Yearly',
    ])
  })

  it('finds by the beginning of any word and by category', () => {
    expect(names({ q: 'pas' })).toEqual(['Morning pass'])
    expect(names({ q: 'onthly' })).toEqual([])
    expect(names({ filters: { category: 'Pass' } })).toEqual(['Morning pass'])
    expect(names({ filters: { starter: 'true' } })).toHaveLength(3)
  })
})
