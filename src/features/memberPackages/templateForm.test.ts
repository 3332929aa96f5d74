import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { fieldsOf, formOf, templateFormSchema, emptyTemplateForm } from './templateForm'

const problemsOf = (fields: object, settings = settingsWith()) =>
  templateFormSchema(settings)
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

  it('judges the limits of a freeze where members may freeze, and keeps of them what it can where they may not', () => {
    const limits = { freezeMaxTimes: 0, freezeTotalDays: 30, freezeFee: -1 }
    expect(problemsOf(limits)).toEqual([
      ['freezeMaxTimes', 'Enter 1 or more'],
      ['freezeFee', 'Enter 0 or more'],
    ])
    const saved = templateFormSchema(settingsWith()).parse({
      ...{ ...emptyTemplateForm, name: 'Monthly', price: 1500, freezeAllowed: false },
      ...limits,
    })
    expect(fieldsOf(saved).freeze).toMatchObject({ allowed: false, maxTimes: null, totalDays: 30, fee: 0 })
  })

  it('refuses limits that no freeze would keep, where members may freeze', () => {
    const limits = { freezeMinDays: 10, freezeMaxDays: 5, freezeTotalDays: 9 }
    expect(problemsOf(limits)).toEqual([
      ['freezeMaxDays', 'Shorter than the shortest freeze'],
      ['freezeTotalDays', 'Fewer than the shortest freeze takes'],
    ])
    expect(problemsOf({ ...limits, freezeAllowed: false })).toBeUndefined()
    expect(problemsOf({ freezeMinDays: 10, freezeMaxDays: 10, freezeTotalDays: 10 })).toBeUndefined()
    expect(problemsOf({ ...limits, freezeMinDays: null })).toBeUndefined()
  })

  it('asks for the rate of a code that it does not know, where tax is collected', () => {
    const problems = (preference: object, fields: object) =>
      templateFormSchema(settingsWith({ ...preference }))
        .safeParse({ ...emptyTemplateForm, name: 'Monthly', price: 1500, ...fields })
        .error?.issues.map(({ path, message }) => [path.join('.'), message])
    const regular = { taxRegime: 'regular', gstin: '27AAPFU0939F1ZV' }
    expect(problems(regular, { sac: '998314' })).toEqual([['taxRate', 'Enter the tax rate of this SAC']])
    expect(problems(regular, { sac: '998314', taxRate: 18 })).toBeUndefined()
    expect(problems(regular, { sac: '999652' })).toBeUndefined()
    expect(problems(regular, {})).toBeUndefined()
    expect(problems({}, { sac: '998314' })).toBeUndefined()
  })

  it('gives back what it was opened with', () => {
    const template = templateWith({ taxRate: 18, sac: '9996', description: 'Evenings', joiningFee: 500 })
    const { name, price, freeze, taxRate, sac } = template
    const saved = fieldsOf(templateFormSchema(settingsWith()).parse(formOf(template)))
    expect(saved).toMatchObject({ name, price, freeze, taxRate, sac })
  })
})
