import { describe, expect, it } from 'vitest'
import { expenseCategorySchema } from '@/domain/expenses/expenseCategory'
import { salariesAmong, startingSalaries } from './salariesCategory'

const category = (id: string, name: string, fields: object = {}) =>
  expenseCategorySchema.parse({ id, name, gymId: 'iron', ...fields })
const starter = (name = 'Salaries', fields: object = {}) => category('iron_salaries', name, fields)
const other = (fields: object = {}) => category('own', 'salaries ', fields)
const archived = { isActive: false }
const gone = { isActive: false, deleted: true }

describe('the category that pay is spent under', () => {
  it.each([
    ['the one that the centre began with', [category('rent', 'Rent'), starter()], 'iron_salaries'],
    ['that one under another name', [starter('Wages')], 'iron_salaries'],
    ['that one where it is archived', [starter('Salaries', archived)], 'iron_salaries'],
    ['another of that name, where it is in use', [starter('Wages'), other()], 'own'],
    ['the first where the other is archived', [starter('Wages'), other(archived)], 'iron_salaries'],
    [
      'an archived one of that name, where no other is left',
      [starter('Wages', gone), other(archived)],
      'own',
    ],
    ['none where it is gone', [starter('Wages', gone), category('rent', 'Rent')], undefined],
    ['none where there never was one', [], undefined],
  ])('is %s', (_, categories, id) => {
    expect(salariesAmong(categories, 'iron')?.id).toBe(id)
  })

  it('has one id in a centre that begins with it', () => {
    expect(startingSalaries('iron')).toMatchObject({ id: 'iron_salaries', fields: { name: 'Salaries' } })
  })
})
