// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FormSheet } from './FormSheet'
import { ListField } from './ListField'

afterEach(cleanup)

const open = () =>
  render(
    <FormSheet
      title="Words"
      schema={z.object({ words: z.array(z.string()) })}
      defaults={{ words: ['Price', 'Distance'] }}
      submitLabel="Save"
      onSubmit={() => Promise.resolve()}
      onClose={() => undefined}
    >
      <ListField name="words" label="Reasons" />
    </FormSheet>,
  )

const box = () => screen.getByPlaceholderText<HTMLInputElement>('Add one more')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const words = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('a list of words', () => {
  it('takes one at the end, and none twice', () => {
    open()
    type('Timing')
    press('Add')
    expect(words()).toEqual(['Price', 'Distance', 'Timing'])
    type('price')
    screen.getByText('price is in the list already.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true)
  })

  it('renames one in its place', () => {
    open()
    press('Rename Price')
    expect(box().value).toBe('Price')
    expect(document.activeElement).toBe(box())
    type('Too dear')
    fireEvent.blur(box())
    expect(words()).toEqual(['Too dear', 'Distance'])
    type('Timing')
    press('Add')
    expect(words()).toEqual(['Too dear', 'Distance', 'Timing'])
  })

  it('renames none to another one of them, and none that was taken out', () => {
    open()
    press('Rename Price')
    type('distance')
    fireEvent.blur(box())
    expect(words()).toEqual(['Price', 'Distance'])
    press('Remove Price')
    type('Dear')
    fireEvent.blur(box())
    expect(words()).toEqual(['Distance', 'Dear'])
  })

  it('that is left with nothing typed renames none any more', () => {
    open()
    press('Rename Price')
    type('')
    fireEvent.blur(box())
    type('Timing')
    press('Add')
    expect(words()).toEqual(['Price', 'Distance', 'Timing'])
  })
})
