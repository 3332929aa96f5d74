// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { settingFields, type SettingName } from '@/domain/gyms/settingFields'
import { settingWords } from '@/domain/gyms/settingWords'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { configSections, sectionIds } from './sections'
import SiteConfigPage from './SiteConfigPage'

/** A centre that collects tax, so that every field of it is drawn. */
const session = () => {
  const at = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')
  if (at.state.status === 'signedIn' && at.state.gym.status === 'ready')
    at.state.gym.info.preference = { taxRegime: 'regular', gstin: '23ABCDE1234F1Z5' }
  return at
}

/** The rates stand behind the switch that says whether they are the centre's own. */
const fieldOf = (setting: string) => (setting === 'taxRates' ? 'hasOwnRates' : setting)

type Drawn = { field: string; text: string }

function fieldsOf(section: string): Drawn[] {
  const { container } = renderAs(session(), <SiteConfigPage />, `/settings/site-config?section=${section}`)
  return [...container.querySelectorAll('[data-field]')].map((box) => ({
    field: box.getAttribute('data-field') ?? '',
    text: box.textContent,
  }))
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

it('every setting of a centre is drawn once, in the section that names it (PRODUCT 4, screen 19)', () => {
  const drawn = new Map<string, string[]>()
  for (const section of sectionIds) {
    for (const { field } of fieldsOf(section)) drawn.set(field, [...(drawn.get(field) ?? []), section])
    cleanup()
  }
  for (const setting of Object.keys(settingFields)) {
    const owners = sectionIds.filter((id) => configSections[id].settings.some((name) => name === setting))
    expect([setting, drawn.get(fieldOf(setting))]).toEqual([setting, owners])
  }
})

/** Where a centre has set nothing there is nothing, which their sentence says. */
const withoutDefault: readonly SettingName[] = [
  ...([
    'weekStart',
    'gstin',
    'openingHours',
    'capacity',
    'upiId',
    'upiName',
    'invoiceTerms',
    'signature',
  ] as const),
]

it('each is drawn with its sentence and its default', () => {
  const texts = new Map<string, string>()
  for (const section of sectionIds) {
    for (const { field, text } of fieldsOf(section)) texts.set(field, text)
    cleanup()
  }
  const settings = Object.keys(settingFields) as SettingName[]
  const textOf = (setting: SettingName) => texts.get(fieldOf(setting)) ?? ''
  expect(settings.filter((each) => !textOf(each).includes(settingWords[each].hint))).toEqual([])
  expect(settings.filter((each) => !textOf(each).includes('Default: '))).toEqual(withoutDefault)
})
