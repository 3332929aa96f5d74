import { describe, expect, it } from 'vitest'
import { listedWith } from '@/domain/members/fixtures'
import { builtInTemplate, type MessageTemplate } from '@/domain/messages/template'
import { memberTemplates, smsFor } from './smsFor'

const gym = { gymName: 'Iron House', phone: '', locale: 'en-IN', messageCountries: ['IN'] }
const templateOf = (key: string): MessageTemplate => {
  const template = builtInTemplate('iron', key, 'sms', 'en-IN')
  if (template === null) throw new Error(`There is no template ${key}`)
  return template
}

describe('the text message a member gets', () => {
  it.each(memberTemplates.map(({ key }) => key))('%s is there for every centre', (key) =>
    expect(templateOf(key).body).toContain('{#var#}'),
  )

  it('is not sent where there is no mobile number', () => {
    const text = smsFor(listedWith({ phone: '0731 255' }), templateOf('expired'), gym)
    expect(text).toEqual({ kind: 'refused', reason: '0731 255 is no mobile number.' })
    expect(smsFor(listedWith({ phone: '' }), templateOf('expired'), gym)).toMatchObject({
      reason: 'There is no phone number.',
    })
  })

  it('is not sent to a country that the centre does not write to', () => {
    const abroad = listedWith({ phone: '+971 50 123 4567' })
    expect(smsFor(abroad, templateOf('expired'), gym)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('numbers of India only') as string,
    })
  })

  it('is not sent about a package nobody bought', () => {
    const fresh = listedWith({ phone: '9876543210', currentPackage: null, lastPackage: null })
    expect(smsFor(fresh, templateOf('expired'), gym)).toMatchObject({
      reason: 'There is no package to write about.',
    })
  })
})
