import { describe, expect, it } from 'vitest'
import { templateWith } from '@/domain/packages/fixtures'
import { emptyTemplateForm, fieldsOf, formOf, templateFormSchema } from './templateForm'

const problemsOf = (fields: object) =>
  templateFormSchema
    .safeParse({ ...emptyTemplateForm, name: 'Monthly', price: 1500, ...fields })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the form of a package', () => {
  it('says at the field what is wrong', () => {
    expect(problemsOf({ price: null })).toEqual([['price', 'Enter an amount']])
    expect(problemsOf({ price: -1 })).toEqual([['price', 'Enter 0 or more']])
    expect(problemsOf({ duration: 0 })).toEqual([['duration', 'Enter 1 or more']])
    expect(problemsOf({ name: '  ' })).toEqual([['name', 'Enter a name']])
    expect(problemsOf({ sac: '99x' })).toEqual([['sac', 'A SAC has 4 to 8 digits']])
    expect(problemsOf({})).toBeUndefined()
  })

  it('gives back what it was opened with', () => {
    const template = templateWith({ taxRate: 18, sac: '9996', description: 'Evenings', joiningFee: 500 })
    const { name, price, freeze, taxRate, sac } = template
    const saved = fieldsOf(templateFormSchema.parse(formOf(template)))
    expect(saved).toMatchObject({ name, price, freeze, taxRate, sac })
  })
})
