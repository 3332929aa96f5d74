// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useToasts } from '@/ui/feedback/toast'
import type { Category } from './categoryViews'
import { useCategoryForm } from './useCategoryForm'

const rent: Category = { id: 'rent', name: 'Rent', order: 4, isActive: true, deleted: false }
const water: Category = { ...rent, id: 'water', name: 'Water', order: 0 }

afterEach(() => {
  cleanup()
  useToasts.setState({ shown: [] })
})

/** The form beside these two, of one of them or of a new one. */
function formOf(category?: Category) {
  const written: unknown[] = []
  const note = (what: string) => (_gymId: string, id: string, fields: object) => {
    written.push([what, id, fields])
    return Promise.resolve()
  }
  const repository = { add: note('add'), change: note('change') }
  const factory = () => repository
  const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  )
  const props = { existing: [rent, water], category, onClose: () => undefined }
  const fieldsOf = ({ name }: { name: string }) => ({ name })
  const { result } = renderHook(
    () => useCategoryForm<Category, { name: string }>('expenseCategories', factory, props, fieldsOf),
    { wrapper },
  )
  return { sheet: result.current.sheet, written }
}

describe('the form of a category', () => {
  it('refuses a name that another one has, at its field', async () => {
    const { sheet, written } = formOf()
    await expect(sheet.onSubmit({ name: 'rent' })).rejects.toMatchObject({
      field: 'name',
      message: 'Rent exists already.',
    })
    expect(written).toEqual([])
  })

  it('puts a new one behind the last, and keeps what is typed as a draft', async () => {
    const { sheet, written } = formOf()
    expect(sheet).toMatchObject({
      ...{ title: 'New category', submitLabel: 'Add category' },
      draftKey: 'expenseCategories/new/iron',
    })
    await sheet.onSubmit({ name: 'Misc' })
    expect(written).toEqual([['add', 'id', { name: 'Misc', order: 5 }]])
    expect(useToasts.getState().shown.map(({ text }) => text)).toEqual(['Misc is added.'])
  })

  it('changes one where it stands, without a draft', async () => {
    const { sheet, written } = formOf(rent)
    expect(sheet).toMatchObject({ title: 'Edit Rent', submitLabel: 'Save' })
    expect(sheet).not.toHaveProperty('draftKey')
    await sheet.onSubmit({ name: 'House rent' })
    expect(written).toEqual([['change', 'rent', { name: 'House rent' }]])
    expect(useToasts.getState().shown.map(({ text }) => text)).toEqual(['House rent is saved.'])
  })
})
